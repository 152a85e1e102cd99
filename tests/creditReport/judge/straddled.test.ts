import { expect, it } from 'vitest';
import { begunAt, isStraddled } from '../../../src/creditReport/judge/straddled';
import { pagesOfText } from '../../../src/creditReport/page/page';
import { readByRules } from '../../../src/creditReport/readReport';

const block = (first: string, index: number) => `${first}\nAccount Number: ${index}XXX\nBalance: $${index}`;
const text = (firsts: readonly string[]) =>
  firsts.map((first, index) => block(first, index + 1)).join('\n\n');
const begun = (source: string) => {
  const [page] = pagesOfText(source);
  return page ? begunAt(page) : [];
};

it.each([
  ['a label with another name each time', ['Issued by: OAK', 'Issued by: ELM', 'Issued by: ASH']],
  ['the count of the accounts', ['ACCOUNT 1 OF 3', 'ACCOUNT 2 OF 3', 'ACCOUNT 3 OF 3']],
])('accounts begin at %s, first in each paragraph', (_, firsts) => {
  expect(begun(text(firsts))).toHaveLength(3);
});

it.each([
  ['that says the same each time', ['Kind: Card', 'Kind: Card', 'Kind: Card']],
  ['that comes twice', ['Issued by: OAK', 'Issued by: ELM']],
  ['of a page', ['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']],
  ['of a sum', ['Limit: $5', 'Limit: $6', 'Limit: $7']],
])('no account begins at a label %s', (_, firsts) => {
  expect(begun(text(firsts))).toEqual([]);
});

it('a debt is doubted whose name stands before such a place and whose number stands behind it', () => {
  const [debt] = readByRules({
    text: 'OAK BANK\nAccount Number: 1XXX\nBalance: $5\nPayment Status: Current',
    tables: [],
  }).debts;
  const [name = 0, number = 0] = [debt?.sources.accountName?.from, debt?.sources.accountNumber?.from];
  if (!debt) throw new Error('no debt');
  expect(isStraddled(debt, [name])).toBe(false);
  expect(isStraddled(debt, [number])).toBe(true);
  expect(isStraddled(debt, [number + 500])).toBe(false);
});
