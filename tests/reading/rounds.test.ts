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
  { round: 'blind-1', right: 623, silent: 12, invented: 3 },
  { round: 'blind-2a', right: 373, silent: 7, invented: 2 },
  { round: 'blind-2b', right: 256, silent: 28, invented: 34 },
  { round: 'blind-2c', right: 451, silent: 18, invented: 6 },
  { round: 'blind-3a', right: 422, silent: 13, invented: 9 },
  { round: 'blind-3b', right: 330, silent: 42, invented: 18 },
  { round: 'blind-3c', right: 466, silent: 8, invented: 4 },
  { round: 'blind-4a', right: 222, silent: 20, invented: 7 },
  { round: 'blind-4b', right: 220, silent: 31, invented: 26 },
  { round: 'blind-4c', right: 224, silent: 19, invented: 7 },
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
