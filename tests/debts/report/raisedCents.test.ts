// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { clipboardTextOf } from '../../../src/debts/report/clipboardText';

it.each([
  ['with their point', '<div><span>$4,210</span><sup>.55</sup> due</div>', [['$4,210.55 due']]],
  [
    'without a point',
    '<div><b>Balance</b><span>$4,210<sup>55</sup></span></div>',
    [['Balance', '$4,210.55']],
  ],
])('raised cents stand behind their dollars, %s', (_, html, lines) => {
  expect(clipboardTextOf({ text: '', html }).elements).toEqual(lines);
});

it('the number of a footnote stays apart', () => {
  const html = '<div><span>$4,210</span><sup>1</sup></div>';
  expect(clipboardTextOf({ text: '', html }).elements).toEqual([['$4,210', '1']]);
});
