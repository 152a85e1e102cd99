import { expect, it } from 'vitest';
import { writeTable } from '../../../src/sheet/clipboard/clipboardTable';
import { columnsCopied } from '../../../src/sheet/clipboard/tableOf';

const CELL = { text: '5', isNumber: true };

it('a copy tells which columns of the sheet it is of, also behind what a browser adds', () => {
  const { html } = writeTable([[CELL, CELL]], ['amount', 'current']);
  expect(columnsCopied(html)).toEqual(['amount', 'current']);
  expect(columnsCopied(`<meta charset="utf-8">${html}`)).toEqual(['amount', 'current']);
});

it.each([
  ['a table from elsewhere', '<table class="data"><tr><td>5</td></tr></table>'],
  ['a copy that is of no columns', writeTable([[CELL]]).html],
  ['no table', ''],
])('%s tells none', (_, html) => {
  expect(columnsCopied(html)).toEqual([]);
});
