import { expect, it } from 'vitest';
import { accountOf, type Fact } from '../../../src/creditReport/account';
import { withoutAddedOwnMoney } from '../../../src/creditReport/judge/addedOwnMoney';
import { pagesOfText } from '../../../src/creditReport/page/page';
import { readByRules } from '../../../src/creditReport/readReport';

const pageOf = (text: string) => {
  const [page] = pagesOfText(text);
  if (!page) throw new Error('no page');
  return page;
};
const TEXT = 'Oak Visa: $500\nElm Loan: $600';
const [oak, elm] = readByRules({ text: TEXT, tables: [] }).debts;
if (!oak || !elm) throw new Error('no debts');
const named = (name: string): ReturnType<typeof accountOf> => {
  const span = { from: TEXT.indexOf('Elm'), to: TEXT.length };
  const facts: Fact[] = [{ kind: 'name', label: 'name', values: [name], span }];
  return accountOf(facts);
};

it('leaves out what was added of an account that is a person’s own money', () => {
  expect(withoutAddedOwnMoney([oak, elm], [oak], [named('Primary Savings')], pageOf(TEXT))).toEqual([oak]);
});

it('keeps what the rules have read, what was added of another account, and what stands in none', () => {
  expect(withoutAddedOwnMoney([oak, elm], [oak, elm], [named('Primary Savings')], pageOf(TEXT))).toEqual([
    oak,
    elm,
  ]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [named('Elm Loan')], pageOf(TEXT))).toEqual([oak, elm]);
  expect(withoutAddedOwnMoney([oak, elm], [elm], [named('Primary Savings')], pageOf(TEXT))).toEqual([
    oak,
    elm,
  ]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [], pageOf(TEXT))).toEqual([oak, elm]);
});

it('leaves out what was added among lines that are one debt’s own', () => {
  const whole = (values: string[]) =>
    accountOf([{ kind: 'text', label: 'remark', values, span: { from: 0, to: TEXT.length } }]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [whole([''])], pageOf(TEXT))).toEqual([oak]);
  expect(withoutAddedOwnMoney([oak, elm], [oak], [whole(['a remark'])], pageOf(TEXT))).toEqual([oak, elm]);
});

it('leaves out what was added of a line that tells what all come to', () => {
  const of = (line: string) => `Oak Visa: $500\n${line}`;
  const added = (line: string) => ({
    ...elm,
    sources: { amount: { from: of(line).indexOf('$600'), to: of(line).indexOf('$600') + 4, line } },
  });
  const kept = (line: string) => withoutAddedOwnMoney([oak, added(line)], [oak], [], pageOf(of(line))).length;
  expect(kept('Total que debemos: $600')).toBe(1);
  expect(kept('So I have Oak, Elm and Ash, $600 in all')).toBe(1);
  expect(kept('I have Elm, $600')).toBe(2);
  expect(kept('Elm and Ash $600')).toBe(2);
});

it('leaves out what was added under a title of something else', () => {
  const of = (title: string) => `Oak Visa: $500\n\n${title}\nElm Loan: $600`;
  const kept = (title: string) => {
    const from = of(title).indexOf('$600');
    const added = { ...elm, sources: { amount: { from, to: from + 4, line: '' } } };
    return withoutAddedOwnMoney([oak, added], [oak], [], pageOf(of(title))).length;
  };
  expect(kept('Who owes me')).toBe(1);
  expect(kept('Whom we owe')).toBe(2);
});

it('leaves out what was added of an example', () => {
  const text = 'Oak Visa: $500\n\nList each one like this:\nElm Loan: $600';
  const [read, example] = ['Oak Visa: $500', 'Elm Loan: $600'].map((line) => {
    const from = text.indexOf(line);
    const [debt] = readByRules({ text: line, tables: [] }).debts;
    if (!debt?.sources.amount) throw new Error('no debt');
    const { amount } = debt.sources;
    const moved = { ...amount, from: amount.from + from, to: amount.to + from };
    return { ...debt, sources: { ...debt.sources, amount: moved } };
  });
  if (!read || !example) throw new Error('no debts');
  expect(withoutAddedOwnMoney([read, example], [read], [], pageOf(text))).toEqual([read]);
});
