import { expect, it } from 'vitest';
import { fileProblem, isNamedReport, pdfProblem } from '../../../../src/debts/report/files/fileProblems';

it.each(['a.pdf', 'a.PDF', 'a.txt', 'a.html', 'a.htm', 'a.csv', 'a.tsv', 'a.json'])(
  '%s may be a report',
  (name) => {
    expect(isNamedReport(name)).toBe(true);
    expect(fileProblem({ name, size: 5 })).toBeUndefined();
  },
);

it.each([
  ['of another kind', 'a.png', 5, /ends in none of \.pdf, \.txt, \.html, \.csv, \.tsv or \.json/],
  ['without an ending', 'pdf', 5, /ends in none of/],
  ['that is empty', 'a.pdf', 0, /It is empty/],
  ['that is too large', 'a.pdf', 50_000_000, /It has 50 MB; up to 25 MB are read/],
])('a file %s is refused in words', (_, name, size, words) => {
  expect(fileProblem({ name, size })).toMatch(words);
});

it('a PDF with too many pages says how many it has, and how many are read', () => {
  expect(pdfProblem({ why: 'too many pages', pages: 412 })).toMatch(/412 pages\. Up to 300 pages/);
});

it('a PDF of pictures says what to do', () => {
  expect(pdfProblem({ why: 'no text' })).toMatch(/pictures.*text recognition/);
});
