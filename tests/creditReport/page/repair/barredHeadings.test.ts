import { expect, it } from 'vitest';
import { withBarredHeadings } from '../../../../src/creditReport/page/repair/barredHeadings';
import { readByRules } from '../../../../src/creditReport/readReport';

const HEADINGS = 'Balance | Credit Limit | Past Due | Payment';

const account = (name: string, values: string) =>
  `${name}\nAccount Number: *7712 | Owner: Joint\n${HEADINGS}\n${values}\nMonths Reviewed: 21`;

it('headings that bars part stand behind their values, where they come anew over each account', () => {
  const text = `${account('OAK BANK', '$19 | -- | $0 | $4')}\n${account('ELM CARD', '$8 | $9 | $1 | $2')}`;
  expect(withBarredHeadings(text)).toContain('Balance: $19 | Credit Limit: -- | Past Due: $0 | Payment: $4');
  const { debts } = readByRules({ text, tables: [] });
  expect(
    debts.map(({ accountName, amountText, payingText }) => [accountName, amountText, payingText]),
  ).toEqual([
    ['OAK BANK', '$19', '$4'],
    ['ELM CARD', '$8', '$2'],
  ]);
});

it.each([
  ['headings that stand once, over the rows of a table', `${HEADINGS}\n$1 | $2 | $3 | $4\n$5 | $6 | $7 | $8`],
  ['values that are more than the headings', `${HEADINGS}\n$1 | $2\n${HEADINGS}\n$1 | $2 | $3 | $4 | $5`],
  ['labels with their values', 'Owner: Joint | Status: Open\nOwner: Joint | Status: Open'],
])('leaves %s', (_, text) => {
  expect(withBarredHeadings(text)).toBe(text);
});
