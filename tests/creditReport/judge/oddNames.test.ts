import { expect, it } from 'vitest';
import { isOddName, withoutLabelsAsNames } from '../../../src/creditReport/judge/oddNames';
import { readLines } from '../../../src/creditReport/page/lines';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  ['a sentence', 'BEING MADE ON TIME'],
  ['the end of a sentence', 'AMOUNT CHARGED OFF WAS'],
  ['a line of counts', 'Times Late 30-0 60-0 90-0'],
  ['headings beside each other', 'Date Balance Scheduled Payment Paid'],
  ['a bureau', 'TransUnion'],
  ['the name as two bureaus print it', 'EDUCATION LOAN SVG EDUCATION LOAN SERVICING'],
  ['the number of a line', '3. Oak Bank'],
  ['a part of an account', 'Group B'],
  ['a numbered part of an account', 'Disbursement 2'],
])('%s is doubted as a name: %s', (_, name) => {
  expect(isOddName(name)).toBe(true);
});

it.each([
  ['words of labels that are few', 'Line of Credit'],
  ['a word that comes twice', 'Bank of the West Bank'],
  ['a place', 'CREDIT BUREAU OF BENNINGTON'],
  ['a company', 'Ridgeback Capital Recovery'],
  ['a company that is a group', 'Group One Credit'],
])('%s is none: %s', (_, name) => {
  expect(isOddName(name)).toBe(false);
});

it('no debt is called as a sum is labelled', () => {
  const rows = [
    'NEW BALANCE',
    'Oak Bank',
    'Previous Balance',
    'Past Due',
    'New Oak',
    'Quarry Recovery',
    'Total',
  ].map((accountName) => {
    const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $5', tables: [] }).debts;
    if (!debt) throw new Error('nothing was read');
    return { debt: { ...debt, accountName } };
  });
  expect(withoutLabelsAsNames(rows, []).map(({ debt }) => debt.accountName)).toEqual([
    'Oak Bank',
    'New Oak',
    'Quarry Recovery',
  ]);
});

const named = (accountName: string, isSummed: boolean) => {
  const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $5', tables: [] }).debts;
  if (!debt) throw new Error('nothing was read');
  return { debt: { ...debt, accountName, amount: isSummed ? debt.amount : undefined } };
};

it.each([
  ['with what is owed now beside it', 'Previous Balance      $1,802.96       New Balance     $1,840.22', 0],
  ['with its sum below it', 'Previous balance\n$1,802.96', 0],
  ['of no statement', 'Previous card   $1,802.96\nNew balance  $1,840.22', 1],
])('a line of a statement is no debt where what was owed before stands %s', (_, text, count) => {
  expect(withoutLabelsAsNames([named('Cash advance', true)], readLines(text))).toHaveLength(count);
});

it.each([
  'Months to go',
  'Payments left',
  'Number of payments remaining',
  'Weeks until debt free',
  'Paychecks to go',
])('a count without a sum is no debt: %s', (name) => {
  expect(withoutLabelsAsNames([named(name, false)], [])).toEqual([]);
  expect(withoutLabelsAsNames([named(name, true)], [])).toHaveLength(1);
});

it.each(['Months Furniture', 'Left Bank', 'Twelve Months Loan', 'Oak payments'])(
  'a debt without a sum stays: %s',
  (name) => {
    expect(withoutLabelsAsNames([named(name, false)], [])).toHaveLength(1);
  },
);
