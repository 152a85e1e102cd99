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
  { round: 'blind-1', right: 644, silent: 1, invented: 0 },
  { round: 'blind-2a', right: 389, silent: 0, invented: 0 },
  { round: 'blind-2b', right: 323, silent: 0, invented: 0 },
  { round: 'blind-2c', right: 494, silent: 0, invented: 0 },
  { round: 'blind-3a', right: 468, silent: 0, invented: 0 },
  { round: 'blind-3b', right: 429, silent: 3, invented: 5 },
  { round: 'blind-3c', right: 540, silent: 1, invented: 0 },
  { round: 'blind-4a', right: 308, silent: 0, invented: 0 },
  { round: 'blind-4b', right: 292, silent: 0, invented: 0 },
  { round: 'blind-4c', right: 367, silent: 0, invented: 0 },
  { round: 'blind-5a', right: 359, silent: 0, invented: 0 },
  { round: 'blind-5b', right: 343, silent: 0, invented: 1 },
  { round: 'blind-5c', right: 367, silent: 0, invented: 0 },
  { round: 'blind-6a', right: 308, silent: 0, invented: 0 },
  { round: 'blind-6b', right: 207, silent: 0, invented: 0 },
  { round: 'blind-6c', right: 329, silent: 0, invented: 0 },
  { round: 'blind-7a', right: 361, silent: 1, invented: 0 },
  { round: 'blind-7b', right: 349, silent: 0, invented: 0 },
  { round: 'blind-7c', right: 490, silent: 0, invented: 0 },
  { round: 'blind-8a', right: 399, silent: 0, invented: 0 },
  { round: 'blind-8b', right: 358, silent: 0, invented: 0 },
  { round: 'blind-8c', right: 451, silent: 0, invented: 0 },
  { round: 'blind-9a', right: 289, silent: 0, invented: 0 },
  { round: 'blind-9b', right: 262, silent: 0, invented: 0 },
  { round: 'blind-9c', right: 370, silent: 0, invented: 0 },
  { round: 'blind-10a', right: 467, silent: 0, invented: 0 },
  { round: 'blind-10b', right: 335, silent: 0, invented: 0 },
  { round: 'blind-10c', right: 464, silent: 0, invented: 0 },
  { round: 'blind-11a', right: 253, silent: 0, invented: 0 },
  { round: 'blind-11b', right: 234, silent: 0, invented: 0 },
  { round: 'blind-11c', right: 363, silent: 0, invented: 0 },
  { round: 'blind-12a', right: 305, silent: 0, invented: 0 },
  { round: 'blind-12b', right: 222, silent: 0, invented: 0 },
  { round: 'blind-12c', right: 419, silent: 2, invented: 1 },
  { round: 'blind-13a', right: 360, silent: 0, invented: 0 },
  { round: 'blind-13b', right: 358, silent: 0, invented: 0 },
  { round: 'blind-13c', right: 499, silent: 1, invented: 0 },
  { round: 'blind-14a', right: 337, silent: 0, invented: 0 },
  { round: 'blind-14b', right: 331, silent: 1, invented: 0 },
  { round: 'blind-14c', right: 388, silent: 0, invented: 0 },
  { round: 'blind-15a', right: 314, silent: 0, invented: 0 },
  { round: 'blind-15b', right: 281, silent: 0, invented: 0 },
  { round: 'blind-15c', right: 353, silent: 0, invented: 0 },
  { round: 'blind-16a', right: 314, silent: 0, invented: 0 },
  { round: 'blind-16b', right: 254, silent: 1, invented: 0 },
  { round: 'blind-16c', right: 378, silent: 0, invented: 0 },
  { round: 'blind-17a', right: 388, silent: 0, invented: 0 },
  { round: 'blind-17b', right: 418, silent: 0, invented: 0 },
  { round: 'blind-17c', right: 482, silent: 0, invented: 0 },
  { round: 'blind-18a', right: 473, silent: 0, invented: 0 },
  { round: 'blind-18b', right: 273, silent: 0, invented: 0 },
  { round: 'blind-18c', right: 444, silent: 2, invented: 0 },
  { round: 'blind-19a', right: 386, silent: 0, invented: 0 },
  { round: 'blind-19b', right: 323, silent: 0, invented: 0 },
  { round: 'blind-19c', right: 394, silent: 3, invented: 0 },
  { round: 'blind-20a', right: 266, silent: 0, invented: 0 },
  { round: 'blind-20b', right: 231, silent: 0, invented: 0 },
  { round: 'blind-20c', right: 411, silent: 0, invented: 0 },
  { round: 'blind-21a', right: 318, silent: 0, invented: 3 },
  { round: 'blind-21b', right: 344, silent: 0, invented: 0 },
  { round: 'blind-21c', right: 343, silent: 0, invented: 0 },
  { round: 'blind-22a', right: 340, silent: 3, invented: 0 },
  { round: 'blind-22b', right: 334, silent: 0, invented: 1 },
  { round: 'blind-22c', right: 423, silent: 3, invented: 0 },
  { round: 'blind-23a', right: 398, silent: 0, invented: 0 },
  { round: 'blind-23b', right: 354, silent: 0, invented: 0 },
  { round: 'blind-23c', right: 425, silent: 0, invented: 0 },
  { round: 'blind-24a', right: 393, silent: 0, invented: 0 },
  { round: 'blind-24b', right: 349, silent: 0, invented: 0 },
  { round: 'blind-24c', right: 416, silent: 0, invented: 0 },
  { round: 'blind-25a', right: 337, silent: 7, invented: 1 },
  { round: 'blind-25b', right: 322, silent: 2, invented: 4 },
  { round: 'blind-25c', right: 380, silent: 4, invented: 3 },
  { round: 'blind-26a', right: 382, silent: 0, invented: 2 },
  { round: 'blind-26b', right: 374, silent: 2, invented: 0 },
  { round: 'blind-26c', right: 525, silent: 9, invented: 3 },
  { round: 'blind-27a', right: 434, silent: 1, invented: 1 },
  { round: 'blind-27b', right: 374, silent: 2, invented: 0 },
  { round: 'blind-27c', right: 481, silent: 4, invented: 3 },
  { round: 'blind-28a', right: 495, silent: 1, invented: 0 },
  { round: 'blind-28b', right: 357, silent: 3, invented: 0 },
  { round: 'blind-28c', right: 534, silent: 11, invented: 8 },
  { round: 'blind-29a', right: 383, silent: 1, invented: 1 },
  { round: 'blind-29b', right: 398, silent: 1, invented: 0 },
  { round: 'blind-29c', right: 421, silent: 1, invented: 1 },
  { round: 'blind-30a', right: 365, silent: 0, invented: 1 },
  { round: 'blind-30b', right: 385, silent: 2, invented: 0 },
  { round: 'blind-30c', right: 413, silent: 3, invented: 2 },
  { round: 'blind-31a', right: 401, silent: 1, invented: 0 },
  { round: 'blind-31b', right: 295, silent: 0, invented: 0 },
  { round: 'blind-31c', right: 419, silent: 4, invented: 1 },
  { round: 'blind-32a', right: 377, silent: 0, invented: 0 },
  { round: 'blind-32b', right: 363, silent: 0, invented: 0 },
  { round: 'blind-32c', right: 431, silent: 5, invented: 1 },
  { round: 'blind-33a', right: 438, silent: 0, invented: 0 },
  { round: 'blind-33b', right: 342, silent: 0, invented: 0 },
  { round: 'blind-33c', right: 426, silent: 0, invented: 1 },
  { round: 'blind-34a', right: 462, silent: 1, invented: 0 },
  { round: 'blind-34b', right: 351, silent: 0, invented: 0 },
  { round: 'blind-34c', right: 467, silent: 0, invented: 0 },
  { round: 'blind-35a', right: 459, silent: 0, invented: 0 },
  { round: 'blind-35b', right: 341, silent: 1, invented: 1 },
  { round: 'blind-35c', right: 476, silent: 2, invented: 1 },
  { round: 'blind-36a', right: 384, silent: 0, invented: 1 },
  { round: 'blind-36b', right: 372, silent: 2, invented: 1 },
  { round: 'blind-36c', right: 523, silent: 1, invented: 0 },
  { round: 'blind-37a', right: 361, silent: 1, invented: 1 },
  { round: 'blind-37b', right: 334, silent: 0, invented: 0 },
  { round: 'blind-37c', right: 446, silent: 1, invented: 1 },
  { round: 'blind-38a', right: 338, silent: 0, invented: 0 },
  { round: 'blind-38b', right: 323, silent: 0, invented: 0 },
  { round: 'blind-38c', right: 437, silent: 0, invented: 0 },
  { round: 'blind-39a', right: 395, silent: 1, invented: 0 },
  { round: 'blind-39b', right: 438, silent: 4, invented: 0 },
  { round: 'blind-39c', right: 476, silent: 3, invented: 1 },
  { round: 'blind-40a', right: 440, silent: 0, invented: 0 },
  { round: 'blind-40b', right: 454, silent: 0, invented: 0 },
  { round: 'blind-40c', right: 622, silent: 2, invented: 0 },
  { round: 'blind-41a', right: 360, silent: 0, invented: 0 },
  { round: 'blind-41b', right: 348, silent: 0, invented: 0 },
  { round: 'blind-41c', right: 530, silent: 0, invented: 0 },
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
