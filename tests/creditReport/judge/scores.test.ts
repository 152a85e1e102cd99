import { expect, it } from 'vitest';
import { scoresIn } from '../../../src/creditReport/judge/scores';
import { readLines } from '../../../src/creditReport/page/lines';
import { readByRules } from '../../../src/creditReport/readReport';

const shown = (text: string) => scoresIn(readLines(text)).map(({ from, to }) => text.slice(from, to));

it.each([
  ['Overview\nFICO® Score 8\n718\nGood\nAccounts', 'FICO® Score 8\n718\nGood'],
  ['VantageScore 3.0\n692 Fair\nUpdated', 'VantageScore 3.0\n692 Fair'],
  ['My score\nas of Jan 3, 2026\n701\n+8 pts', 'My score\nas of Jan 3, 2026\n701'],
  ['Pay down $1,000 of balances: 718 → 726', 'Pay down $1,000 of balances: 718 → 726'],
  ['Max out your cards: 655 to 601', 'Max out your cards: 655 to 601'],
])('the score in %j is shown, or what would become of it', (text, score) => {
  expect(shown(text)).toEqual([score]);
});

it.each([
  ['a sum beside no name of a score', 'Oak Visa\n718\nGood'],
  ['what is no score', 'FICO Score\n912'],
  ['a sum below that of something else', 'FICO Score 8 below\nOak Visa $500\n640'],
])('%s is none', (_, text) => {
  expect(shown(text)).toEqual([]);
});

it('a page of a score without accounts has no debts, whatever they come to', () => {
  const text = 'Your FICO® Score\n612\nFair\n\nCredit snapshot\nTotal debt\n$41,277\nCollections\n1';
  expect(readByRules({ text, tables: [] }).debts).toEqual([]);
});
