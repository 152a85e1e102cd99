import { expect, it } from 'vitest';
import { printedCell } from '../../../src/creditReport/paper/printedCell';
import { paperText, paperWords } from '../../support/paperPages';

it.each([
  ['lines of which the next word did not fit are one text', ['CAPITAL ONE', 'BANK'], 60, 'CAPITAL ONE BANK'],
  ['a line break that was meant stays', ['LVNV', 'Original creditor'], 90, 'LVNV\nOriginal creditor'],
  ['a number that was cut at its hyphen is whole', ['XXXX-', '1234'], 25, 'XXXX-1234'],
  ['a dash of its own is none', ['-', '-'], 100, '-\n-'],
])('%s', (_, lines, width, cell) => {
  expect(
    printedCell(
      lines.flatMap((line, row) => paperWords(0, row * 12, line)),
      { edge: width, widest: width, isLoose: false },
    ),
  ).toBe(cell);
});

it('words on one line are one text', () => {
  expect(printedCell([paperText(0, 0, 'CAPITAL'), paperText(40, 0, 'ONE')])).toBe('CAPITAL ONE');
});

it('a note in smaller letters stands on a line of its own, though it would not have fitted behind the text', () => {
  const words = [paperText(0, 0, 'ELM BANK'), paperText(0, 12, 'Opened', { size: 8 })];
  expect(printedCell(words, { edge: 45, widest: 45, isLoose: false })).toBe('ELM BANK\nOpened');
});
