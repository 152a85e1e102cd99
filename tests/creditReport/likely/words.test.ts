import { expect, it } from 'vitest';
import { wordsOf } from '../../../src/creditReport/likely/words';
import { pagesOf } from '../../../src/creditReport/readReport';

function wordsIn(text: string) {
  const [page] = pagesOf({ text, tables: [] });
  if (!page) throw new Error('no page');
  return wordsOf(page.source, page.lines).map((word) => ({
    ...word,
    printed: page.source.slice(word.from, word.to),
  }));
}

it('parts words from the marks at them, and keeps sums, numbers and joined words whole', () => {
  expect(wordsIn('Bal:$1,318.20 (Oak-Elm) XXXX-1234.').map(({ text }) => text)).toEqual([
    'Bal',
    ':',
    '$1,318.20',
    '(',
    'Oak-Elm',
    ')',
    'XXXX-1234',
    '.',
  ]);
});

it('says how each word stands behind the one before', () => {
  const words = wordsIn('Oak Bank\t$5.\n\nElm\t$6\nAsh');
  expect(words.map(({ text, gap }) => `${text} ${gap}`)).toEqual([
    'Oak paragraph',
    'Bank blank',
    '$5 cell',
    '. glued',
    'Elm paragraph',
    '$6 cell',
    'Ash line',
  ]);
  expect(words.map(({ line, cell }) => [line, cell])).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
  ]);
});

it('knows where each word stands in the source, also in a quoted cell of a file', () => {
  for (const { text, printed } of wordsIn('Name,Balance\n"Oak, Elm",$5\nAsh,$6\nFir,$7'))
    expect(printed).toBe(text);
});
