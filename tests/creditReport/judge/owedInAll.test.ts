import { expect, it } from 'vitest';
import { owedInAll } from '../../../src/creditReport/judge/totals';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  ['Hi, Ann! You owe $71,344 across 5 debts.', '71344'],
  ['You owe $1,250.50 in total', '1250.5'],
  ['We owe a total of $900 to three lenders', '900'],
  ['I owe $400 on all my cards', '400'],
  ['Total Debts (add column B)      $ 9,960.20', '9960.2'],
  ['Total liabilities: 9,960', '9960'],
])('%s tells what is owed in all', (line, sum) => {
  expect(owedInAll(line)?.toFixed()).toBe(sum);
});

it.each([
  'I owe $500 to my sister',
  'We owe $1,200 on the Visa',
  'I owe 500 in total',
  'Total expenses $9,960',
  'Total debts (6) $9,960 $412',
  `${'x'.repeat(300)} You owe $5 in total`,
])('%s tells of no sum over debts', (line) => {
  expect(owedInAll(line)).toBeUndefined();
});

const OFFERS = 'Recommended for you\nFir Loan\n$5,000\n0% intro APR\n$99/mo';
const page = (owed: string) =>
  `Debts\n\nAnn, you owe ${owed} on 3 accounts.\n\nOAK BANK\nCredit card\nBalance $1,240\n$35/mo\nELM LENDING\nLoan\nBalance $5,520\n$212/mo\nASH CARD\nCredit card\nBalance $3,200\n$61/mo\n\n${OFFERS}`;
const names = (text: string) => readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

it('keeps rows that come to what the text says is owed in all, whatever else it speaks of', () => {
  expect(names(page('$9,960'))).toEqual(['OAK BANK', 'ELM LENDING', 'ASH CARD']);
  expect(names(page('$9,961'))).toEqual([]);
  expect(names(`${page('$1')}\nTotal debts $9,960`)).toEqual(['OAK BANK', 'ELM LENDING', 'ASH CARD']);
});
