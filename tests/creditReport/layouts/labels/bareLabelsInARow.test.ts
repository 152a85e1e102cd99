import { expect, it } from 'vitest';
import { withBareLabelsInARow } from '../../../../src/creditReport/layouts/labels/bareLabelsInARow';
import { readLines } from '../../../../src/creditReport/page/lines';

/** A second row, since one alone may be the heading of a table. */
const MORE = 'Date of status Recent payment\n02/2006 NA';
const read = (text: string) => withBareLabelsInARow(readLines(text)).map((line) => line.text);

// biome-ignore format: texts are read in lines
it.each([
  ['by the shape of each', 'Date opened Type Credit limit Responsibility\n05/1998 Credit card $8,000 Individual', ['Date opened: 05/1998', 'Type: Credit card', 'Credit limit: $8,000', 'Responsibility: Individual']],
  ['beside an address', 'PO BOX 12 Account number Recent balance\nRENO NV 89501 5490 3344 1701.... $7,652 as of 02/2006', ['PO BOX 12', 'RENO NV 89501', 'Account number: 5490 3344 1701....', 'Recent balance: $7,652 as of 02/2006']],
  ['beside an address of one line', 'PO BOX 12 Account number Recent balance\n7718.... $5', ['PO BOX 12', 'Account number: 7718....', 'Recent balance: $5']],
  ['by how a debt stands', 'Account Status Debt-to-Credit Ratio\nPAYS_AS_AGREED N/A', ['Account Status: PAYS_AS_AGREED', 'Debt-to-Credit Ratio: N/A']],
])('gives each of the labels in a row without colons its value of the line below: %s', (_, text, lines) => {
  expect(read(`${text}\n${MORE}`)).toEqual([...lines, 'Date of status: 02/2006', 'Recent payment: NA']);
});

// biome-ignore format: texts are read in lines
it.each([
  ['a value has another shape', 'Recent balance Date opened\nOAK 05/2010'],
  ['a label names who is owed', 'Creditor Balance Payment\nOAK $5 $7'],
  ['other words than an address begin the line', 'OAK BANK Account number Recent balance\n7718.... $5'],
  ['no town ends the address below', 'PO BOX 12 Account number Recent balance\nELM WAY 7718.... $5'],
  ['labels stand over labels', 'Activity Designator Charge Off Amount\nDeferred Payment Start Date'],
  ['no label asks for a shape', 'Responsibility Terms\nIndividual 36'],
  ['the value tells of no standing', 'Account Status Terms\nOAK BANK 36'],
  ['a blank line parts them', 'Date opened Credit limit\n\n05/1998 $8,000'],
  ['the line below has a label', 'Date opened Credit limit\nBalance: $5'],
  ['one label stands alone', 'Recent balance\n$5'],
])('leaves lines as they are where %s', (_, text) => {
  expect(read(`${text}\n${MORE}\n${MORE}`).slice(0, text.split(/\n+/).length)).toEqual(text.split(/\n+/));
});

it('leaves a single row of labels, which may be the heading of a table', () => {
  const lines = readLines(MORE);
  expect(withBareLabelsInARow(lines)).toBe(lines);
});
