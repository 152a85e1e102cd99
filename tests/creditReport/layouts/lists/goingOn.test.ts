import { describe, expect, it } from 'vitest';
import { lineItems } from '../../../../src/creditReport/layouts/lists/item';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';

const read = (text: string) =>
  accountsOfItems(lineItems(readLines(text))).map(({ facts, flags }) =>
    [...facts.map(({ kind, values: [value] }) => `${kind}=${value}`), ...flags].join(' '),
  );

describe('what a message says that names nobody belongs to the debt told before', () => {
  it.each([
    ['how it stands', 'Oak 3,266.10\nno its current', 'statusLoose=no its current'],
    ['how late it is', 'Oak 3,266.10\nthats 60 days late :(', 'statusLoose=thats 60 days late :('],
    [
      'how late it is, by who is sorry for it',
      'Oak 3,266.10\nthats the one im a month behind on sorry',
      'statusLoose=thats the one im a month behind on sorry',
    ],
    ['the answer to a question', 'Oak 3,266.10\nlate?\n30 days', 'statusLoose=30 days'],
    [
      'the answer to a question without its mark',
      'Oak 3,266.10\nis it current\nyes current',
      'statusLoose=yes current',
    ],
    ['a question and its answer on one line', 'Oak 3,266.10\nare you behind? 30 days', 'statusLoose=30 days'],
    [
      'an answer alone to who asks how it stands',
      'Oak 3,266.10\nare you current\nyes',
      'statusLoose=current',
    ],
    ['what is added to a status', 'Oak 3,266.10\ncollections obviously', 'statusLoose=collections obviously'],
    ['what is paid', 'Oak 3,266.10\nmin is 79', 'paying=79'],
    ['what is paid, in Spanish', 'Oak 3,266.10\n412 cada mes', 'paying=412'],
    ['the number', 'Oak 3,266.10\nends in 4471', 'number=4471'],
    ['the number of their file', 'Oak 3,266.10\ntheir ref is 55-20817', 'number=55-20817'],
    ['the number by its word', 'Oak 3,266.10\nits number is 4471', 'number=4471'],
    ['whose it was', 'Oak 3,266.10\nits from an old Elm One card', 'original=Elm One'],
  ])('%s', (_, text, said) => {
    expect(read(text)).toEqual([`name=Oak ${said} balance=3,266.10`]);
  });

  it('behind one that puts a sum right', () => {
    expect(read('Oak card 2,813\nsorry *2,318 not 2,813\nmin is 79')).toEqual([
      'name=Oak card balance=2,318 paying=79',
    ]);
  });

  it.each([
    ['a title over other debts', 'Oak 3,266.10\nCollections ugh\nElm 904.62'],
    ['a question', 'Oak 3,266.10\nlate?\nElm 904.62'],
    ['a status behind what is no question', 'Oak 3,266.10\nwe are home\nCollections\nElm 904.62'],
    ['what is said of something else', "Oak 3,266.10\nI'm current on my rent"],
    ['what is said of another', 'Oak 3,266.10\nElm is 30 days late\nElm 904.62'],
    ['what is paid to live', 'Oak 3,266.10\n房租每月$2,100'],
    ['what is paid to another', '- Oak 3,266.10\n- Toyota lease $412/mo\n- Elm 904.62'],
  ])('but not %s', (_, text) => {
    expect(read(text)[0]).toBe('name=Oak balance=3,266.10');
  });
});

it('a plain sum is read where it is held against another, and marked', () => {
  expect(read('Oak 3,266.10\nDiscover 900 but they said 850')[1]).toBe(
    'name=Discover money=850 balance=900 amount-guessed',
  );
});

it.each([
  ['yea Oak $640', 'Oak'],
  ['so Oak One $640', 'Oak One'],
  ['the truck is w/ Oak, $640', 'Oak'],
])('how people begin to speak is no part of a name: %s', (text, name) => {
  expect(read(text)[0]).toContain(`name=${name} `);
});

it.each(['Subtotal installment 20,000.00', 'Total minimum 290.00', 'Total payments $290.00'])(
  'what all come to is paid on no single debt: %s',
  (line) => {
    expect(read(`Oak 12,000.00\nElm 8,000.00\n${line}`).join()).not.toContain('paying');
  },
);

describe('how each debt stands, on a line of its own right below it', () => {
  it.each([
    ['with words for days', 'Discover $500\n30 days late\nSoFi $90\ncurrent', ['30 days late', 'current']],
    ['below what is paid', 'Discover $500\nmin is 79\n60 days late\nSoFi $90\nmin is 20\ncurrent', ['60 days late', 'current']],
  ])('is told of it %s', (_, text, standings) => {
    expect(read(text).map((row) => /statusLoose=(.+?)(?: \w+=|$)/.exec(row)?.[1])).toEqual(standings);
  }); // biome-ignore format: texts are read in lines
  it.each([
    [
      'where a debt lacks one, since it may be a title',
      'Discover $500\n30 days late\nSoFi $90\nKohls $40\ncurrent',
    ],
    ['where the first stands above', '30 days late\nDiscover $500\ncurrent\nSoFi $90'],
    ['of one debt alone', 'Discover $500\n30 days late'],
  ])('but not %s', (_, text) => {
    expect(read(text).filter((row) => row.includes('statusLoose'))).toEqual([]);
  });
});

it('what is paid on loans of another creditor, whose number is told, is none of it', () => {
  const paid = (text: string) => read(text).filter((one) => one.includes('paying='));
  expect(paid('Oak $900\n3 Klarna loans $450 each month\nElm $300')).toEqual([]);
  expect(paid('Oak $900\n$450 each month\nElm $300')).toHaveLength(1);
});

describe('a number on a line of its own', () => {
  const numbersOf = (text: string) => read(text).map((debt) => /number=(\S+)/.exec(debt)?.[1] ?? '');

  it('belongs to the debt below it where each debt has one above', () => {
    expect(numbersOf('acct 70118833\nOak owes $1,870.44\nacct 70120519\nElm $440.00')).toEqual([
      '70118833',
      '70120519',
    ]);
  });

  it('belongs to the debt above it where the last one has one too', () => {
    expect(numbersOf('Oak owes $1,870.44\nacct 70118833\nElm $440.00\nacct 70120519')).toEqual([
      '70118833',
      '70120519',
    ]);
  });
});
