import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { unwrapped } from '../../../src/creditReport/paper/wraps';
import { paperOfLines, paperPage, paperText, wordsOfLines } from '../../support/paperPages';

/** Points: thirty letters. */
const MARGIN = 150;

it.each([
  [
    'a line that the next word would have run over the margin of goes on below',
    ['Status 30 days past due; Type', 'of loan auto'],
    ['Status 30 days past due; Type of loan auto'],
  ],
  ['a line with room for the next word ends', ['Balance $500', 'Limit $900'], ['Balance $500', 'Limit $900']],
  [
    'a number that was broken at its hyphen is whole',
    ['Addresses Horsham PA 19044-', '2308 Account 7'],
    ['Addresses Horsham PA 19044-2308 Account 7'],
  ],
  [
    'a paragraph ends where its last line ends with a sentence',
    ['This makes up your whole score.', 'Account Number 4411'],
    ['This makes up your whole score.', 'Account Number 4411'],
  ],
  [
    'a line that begins as those do that surely begin one goes on none',
    ['[1/2/25] so', '[1/3/25] yes', '[1/4/25] Oak owes 20 dollars', '[1/5/25] hello'],
    ['[1/2/25] so', '[1/3/25] yes', '[1/4/25] Oak owes 20 dollars', '[1/5/25] hello'],
  ],
  [
    'a line with a gap between cells is a row and no paragraph',
    ['OAK BANK            $500   open', 'ELM BANK'],
    ['OAK BANK $500 open', 'ELM BANK'],
  ],
])('%s', (_, lines, whole) => {
  expect(wordsOfLines(unwrapped(linesOfPage(paperOfLines(lines)), MARGIN))).toEqual(whole);
});

it('a title is no part of the paragraph below it', () => {
  const page = paperPage(
    paperText(0, 12, 'Accounts in very good standing', { size: 14 }),
    paperText(0, 26, 'CITIFINANCIAL'),
  );
  expect(unwrapped(linesOfPage(page), MARGIN)).toHaveLength(2);
});

it('what stands farther below begins anew', () => {
  expect(
    unwrapped(linesOfPage(paperOfLines(['a line that fills the whole page', 'CITIFINANCIAL'], 30)), MARGIN),
  ).toHaveLength(2);
});
