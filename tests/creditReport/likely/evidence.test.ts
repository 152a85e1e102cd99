import { expect, it } from 'vitest';
import { evidenceOf } from '../../../src/creditReport/likely/evidence';
import type { FirstReading } from '../../../src/creditReport/likely/readAs';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';

/** What is told of a word, by look. */
function toldOf(text: string, at: string, first?: FirstReading): string[] {
  const [page] = pagesOf({ text, tables: [] });
  if (!page) throw new Error('no page');
  const seen = seenOf(page.source, page.lines);
  const names: string[] = [];
  const found = evidenceOf(seen, first, (sort, look) => ({
    get: (told) => names.push(`${sort} ${look}: ${told}`) - 1,
  }));
  return (found[seen.words.findIndex((word) => word.text === at)] ?? []).map((id) => names[id] ?? '');
}

it.each([
  ['its shape', '$318', 'sum shape: dollars'],
  ['the label before a colon, and what it means', '$318', 'sum label with colon: means balance'],
  ['the words before it', '$318', 'sum words before: 1 balance'],
  ['its rank among the sums of its line', '$318', 'sum sum: 0 of 1'],
  ['what its cell is known as', 'OAK', 'word known of cell: name'],
  ['that it begins its line', 'OAK', 'word first of line: below line'],
  ['how often the first word of its line comes', 'Balance', 'word first word comes: twice, first'],
  ['the line below', 'OAK', 'word line below: begins balance'],
])('tells %s', (_, at, evidence) => {
  expect(toldOf('NOTES\nOAK BANK\nBalance: $318\nELM BANK\nBalance: $400', at)).toContain(evidence);
});

it('tells what a word was read as, and in which layout, only where a text was read before', () => {
  const text =
    'Creditor: OAK BANK\nBalance: $318\nStatus: Current\n\nCreditor: ELM BANK\nBalance: $400\nStatus: Current';
  const { debts, layout } = readByRules({ text, tables: [] });
  expect(toldOf(text, '$318', { debts, layout })).toContain('sum read as: amount');
  expect(toldOf(text, '$318', { debts, layout })).toContain(`sum read in: amount, ${layout}`);
  expect(toldOf(text, 'Balance', { debts, layout })).toContain('word read as: no part, in row');
  expect(toldOf(text, '$318').some((told) => told.includes('read as'))).toBe(false);
});

it('looks at nothing of which nothing is known', () => {
  const [page] = pagesOf({ text: 'OAK BANK $318', tables: [] });
  if (!page) throw new Error('no page');
  const looks: string[] = [];
  const found = evidenceOf(seenOf(page.source, page.lines), undefined, (sort, look) => {
    looks.push(`${sort} ${look}`);
    return undefined;
  });
  expect(found).toEqual([[], [], []]);
  expect(looks).toContain('sum shape');
});
