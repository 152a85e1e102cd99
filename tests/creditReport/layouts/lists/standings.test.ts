import { expect, it } from 'vitest';
import { standingIn } from '../../../../src/creditReport/layouts/lists/standing';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName, amount, current }) =>
    [accountName, amount?.toFixed(), current].join(' '),
  );

it('what a line says of how a debt stands is said of the debt of that name, wherever it stands', () => {
  expect(read('Oak 4,200', 'Elm 2,200', 'Elm is 30 days late')).toEqual(['Oak 4200 ', 'Elm 2200 30days']);
  expect(read('Oak is current and Elm is 60 days late', 'Oak 500', 'Elm 600')).toEqual([
    'Oak 500 current',
    'Elm 600 60days',
  ]);
});

it('each sentence of a line may say it', () => {
  expect(read('Oak 4,200', 'Elm 2,200', 'So far so good. Elm is 2 payments behind. Any ideas?')).toEqual([
    'Oak 4200 ',
    'Elm 2200 60days',
  ]);
});

it('so it is of a debt that running text tells', () => {
  const text =
    'Hi, I have two cards. The Chase is $4,300 with a minimum of $90. My Discover is $2,100. The Chase is two months behind.';
  expect(read(text)).toEqual(['Chase 4300 60days', 'Discover 2100 ']);
});

it('a status that the debt tells itself stays, and what is said of another changes none', () => {
  expect(read('Oak 4,200, current', 'Oak is 30 days late')).toEqual(['Oak 4200 current']);
  expect(read('Oak 4,200', 'Elm is 30 days late, and I owe my dentist 380')).toEqual([
    'Oak 4200 ',
    'dentist 380 ',
  ]);
});

it('lines that each hold a name and a sum are a list and no running text', () => {
  expect(
    read(
      'Hi, so my debts:',
      'Oak Bank 4,200',
      'Elm is 30 days late, and I owe my dentist 380',
      'Ash Bank 900',
    ),
  ).toEqual(['Oak Bank 4200 ', 'dentist 380 ', 'Ash Bank 900 ']);
});

it.each([
  ['US Bank paid off in May', { name: 'US Bank', stands: 'paid off in May' }],
  ['My Chase is paid off now', { name: 'Chase', stands: 'paid off now' }],
  ['Oak paid off', undefined],
  ['Chase paid off 300', undefined],
  ['Chase paid offers', undefined],
])('what a line says of a creditor alone: %s', (text, expected) => {
  expect(standingIn(text)).toEqual(expected);
});
