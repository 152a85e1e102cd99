import { expect, it } from 'vitest';
import { quotedLines, quotedSpans } from '../../../src/creditReport/page/quoted';

it('the lines that a mail quotes are known by their marks, blank ones aside', () => {
  expect(quotedLines('> Oak\n>\n> > Elm\n\nAsh\n>Late<')).toEqual([true, true, false, false]);
});

it('they are found again where their marks are taken off, unless lines are missing', () => {
  expect(quotedSpans('Oak\n\nElm\nAsh', [true, true, false])).toEqual([
    { from: 0, to: 3 },
    { from: 5, to: 8 },
  ]);
  expect(quotedSpans('Oak\nElm', [true, true, false])).toEqual([]);
});
