// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { withAriaTables } from '../../../src/debts/report/ariaTables';
import { clipboardTextOf } from '../../../src/debts/report/clipboardText';

it.each([
  [
    'its cells named',
    '<div role="table"><div role="row"><div role="columnheader">a</div><div role="cell">b<br>c</div></div><div role="row"><div role="cell">d</div><div role="cell"></div></div></div>',
  ],
  [
    'its cells not named',
    '<div role=grid><div role=rowgroup><div role=row><b>a</b> <i>b<br>c</i></div></div><div role=row><b>d</b><i></i></div></div>',
  ],
])('what a page only says is a table is read as one, %s', (_, html) => {
  const { tables } = clipboardTextOf({ text: 'a', html });
  expect(tables).toEqual([
    [
      ['a', 'b\nc'],
      ['d', ''],
    ],
  ]);
});

it.each([
  ['words outside of its cells', '<div role="table"><p>5</p><div role="row"><b>a</b></div></div>'],
  [
    'another one within it',
    '<div role="table"><div role="row"><div role="grid"><div role="row"><b>a</b></div></div></div></div>',
  ],
  ['a table around it', '<table><tbody><tr><td><div role="row"><b>a</b></div></td></tr></tbody></table>'],
])('one with %s stays as it is', (_, html) => {
  expect(withAriaTables(html)).toBe(html);
});
