import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

it('that another has the debt now is a doubt about who was owed, where he is not read', () => {
  const doubts = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(({ review }) => review.includes('original-missing'));
  expect(doubts('Elm Med Ctr, now w/ "Ash Bureau" #A-56622 bal. $ 786.40')).toEqual([true]);
  expect(doubts('Elm Med Ctr (now at "Ash Bureau") bal. $ 786.40')).toEqual([true]);
  expect(doubts('Elm Med Ctr #A-56622 bal. $ 786.40')).toEqual([false]);
  expect(doubts('Elm Med Ctr, now at $786.40')).toEqual([false]);
});

it.each([
  ['$18,250.75 - student loan (Nelnet)', 'Nelnet $18,250.75'],
  ['$18,250.75 - car loan (Ally)', 'Ally $18,250.75'],
  ['12,000.00 | car loan | Ally', 'Ally 12,000.00'],
  ['$18,250.75 - student loan', 'student loan $18,250.75'],
  ['$640.00, Oak Dental, 60 days late', 'Oak Dental $640.00'],
  ['$840 - Best Buy (Citibank) - 30 days late', 'Best Buy (Citibank) $840'],
])('behind what is owed a name has its place as at the beginning: %s', (line, row) => {
  const { debts } = readByRules({ text: `${line}\n$930 - Discover`, tables: [] });
  expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual([
    row,
    'Discover $930',
  ]);
});

it.each(['Oak Bank - 4500', 'Discover: 4500', 'Chase – 4500', 'Sears - 4500 - current'])(
  'digits alone beside a name are a sum where the other lines mark theirs: %s',
  (line) => {
    const { debts } = readByRules({ text: `${line}\nElm Bank $2,100\nAsh Bank $300`, tables: [] });
    expect(debts.map(({ amountText, accountNumber }) => [amountText, accountNumber])).toEqual([
      ['4500', ''],
      ['$2,100', ''],
      ['$300', ''],
    ]);
    expect(debts[0]?.review).toContain('amount-guessed');
  },
);

it.each([
  ['whose number is told', 'Oak Bank - 3200, pay 95/mo, card ends 4471', ['3200', '95', '4471'], false],
  ['of which no number is told', 'Oak Bank - 3200, pay 95/mo', ['3200', '95', ''], true],
  ['about so much', 'Oak Bank - 3200 ish, pay 95/mo, card ends 4471', ['3200', '95', '4471'], false],
])(
  'digits before what is paid on a debt are owed where other lines mark theirs: %s',
  (_, line, row, isGuess) => {
    const { debts } = readByRules({ text: `${line}\nElm Bank $2,100\nAsh Bank $300`, tables: [] });
    const oak = debts.find(({ accountName }) => accountName === 'Oak Bank');
    expect(oak && [oak.amountText, oak.payingText, oak.accountNumber]).toEqual(row);
    expect(oak?.review.includes('amount-guessed') ?? false).toBe(isGuess);
    expect(oak?.review.includes('amount-about') ?? false).toBe(line.includes('ish'));
  },
);

it('digits beside a name and its sum are a number', () => {
  const { debts } = readByRules({
    text: 'Oak Bank - 4500 - $900\nElm Bank $2,100\nAsh Bank $300',
    tables: [],
  });
  expect(debts.map(({ amountText, accountNumber }) => [amountText, accountNumber])[0]).toEqual([
    '$900',
    '4500',
  ]);
});

it('digits alone are a number where as many stand beside the sums of other lines', () => {
  const text = 'Chase - 4471 $2,100\nCiti - 3312\nAmex - 1009 $450.00';
  expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toEqual([
    'Chase',
    'Amex',
  ]);
});

it('digits that begin with a nought are no sum', () => {
  const text = 'Wells Fargo: 0219\nChase $900\nCiti $2,100';
  expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toEqual([
    'Chase',
    'Citi',
  ]);
});

it.each(['Elm C.U.', 'Elm Heart Assoc.', 'Elm Hosp.'])(
  'a row whose name ends in a word cut short is read whole: %s',
  (name) => {
    const text = `1. Oak Bank   xx1234   $5,662.18   $148.00\n2. ${name}   31-88204   $8,190.00   $212.40`;
    const { debts } = readByRules({ text, tables: [] });
    expect(debts.map((debt) => [debt.accountName, debt.accountNumber, debt.amountText])).toEqual([
      ['Oak Bank', 'xx1234', '$5,662.18'],
      [name, '31-88204', '$8,190.00'],
    ]);
  },
);
