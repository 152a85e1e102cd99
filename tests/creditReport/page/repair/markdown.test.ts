import { expect, it } from 'vitest';
import { withoutMarkdown } from '../../../../src/creditReport/page/repair/markdown';

it.each([
  ['front matter', '---\ntitle: Debts\ntags: [a]\n---\nChase 500', 'Chase 500'],
  ['headings', '## In collections', 'In collections'],
  ['wiki links', '[[Chase Slate]] and [[notes/ally|Ally Auto]]', 'Chase Slate and Ally Auto'],
  ['links', '[Chase](https://chase.example "x")', 'Chase'],
  ['bold and italic', '**$611.27** from *Mission Lane*', '$611.27 from Mission Lane'],
  ['code', '`JC3390218`', 'JC3390218'],
  ['footnotes', '30 days[^1]', '30 days'],
  ['escapes', '\\*\\*\\*\\*1234 \\$5', '****1234 $5'],
  ['tables', '| A | B |\n|:--|--:|\n| x | 1 |', 'A\tB\nx\t1'],
  ['an escaped bar in a table', 'A | B\n--- | ---\na \\| b | 1', 'A\tB\na | b\t1'],
])('takes off %s', (_, text, plain) => {
  expect(withoutMarkdown(text)).toBe(plain);
});

it.each([
  ['masks', '****1234 and ****5678'],
  ['two masks of two stars', '**1234 balance, **5678 limit'],
  ['bars without a rule', 'Chase | 500'],
  ['a rule', '---\nChase 500\n---'],
  ['words with underlines', 'account_id and next_due'],
])('leaves %s: %j', (_, text) => {
  expect(withoutMarkdown(text)).toBe(text);
});

it('a tick on a line to write on is no emphasis', () => {
  expect(withoutMarkdown('__X__ Oak __Elm__')).toBe('__X__ Oak Elm');
});
