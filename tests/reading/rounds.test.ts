// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { readClipboardFile } from './readClipboardFile';
import { addScores, type ExpectedDebt, NO_SCORE, scoreClipboard } from './score';

const FILES = import.meta.glob<string>('../fixtures/blind-*/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What each round has reached: at least so many fields right, at most so many wrong without a mark, and rows invented. */
const REACHED = [
  { round: 'blind-1', right: 626, silent: 5, invented: 2 },
  { round: 'blind-2a', right: 376, silent: 1, invented: 0 },
  { round: 'blind-2b', right: 305, silent: 3, invented: 4 },
  { round: 'blind-2c', right: 478, silent: 8, invented: 0 },
  { round: 'blind-3a', right: 454, silent: 6, invented: 8 },
  { round: 'blind-3b', right: 418, silent: 8, invented: 7 },
  { round: 'blind-3c', right: 538, silent: 2, invented: 2 },
  { round: 'blind-4a', right: 295, silent: 4, invented: 1 },
  { round: 'blind-4b', right: 289, silent: 1, invented: 2 },
  { round: 'blind-4c', right: 359, silent: 2, invented: 0 },
  { round: 'blind-5a', right: 353, silent: 6, invented: 3 },
  { round: 'blind-5b', right: 317, silent: 8, invented: 3 },
  { round: 'blind-5c', right: 347, silent: 7, invented: 0 },
  { round: 'blind-6a', right: 289, silent: 9, invented: 13 },
  { round: 'blind-6b', right: 145, silent: 16, invented: 3 },
  { round: 'blind-6c', right: 225, silent: 35, invented: 1 },
] as const;

function scoreOf(round: string) {
  return Object.keys(FILES)
    .filter((path) => path.includes(`/${round}/`) && path.endsWith('.expected.json'))
    .map((path) => {
      const fileOf = (ending: string) => FILES[path.replace('.expected.json', ending)] ?? '';
      const expected = JSON.parse(FILES[path] ?? '') as ExpectedDebt[];
      return scoreClipboard(expected, readClipboardFile(fileOf('.txt'), fileOf('.html'))).score;
    })
    .reduce(addScores, NO_SCORE);
}

it.each(REACHED)('$round is read as well as before', ({ round, right, silent, invented }) => {
  const score = scoreOf(round);
  expect(score.right).toBeGreaterThanOrEqual(right);
  expect(score.wrongSilent).toBeLessThanOrEqual(silent);
  expect(score.invented).toBeLessThanOrEqual(invented);
});
