import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const rows = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, originalCreditor }) =>
    [accountName, amountText, originalCreditor].join(' | '),
  );

it.each([
  ['LVNV 1,108.42 was Credit One', 'LVNV | 1,108.42 | Credit One'],
  ['Cavalry 312 originally Citi', 'Cavalry | 312 | Citi'],
  ['Jefferson Capital 640, used to be Verizon', 'Jefferson Capital | 640 | Verizon'],
  ['Portfolio Recovery $640 formerly Kohls', 'Portfolio Recovery | $640 | Kohls'],
  ['Asset Recovery 312 was from Summit Pediatrics', 'Asset Recovery | 312 | Summit Pediatrics'],
])('whose debt it was stands behind its sum: %s', (text, row) => {
  expect(rows(text)).toEqual([row]);
});

it.each([
  ['Citi 2,200 was 2,900', 'Citi | 2,200 | '],
  ['Chase 4,100 was late', 'Chase | 4,100 | '],
  ['Kohls 410 was charged off', 'Kohls | 410 | '],
])('what is said otherwise of a debt is nobody: %s', (text, row) => {
  expect(rows(text)).toEqual([row]);
});

it('several such lines are a debt each', () => {
  expect(rows('Midland 940.18 was Synchrony\nPortfolio Recovery 2,204.00 was Capital One')).toEqual([
    'Midland | 940.18 | Synchrony',
    'Portfolio Recovery | 2,204.00 | Capital One',
  ]);
});

const standings = (text: string) => readByRules({ text, tables: [] }).debts.map(({ current }) => current);

it.each([
  ['Chase 2,300, 30 days late in May, current now', 'current'],
  ['Discover 900, missed one in April, caught up now', 'current'],
  ['Amex 900, 60 days late, current', '60days'],
  ['Amex 900, charged off in 2022, current now', '90days'],
  ['Chase 2,300, 60 days late in May and June', '60days'],
])('what is current now was late before: %s', (text, current) => {
  expect(standings(text)).toEqual([current]);
});
