import { describe, expect, it } from 'vitest';
import type { PaperText } from '../../../src/creditReport/paper/paper';
import { settingOf, wordsOf } from '../../../src/creditReport/paper/wordPlaces';
import { paperText } from '../../support/paperPages';

/** Where the words of a text begin on a page with others. */
function places(text: PaperText, ...others: PaperText[]): (readonly [word: string, x: number])[] {
  return wordsOf(text, settingOf([text, ...others])).map((word) => [word.text, Math.round(word.x)]);
}

/** A text in Helvetica of 10 points: figures are 5.56 wide, a blank 2.78. */
function inHelvetica(x: number, text: string, width: number): PaperText {
  return paperText(x, 0, text, { width, isFixed: false });
}

/** A word that begins a column of three rows. */
function columnAt(x: number): PaperText[] {
  return [12, 24, 36].map((y) => ({ ...inHelvetica(x, '00', 11.12), y }));
}

describe('the words of a run', () => {
  it('stand where their letters and the blanks between them have room', () => {
    expect(places(inHelvetica(100, '00 00', 11.12 * 2 + 2.78))).toEqual([
      ['00', 100],
      ['00', 114],
    ]);
  });

  it('are as far apart as each other where there is more room than blanks take', () => {
    expect(places(inHelvetica(100, '00 00 00', 11.12 * 3 + 2.78 * 2 + 6))).toEqual([
      ['00', 100],
      ['00', 117],
      ['00', 134],
    ]);
  });

  it('begin where a column of the page does, if there is room for that', () => {
    const run = inHelvetica(100, '00 00 00', 11.12 * 3 + 2.78 * 2 + 5);
    expect(places(run, ...columnAt(132))).toEqual([
      ['00', 100],
      ['00', 114],
      ['00', 132],
    ]);
  });

  it('stay where they are beside a column that they have no room to reach', () => {
    const run = inHelvetica(100, '00 00', 11.12 * 2 + 2.78);
    expect(places(run, ...columnAt(116))[1]).toEqual(['00', 114]);
  });

  it('begin in no column where the blanks of a long run take all the room', () => {
    const words = Array.from({ length: 12 }, () => '00');
    const run = inHelvetica(100, words.join(' '), 11.12 * 12 + 2.78 * 11);
    expect(places(run, ...columnAt(116))[1]).toEqual(['00', 114]);
  });

  it('are scaled with their blanks where the font takes other room', () => {
    // In Helvetica: W 944, i 222, a blank 278.
    const run = paperText(100, 0, 'W i', { width: 944 + 278 + 222, isFixed: false });
    expect(places(run)).toEqual([
      ['W', 100],
      ['i', 100 + 944 + 278],
    ]);
  });

  it('divide it evenly where all letters are as wide', () => {
    expect(places(paperText(0, 0, 'WW ii', { width: 50 }))).toEqual([
      ['WW', 0],
      ['ii', 30],
    ]);
  });

  it('count a letter outside of the first plane once', () => {
    expect(places(paperText(0, 0, '😀 ab', { width: 40 }))[1]).toEqual(['ab', 20]);
  });
});
