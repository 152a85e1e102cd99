import { expect, it } from 'vitest';
import { noticeWords, tell } from '../../src/sheet/notice';
import { createSession } from '../../src/sheet/session';
import { readSheet } from '../support/readSheet';

const PASTED = { words: 'Pasted 1 row.', left: '2 rows did not fit.', leftOver: [['x']] };

/** A notice that was told after the first two of some acts, and what is left of it once other acts stand. */
function wordsAfter(notice: typeof PASTED, standing: readonly string[]): string {
  const objects = new Map(['first', 'paste', 'next'].map((name) => [name, { name }]));
  let acts = ['first', 'paste'];
  const sheet = {
    ...readSheet(() => ''),
    acts: { standing: () => acts.flatMap((name) => objects.get(name) ?? []), subscribe: () => () => {} },
  };
  const session = createSession();
  expect(noticeWords(sheet, session)).toBe('');
  tell(notice, sheet, session);
  acts = [...standing];
  return noticeWords(sheet, session);
}

it.each([
  ['says all of it until the next act', ['first', 'paste'], 'Pasted 1 row. 2 rows did not fit.'],
  ['says what did not fit after another act', ['first', 'paste', 'next'], '2 rows did not fit.'],
  ['says nothing once its act is undone', ['first'], ''],
])('a notice %s', (_, standing, words) => {
  expect(wordsAfter(PASTED, standing)).toBe(words);
});

it('a notice of which all fitted goes with the next act', () => {
  expect(wordsAfter({ ...PASTED, left: '', leftOver: [] }, ['first', 'paste', 'next'])).toBe('');
});
