import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const rowsOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, review }) =>
    [accountName, amountText, ...(review.includes('amount-guessed') ? ['guessed'] : [])].join(' '),
  );
const unusedIn = (text: string) => {
  const { source, unused } = readByRules({ text, tables: [] });
  return unused.map(({ from, to }) => source.slice(from, to));
};

it('a creditor in small letters right before a sum of two digits is a debt of its own in running text', () => {
  expect(
    rowsOf(
      'I owe Discover 900 for the couch. Then there is Klarna 120 and another klarna 80, and I pay them.',
    ),
  ).toEqual(['Discover 900', 'Klarna 120', 'klarna 80']);
});

it('payments of running text that are counted are a debt whose sum is not told', () => {
  expect(
    rowsOf('I have an Affirm 4 x 75 for the mattress. Also my Capital One is 2,300 and I pay 60 a month.'),
  ).toEqual(['Affirm ', 'Capital One 2,300']);
});

it('what was owed once on a debt that is paid off is none, and is told to be unused', () => {
  const told = 'Capital One 2,300\nTarget card was paid off in May, it was 300.00\nChase 4,200.00';
  expect(rowsOf(told)).toEqual(['Capital One 2,300', 'Chase 4,200.00']);
  expect(unusedIn(told)).toEqual(['300.00']);
});

it('a sum of a debt that is said to be paid off is marked', () => {
  expect(
    rowsOf('Oak Bank $2,300.00 min $50.00\nElm Bank is paid off, acct 123456, $300.00 min $20.00'),
  ).toEqual(['Oak Bank $2,300.00', 'Elm Bank $300.00 guessed']);
});

it('how somebody ends what he says is no status of the debt before it', () => {
  const told =
    'First there is Capital One, I owe them $2,300 and the minimum is $60. And I owe my dad $1,500 too but he is fine. Okay. Bye.';
  expect(readByRules({ text: told, tables: [] }).debts.map(({ current }) => current)).toEqual([null, null]);
});
