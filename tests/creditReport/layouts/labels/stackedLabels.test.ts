import { expect, it } from 'vitest';
import { withStackedLabels } from '../../../../src/creditReport/layouts/labels/stackedLabels';
import { readLines } from '../../../../src/creditReport/page/lines';

it.each([
  [
    'label by label in one column, beside an address in the other',
    'Address:\tAccount Number:\nPO BOX 7\t4120XXXX\nTROY, NY 12180\tOriginal Creditor:\nNo phone\tOAK CLINIC',
    [
      'Address: PO BOX 7|Account Number: 4120XXXX',
      'TROY, NY 12180|Original Creditor: OAK CLINIC',
      'No phone|',
    ],
  ],
  [
    'a row of labels over a row of values',
    'Date Opened:\tBalance:\n05/2004\t$5',
    ['Date Opened: 05/2004|Balance: $5'],
  ],
  ['but no value of another shape', 'Past Due:\tLimit:\nOAK\tELM', ['Past Due:|Limit:', 'OAK|ELM']],
  [
    'but no other label',
    'Past Due:\tRemarks:\nStatus:\tPhone: 555-0100',
    ['Past Due:|Remarks:', 'Status:|Phone: 555-0100'],
  ],
  [
    'but nothing where the value stands beside it',
    'Limit: $9\tTerms:\t$4 per month\nPast Due:\t$5\tmonthly',
    ['Limit: $9|Terms:|$4 per month', 'Past Due:|$5|monthly'],
  ],
  [
    'nor of a sum whose value stands beside it',
    'Limit:\t$9\tTerms:\n$7\t$5\tmonthly',
    ['Limit:|$9|Terms: monthly', '$7|$5|'],
  ],
  ['nor what stands behind a blank line', 'Balance:\tLimit:\n\n$5\t$9', ['Balance:|Limit:', '$5|$9']],
  ['nor under fewer cells', 'Balance:\tLimit:\n$5', ['Balance:|Limit:', '$5']],
  [
    'nor under a label with a value',
    'Balance: $4\tStatus: OK\n$5\tOAK',
    ['Balance: $4|Status: OK', '$5|OAK'],
  ],
])('sets the value below a label beside it: %s', (_, text, expected) => {
  expect(withStackedLabels(readLines(text)).map(({ cells }) => cells.join('|'))).toEqual(expected);
});

it('gives the label the place of its value too', () => {
  const text = 'Date Opened:\tBalance:\n05/2004\t$5';
  expect(withStackedLabels(readLines(text))).toMatchObject([
    { text: 'Date Opened: 05/2004 Balance: $5', from: 0, to: text.length },
  ]);
});

const cellsOf = (text: string) => withStackedLabels(readLines(text)).map(({ cells }) => cells);

it('a label over its value stands beside it, where all that stands beside the value has a label of its own', () => {
  expect(cellsOf('Status:\nPast due 90 days.\tStatus Details: On record until 2027.')).toEqual([
    ['Status: Past due 90 days.'],
    ['', 'Status Details: On record until 2027.'],
  ]);
});

it.each([
  'Status:\nPast due 90 days.\tsince May',
  'Status:\n\nPast due 90 days.\tStatus Details: On record until 2027.',
  'Status\nPast due 90 days.\tStatus Details: On record until 2027.',
])('a label stays where it is: %j', (text) => {
  expect(cellsOf(text)).toEqual(readLines(text).map(({ cells }) => cells));
});
