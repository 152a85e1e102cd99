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
  { round: 'blind-1', right: 626, silent: 7, invented: 2 },
  { round: 'blind-2a', right: 376, silent: 2, invented: 1 },
  { round: 'blind-2b', right: 289, silent: 6, invented: 5 },
  { round: 'blind-2c', right: 478, silent: 8, invented: 0 },
  { round: 'blind-3a', right: 455, silent: 6, invented: 9 },
  { round: 'blind-3b', right: 411, silent: 12, invented: 8 },
  { round: 'blind-3c', right: 536, silent: 2, invented: 2 },
  { round: 'blind-4a', right: 292, silent: 8, invented: 4 },
  { round: 'blind-4b', right: 274, silent: 7, invented: 3 },
  { round: 'blind-4c', right: 348, silent: 3, invented: 0 },
  { round: 'blind-5c', right: 281, silent: 27, invented: 2 },
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
