import { expect, it } from 'vitest';
import { withoutCountsOfLabels } from '../../../../src/creditReport/layouts/labels/countedLabels';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const FORM = `Household size\t4
Debt 1 - Who do you owe?\tOak Bank
Debt 1 - Balance today\t$410.00
Debt 1 - Status\tCurrent
Debt 2 - Who do you owe?\tElm Visa
Debt 2 - Balance today\t$900.00
Debt 2 - Status\t60 days late
More debts to add?\tNo`;
const linesOf = (text: string) =>
  withoutCountsOfLabels(readLines(text)).map(({ text, afterBlank }) => (afterBlank ? `/${text}` : text));

it('a question of a form is asked without its count', () => {
  expect(debtsIn(FORM).map((debt) => debt.split(' | ').slice(0, 4))).toEqual([
    ['Oak Bank', '', '$410.00', 'current'],
    ['Elm Visa', '', '$900.00', '60days'],
  ]);
});

it.each(['Creditor #1 Name: a', 'Debt No. 1: Name: a', 'Deuda 1) Name: a', 'Account 1 | Name: a'])(
  'whatever the form calls it: %s',
  (label) => {
    const [first, second] = [label, label.replace('1', '2')];
    const text = `${first}\n${first.replace('Name', 'Balance')}\n${second}\n${second.replace('Name', 'Balance')}`;
    expect(linesOf(text)).toEqual(['/Name: a', 'Balance: a', '/Name: a', 'Balance: a']);
  },
);

it.each([
  ['a line for each', 'Debt 1 - Oak: $5\nDebt 2 - Elm: $6'],
  ['one of them alone', 'Debt 1 - Name: Oak\nDebt 1 - Balance: $5'],
  ['counts of another order', 'Debt 2 Name: a\nDebt 2 Due: a\nDebt 1 Name: a\nDebt 1 Due: a'],
  ['numbers', 'Account 41 Name: a\nAccount 41 Due: a\nAccount 42 Name: a\nAccount 42 Due: a'],
  ['sentences', 'Loan 1 is Oak\nLoan 1 is late\nLoan 2 is Elm\nLoan 2 is not'],
])('leaves lines as they are that have %s', (_, text) => {
  expect(withoutCountsOfLabels(readLines(text))).toEqual(readLines(text));
});
