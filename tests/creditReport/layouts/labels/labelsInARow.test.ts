import { expect, it } from 'vitest';
import { withLabelsInARow } from '../../../../src/creditReport/layouts/labels/labelsInARow';
import { readLines } from '../../../../src/creditReport/page/lines';

// biome-ignore format: texts are read in lines
it.each([
  ['by the shape of each', 'Date Opened: Type: High Balance:\n05/2010 Installment $11,870', ['Date Opened: 05/2010', 'Type: Installment', 'High Balance: $11,870']],
  ['with the day of a sum', 'Monthly Payment: Recent Balance:\nNA $6,047 as of 07/2013', ['Monthly Payment: NA', 'Recent Balance: $6,047 as of 07/2013']],
  ['with a date in words', 'Balance: Date Opened: Terms:\n$5 Mar 04, 2011 60 Months', ['Balance: $5', 'Date Opened: Mar 04, 2011', 'Terms: 60 Months']],
  ['a kind of account and a status as far as they go', 'Account Type: Status: Balance:\nCredit Card 30 days late $5', ['Account Type: Credit Card', 'Status: 30 days late', 'Balance: $5']],
  ['a number beside the last line of an address', 'Address: Account Number:\nPO BOX 982235\nTROY, NY 12180\n(800) 555-0100 4888....\nStatus: OK', ['Address: PO BOX 982235 TROY, NY 12180 (800) 555-0100', 'Account Number: 4888....', 'Status: OK']],
  ['a number that is printed whole beside an address', 'Address: Account Number:\nPO BOX 982235\nTROY, NY 12180 48881234\nStatus: OK', ['Address: PO BOX 982235 TROY, NY 12180', 'Account Number: 48881234', 'Status: OK']],
  ['a number before an address', 'Account Number: Address:\n4888**** PO BOX 9\nTROY, NY 12180\nStatus: OK', ['Account Number: 4888****', 'Address: PO BOX 9 TROY, NY 12180', 'Status: OK']],
])('gives each of the labels in a row its value of the line below: %s', (_, text, lines) => {
  expect(withLabelsInARow(readLines(text)).map((line) => line.text)).toEqual(lines);
});

// biome-ignore format: texts are read in lines
it.each([
  ['there are fewer values than labels', 'Monthly Payment: Recent Balance:\n$6,047'],
  ['a value has another shape', 'Balance: Date Opened:\nOAK 05/2010'],
  ['the line below has a label', 'Balance: Terms:\nLimit: $5'],
  ['a blank line parts them', 'Balance: Terms:\n\n$5 60 Months'],
  ['one label stands alone', 'Balance:\n$5'],
  ['most are no labels', 'Dear Sir: Hello There: Balance:\n5 6 $7'],
  ['no number stands beside an address', 'Address: Account Number:\nPO BOX 982235\nTROY, NY 12180\nStatus: OK'],
])('leaves lines as they are where %s', (_, text) => {
  const lines = readLines(text);
  expect(withLabelsInARow(lines)).toEqual(lines);
});
