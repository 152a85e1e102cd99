import { expect, it } from 'vitest';
import {
  isHeldAgainst,
  isOwedAfter,
  tellsAtFirst,
  tellsOnce,
} from '../../../../src/creditReport/layouts/lists/owedOnce';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  'was $2,900 in June',
  'down from 3,100',
  '当初贷了$26,000',
  '原来欠$1,500',
  '最初 $900',
  '起初借了 5000元',
  'originally 9,000',
  'started at $6,500',
  'high balance $3,000',
  'original amount 5,000',
  'sold to Elm in 2025 for $288.14',
  'borrowed 15000',
])('tells how much was owed once: %s', (piece) => {
  expect(tellsOnce(piece)).toBe(true);
});

it.each([
  'now $2,900',
  'originally Citi',
  'starting in March',
  'borrowed 500 from mom now',
  'sold to Elm',
  'opened 2019',
  '欠$1,500',
  '原债权人 Oak',
  '当初贷了$26,000, 现在欠$8,500',
  '月供 $436',
])('tells no such thing: %s', (piece) => {
  expect(tellsOnce(piece)).toBe(false);
});

it.each([
  ['Oak ', ' originally ', ''],
  ['', ' orig ', ' 45 days late'],
  ['', ', started at ', ''],
  ['', ' original amount: ', ''],
  ['', ' highest balance was ', ''],
  ['', ' charged off, sold to Elm in 2025 for ', ''],
])('behind %j, the first of two sums is owed with %j between and %j behind', (_, between, behind) => {
  expect(isHeldAgainst(between, behind)).toBe(true);
});

it.each([
  [' original ', ' left'],
  [' original, ', ''],
  [' originally Citi ', ''],
  [' and ', ''],
  [' starting ', ' balance'],
])('not with %j between and %j behind', (between, behind) => {
  expect(isHeldAgainst(between, behind)).toBe(false);
});

it('what was owed at first is told from what is owed now by the words on both sides', () => {
  expect(tellsAtFirst('Oak original balance ', ', now ')).toBe(true);
  expect(tellsAtFirst('Oak original ', ' now')).toBe(false);
  expect(tellsAtFirst('Oak ', ' original')).toBe(false);
  expect(isOwedAfter(' original ', ' left')).toBe(true);
  expect(isOwedAfter(' original ', '')).toBe(false);
});

it.each([
  ['Upgrade loan $5,500 originally $9,000, 45 days late', '$5,500'],
  ['Lending Point 3,100 orig 5,000', '3,100'],
  ['Rocket Loans $4,000 now, started at $6,500', '$4,000'],
  ['Avant $2,200, high balance $3,000', '$2,200'],
  ['Upgrade 5,500 (originally 9,000) 45 days late', '5,500'],
  ['SoFi 2,500 original 1,000 left', '1,000'],
  ['Rocket Loans original balance $8,000, now $6,000', '$6,000'],
  ['Old Navy $288.14 charged off, sold to Elm in 2025 for $300', '$288.14'],
  ['Kohls limit 1,000 balance 640 current', '640'],
])('%s is a debt of %s', (line, owed) => {
  const { debts } = readByRules({ text: `Chase $810\n${line}\nCiti $420`, tables: [] });
  expect(debts.map(({ amountText }) => amountText)).toEqual(['$810', owed, '$420']);
  expect(debts[1]?.payingText).toBe('');
  expect(debts[1]?.accountName).not.toMatch(/limit|orig/i);
});
