import { describe, expect, it } from 'vitest';
import { partAt } from '../../../../src/creditReport/layouts/lists/lineParts';

const kindAt = (text: string) => {
  const found = partAt(text, 0, 'led');
  return found && [found.part?.kind ?? 'nothing', found.part?.text ?? '', text.slice(found.end)];
};

describe('a part of a line is what its words or its form say:', () => {
  it.each([
    ['$4,098.50, rest', ['figure', '$4,098.50', ', rest']],
    ['1.9k', ['figure', '1.9k', '']],
    ['1,200 bucks', ['figure', '1,200', '']],
    ['about 5000', ['figure', '5000', '']],
    ['I owe 340', ['balance', '340', '']],
    ['bal. $340', ['balance', '$340', '']],
    ['340 left', ['balance', '340', '']],
    ['340 due 90 days late', ['balance', '340', ' 90 days late']],
    ['$97/mo', ['paying', '$97', '']],
    ['97 a month', ['paying', '97', '']],
    ['60 mo', ['paying', '60', '']],
    ['29 mo late 30 days', ['paying', '29', ' late 30 days']],
    ['min pmt 97', ['paying', '97', '']],
    ['monthly payment 97', ['paying', '97', '']],
    ['min 97 late 30 days', ['paying', '97', ' late 30 days']],
    ['limit 5,000', ['money', '5,000', '']],
    ['5,000 limit', ['money', '5,000', '']],
    ['x9329', ['number', 'x9329', '']],
    ['****3844 next', ['number', '****3844', ' next']],
    ['...7855', ['number', '...7855', '']],
    ['acct # 7855', ['number', '7855', '']],
    ['ending in 7855', ['number', '7855', '']],
    ['90+ days late 500', ['statusLoose', '90+ days late', ' 500']],
    ['late 30 days payment 175', ['statusLoose', 'late 30 days', ' payment 175']],
    ['Charged off 75 a month', ['statusLoose', 'Charged off', ' 75 a month']],
    ['Current 300 left', ['statusLoose', 'Current', ' 300 left']],
    ['since 2019', ['nothing', '', '']],
    ['24.99% APR', ['nothing', '', '']],
    ['5 yrs left', ['nothing', '', '']],
    ['due the 15th', ['nothing', '', '']],
  ])('%s', (text, expected) => {
    expect(kindAt(text)).toEqual(expected);
  });
});

it.each(['Oak Bank', 'One 2 months behind', 'due 30 days late', '5/3 Bank', '4015%'])(
  '%s begins no part',
  (text) => {
    expect(partAt(text, 0, 'led')).toBeUndefined();
  },
);

it('a label between two figures belongs to the one behind it, or to the one before it where the list has it so', () => {
  expect(partAt('$110 min 5012', 0, 'led')?.part?.kind).toBe('figure');
  expect(partAt('$110 min 5012', 0, 'followed')?.part?.kind).toBe('paying');
});

it('a sum that is told as about so much is known as one', () => {
  expect(partAt('~5,000', 0, 'led')?.part?.isAbout).toBe(true);
  expect(partAt('5,000', 0, 'led')?.part?.isAbout).toBe(false);
});

it('how long a loan runs is no payment, behind a sum with its sign', () => {
  const read = (text: string, at: number) => partAt(text, at, 'led')?.part?.kind;
  expect(read('$1,200 60 mo', 7)).toBeUndefined();
  expect(read('$1,200.00, 48 mo.', 11)).toBeUndefined();
  expect(read('$1,200 45 mo', 7)).toBe('paying');
  expect(read('$1,200 $60 mo', 7)).toBe('paying');
  expect(read('1,200 60 month term', 6)).toBeUndefined();
  expect(read('1,200 60 month starting now', 6)).toBe('paying');
  expect(read('1,200 60 mo', 6)).toBe('paying');
  expect(read('$1,200 60 monthly', 7)).toBe('paying');
});
