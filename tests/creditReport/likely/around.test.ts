import { expect, it } from 'vitest';
import {
  headingOver,
  labelBeside,
  labelOnLine,
  labelWithColon,
  leadIn,
  lettersBeside,
} from '../../../src/creditReport/likely/around';
import { type Seen, seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf } from '../../../src/creditReport/readReport';

/** A page, and its word of a text. */
function look(text: string, at: string) {
  const [page] = pagesOf({ text, tables: [] });
  if (!page) throw new Error('no page');
  const seen: Seen = seenOf(page.source, page.lines);
  const index = seen.words.findIndex((word) => word.text === at);
  const word = seen.words[index];
  if (!word) throw new Error(`no word ${at}`);
  return { seen, index, word };
}

it('what leads to a figure is told back to the figure or sentence before it', () => {
  const { seen, index } = look('Limit $900, your balance is $318', '$318');
  expect(leadIn(seen, index)).toBe('your balance is');
});

it('a label stands in the cell before, or before a colon, and has no digits', () => {
  const beside = look('Balance:\t$318', '$318');
  expect(labelBeside(beside.seen, beside.word)).toBe('balance');
  const dated = look('Due 10/1\t$318', '$318');
  expect(labelBeside(dated.seen, dated.word)).toBe('');
  const colon = look('Past due: $318', '$318');
  expect(labelWithColon(colon.seen, colon.word)).toBe('past due');
});

it('a line above is a label where it is one cell', () => {
  const { seen, word } = look('Balance\n$318', '$318');
  expect(labelOnLine(seen, word.line - 1)).toBe('balance');
  const row = look('Oak\t5\n$318', '$318');
  expect(labelOnLine(row.seen, row.word.line - 1)).toBe('');
});

it.each([
  ['of as many cells', 'Name\tAcct\tBal\nOak\t1234\t$318', 'bal'],
  ['over its place, where blanks part the columns', 'Name  Acct    Owed\nOak   1234    $318', 'owed'],
  [
    'above a row of other headings that say nothing there',
    'Name\tAcct\tBal\nOak\t1234\t$300\nElm\t1235\t$318',
    'bal',
  ],
])('the heading of a column is that %s', (_, text, heading) => {
  const { seen, word } = look(text, '$318');
  expect(headingOver(seen)(word)).toBe(heading);
});

it('a sentence is no heading', () => {
  const { seen, word } = look('This is what I owe.\nOak $318', '$318');
  expect(headingOver(seen)(word)).toBe('');
});

it('words beside one are told nearest first, and those behind it on its line', () => {
  const { seen, index } = look('Oak owes\nElm 4 $318 a month\nmore', '$318');
  expect(lettersBeside(seen, index, -1, 3, 9)).toEqual(['elm', 'owes', 'oak']);
  expect(lettersBeside(seen, index, 1, 3, 9)).toEqual(['a', 'month']);
});
