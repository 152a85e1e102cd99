import { expect, it } from 'vitest';
import { textlessInWords, textlessPages } from '../../../../src/debts/report/files/textlessPages';
import { paperPage, paperText } from '../../../support/paperPages';

it('the pages of a PDF without text are told by their numbers', () => {
  const page = paperPage(paperText(0, 12, 'OAK BANK $500'));
  expect(textlessPages([page, paperPage(), page, page, paperPage()])).toEqual([2, 5]);
});

it.each([
  [[2], 'Page 2 holds no text: it is a picture or empty. Nothing was read from it.'],
  [[2, 5], 'Pages 2 and 5 hold no text: they are pictures or empty. Nothing was read from them.'],
  [
    [2, 3, 5, 6, 7, 9],
    'Pages 2, 3, 5 to 7 and 9 hold no text: they are pictures or empty. Nothing was read from them.',
  ],
])('pages %j are named in words', (pages, words) => {
  expect(textlessInWords(pages)).toBe(words);
});

it('a PDF with text on every page needs no words about it', () => {
  expect(textlessInWords([])).toBeUndefined();
});
