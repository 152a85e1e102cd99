import { expect, it } from 'vitest';
import { readClipboardFile } from '../readClipboardFile';
import { addScores, type ExpectedDebt, NO_SCORE, scoreClipboard } from '../score';
import { REACHED } from './reached';

/**
 * Holds rounds to what they have reached.
 *
 * @param theme what the names of the rounds match
 * @param files the text of every file of theirs, by its path
 */
export function holdRounds(theme: RegExp, files: Readonly<Record<string, string>>): void {
  function scoreOf(round: string) {
    return Object.keys(files)
      .filter((path) => path.includes(`/${round}/`) && path.endsWith('.expected.json'))
      .map((path) => {
        const fileOf = (ending: string) => files[path.replace('.expected.json', ending)] ?? '';
        const expected = JSON.parse(files[path] ?? '') as ExpectedDebt[];
        return scoreClipboard(expected, readClipboardFile(fileOf('.txt'), fileOf('.html'))).score;
      })
      .reduce(addScores, NO_SCORE);
  }

  it.each(REACHED.filter(({ round }) => theme.test(round)))(
    '$round is read as well as before',
    ({ round, right, silent, invented }) => {
      const score = scoreOf(round);
      expect(score.right).toBeGreaterThanOrEqual(right);
      expect(score.wrongSilent).toBeLessThanOrEqual(silent);
      expect(score.invented).toBeLessThanOrEqual(invented);
    },
  );
}
