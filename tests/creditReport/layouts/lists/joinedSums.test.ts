import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const debtsOf = (text: string) => readByRules({ text, tables: [] }).debts;

describe('of two sums of one creditor the first is read, and marked, and none is a payment', () => {
  it.each([
    ['Hurley Medical 318.40 and 96', '318.40', 'amounts-unused'],
    ['Kohls 640\nMacys 120 and 75\nDiscover 3120', '120', 'amounts-unused'],
    ['Kohls 655.20\nMacys 120 and 75\nDiscover 3,120', '120', 'amount-guessed'],
    ['Kohls 655.20\nVerizon 2 phones 640 + 310\nDiscover 3,120', '640', 'amount-guessed'],
    ['Oak 1000+200\nChase 3,310', '1000', 'amounts-unused'],
    ['Oak 3310 + 95 late fee\nElm 7400', '3310', 'amounts-unused'],
    ['Target card 1,688\nHurley Medical - 2 bills, 318.40 and 96\nElm 143.77', '318.40', 'amounts-unused'],
  ] as const)('%j', (text, amountText, mark) => {
    const debt = debtsOf(text).find(({ review }) => review.includes(mark));
    expect(debt).toMatchObject({ amountText, payingText: '' });
  });
});

it('what is called a payment behind a sum is one', () => {
  expect(debtsOf('Oak 640.00 and 25 a month\nElm 300.00')[0]).toMatchObject({ payingText: '25' });
});

it.each(['3310 + 95 late fee', '3310 + 95 fee', '1000+200'])(
  'a sum that is added counts no days: %s',
  (text) => {
    expect(debtsOf(`Oak ${text}\nElm 7400`)[0]).toMatchObject({ current: null });
  },
);

it('a joined sum counts no days', () => {
  expect(debtsOf('Verizon 640 + 310\nDiscover 3120')[0]).toMatchObject({ amountText: '640', current: null });
});

it('what is on pay stubs is no debt, however many sums stand there', () => {
  const text = 'Oak Bank $640.00\nElm $300.00\nTake along: two pay stubs ($1,912.40 and $2,205.00)';
  expect(debtsOf(text).map(({ accountName }) => accountName)).toEqual(['Oak Bank', 'Elm']);
});
