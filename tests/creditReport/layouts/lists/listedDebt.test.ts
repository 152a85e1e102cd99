import { expect, it } from 'vitest';
import {
  areListed,
  readListedDebt,
  tellsInWords,
} from '../../../../src/creditReport/layouts/lists/listedDebt';
import { type Line, readLines } from '../../../../src/creditReport/page/lines';

const lineOf = (text: string) => readLines(text)[0] as Line;
const told = (text: string) => {
  const { led } = readListedDebt(lineOf(text));
  return led && [led.name, ...led.parts.map(({ kind, text: printed }) => `${kind} ${printed}`)];
};

it.each([
  ['- Kay Jewelers, $3,851, min $133', ['Kay Jewelers', 'figure $3,851', 'paying $133']],
  ['•Oak Bank – 90 days late – 5670', ['Oak Bank', 'statusLoose 90 days late', 'figure 5670']],
  ['1) 5670 Oak Bank (current)', ['Oak Bank', 'figure 5670', 'statusLoose current']],
  [
    'Synchrony/Amazon x4336 $72/mo $1,928',
    ['Synchrony/Amazon', 'number x4336', 'paying $72', 'figure $1,928'],
  ],
  ['I owe Oak Bank 500', ['Oak Bank', 'figure 500']],
  ['500 to Oak Bank', ['Oak Bank', 'figure 500']],
  ['Capital One, N.A., 500', ['Capital One, N.A.', 'figure 500']],
  ['Oak Bank 66 lol', ['Oak Bank', 'figure 66']],
  ['Oak Bank 66 haha!!', ['Oak Bank', 'figure 66']],
  ['Oak Bank 688.20 current na', ['Oak Bank', 'figure 688.20', 'statusLoose current']],
  ['Oak Bank 500 current, na', ['Oak Bank, na', 'figure 500', 'statusLoose current']],
  ['Oak Bank\t500\tdue the 15th', ['Oak Bank', 'figure 500']],
  ['Capital One 2 months behind 500', ['Capital One', 'statusLoose 2 months behind', 'figure 500']],
])('a line of a list is a name and known parts: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  ['Medical - $590 - they called last week', ['Medical', 'figure $590']],
  ['Student loans: 23,118 - they are paused for now', ['Student loans', 'figure 23,118']],
  ['Phone $301 they cut it off in June', ['Phone', 'figure $301']],
])('what is remarked behind the kind of a debt and its sum is no part of it: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  ['Medical - $590 - making payments of $50', ['Medical', 'figure $590', 'paying $50']],
  [
    'Hospital - $590 - sent to collections last week',
    ['Hospital', 'figure $590', 'statusLoose sent to collections last week'],
  ],
  ['Phone bill 301 old Verizon', ['Verizon', 'figure 301']],
  ['Credit card - $811 - the small Chase one', ['Chase', 'figure $811']],
  [
    'car loan 12,400 with Ally, 2 months behind',
    ['Ally', 'figure 12,400', 'statusLoose with Ally, 2 months behind'],
  ],
  ['Medical $590 Chase says it is theirs', ['Medical', 'figure $590']],
])('a remark tells how a debt stands, what is paid on it, or whom it is owed to: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  ['a limit behind a kind', 'Credit card $590 but the limit is $700'],
  ['what is paid each month alone', 'Car 412 a month until May'],
  ['a remark with a sum of its own', 'Medical - $590 - they asked for $700'],
  ['a remark behind a name that is no kind', 'Oak Bank - $590 - the car, they say'],
  ['a total', 'Total 5,000'],
  ['a second name', 'Oak Bank, the car, 5,000'],
  ['words besides', 'Oak Bank 5,000 but they say 4,000'],
  ['no sum', 'Oak Bank current x4336'],
  ['two numbers', 'Oak Bank x4336 x4337 500'],
  ['a town with its ZIP', 'Findlay OH 45839'],
])('a line is none of a list: %s', (_, text) => {
  expect(told(text)).toBeUndefined();
});

it('several such lines are a list, one is none', () => {
  expect(areListed(readLines('Oak Bank 500\nElm Store 700'))).toBe(true);
  expect(areListed(readLines('Oak Bank 500\nand some more'))).toBe(false);
});

it('cells with words beside their figures say more than columns', () => {
  expect(tellsInWords(lineOf('Oak Bank\t500\t89 monthly'))).toBe(true);
  expect(tellsInWords(lineOf('Oak Bank\t500\tacct. 7624'))).toBe(true);
  expect(tellsInWords(lineOf('Oak Bank\t500\tx7624'))).toBe(false);
});

it('an ok before all else is how somebody begins, and about how much may be told as people speak', () => {
  expect(told('ok Oak Visa like 3,200')).toEqual(['Oak Visa', 'figure 3,200']);
  expect(told('Okay, Oak Visa abt 3,200')).toEqual(['Oak Visa', 'figure 3,200']);
  expect(told('Oak Visa 3,200 ok')).toEqual(['Oak Visa', 'figure 3,200', 'statusLoose ok']);
  expect(told('ok 3,200')).toBeUndefined();
});

it.each(['Loan', 'Card', 'Home equity', 'Cash advance', 'Court costs', 'Bank loan'])(
  'a debt may be called by its kind among others: %s',
  (kind) => {
    expect(told(`${kind} 1,234`)).toEqual([kind, 'figure 1,234']);
  },
);
