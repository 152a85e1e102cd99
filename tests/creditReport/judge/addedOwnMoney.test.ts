import { expect, it } from 'vitest';
import { accountOf, type Fact } from '../../../src/creditReport/account';
import { withoutAddedOwnMoney } from '../../../src/creditReport/judge/addedOwnMoney';
import { readByRules } from '../../../src/creditReport/readReport';

const TEXT = 'Oak Visa: $500\nElm Loan: $600';
const [oak, elm] = readByRules({ text: TEXT, tables: [] }).debts;
if (!oak || !elm) throw new Error('no debts');
const named = (name: string): ReturnType<typeof accountOf> => {
  const span = { from: TEXT.indexOf('Elm'), to: TEXT.length };
  const facts: Fact[] = [{ kind: 'name', label: 'name', values: [name], span }];
  return accountOf(facts);
};

it('leaves out what was added of an account that is a person’s own money', () => {
  expect(withoutAddedOwnMoney([oak, elm], [oak], [named('Primary Savings')])).toEqual([oak]);
});

it('keeps what the rules have read, what was added of another account, and what stands in none', () => {
  expect(withoutAddedOwnMoney([oak, elm], [oak, elm], [named('Primary Savings')])).toEqual([oak, elm]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [named('Elm Loan')])).toEqual([oak, elm]);
  expect(withoutAddedOwnMoney([oak, elm], [elm], [named('Primary Savings')])).toEqual([oak, elm]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [])).toEqual([oak, elm]);
});

it('leaves out what was added among lines that are one debt’s own', () => {
  const whole = (values: string[]) =>
    accountOf([{ kind: 'text', label: 'remark', values, span: { from: 0, to: TEXT.length } }]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [whole([''])])).toEqual([oak]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [whole(['a remark'])])).toEqual([oak, elm]);
});
