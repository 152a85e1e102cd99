import { describe, expect, it } from 'vitest';
import { type CaseBook, EMPTY_BOOK } from '../../src/caseFile/caseBook';
import { caseFileName, caseName, isNamedCase } from '../../src/caseFile/caseName';

function named(firstName: string, lastName: string): CaseBook {
  return { ...EMPTY_BOOK, budget: { ...EMPTY_BOOK.budget, firstName, lastName } };
}

it.each([
  ['Ana', 'Rivera', 'Ana Rivera'],
  [' Ana  María ', ' de la\tRosa ', 'Ana María de la Rosa'],
  ['', 'Rivera', 'Rivera'],
  ['', ' ', ''],
])('calls the case of “%s” “%s” as the member is called everywhere: “%s”', (first, last, name) => {
  expect(caseName(named(first, last))).toBe(name);
});

describe('the name that is proposed for the file', () => {
  it.each([
    ['Ana', 'Rivera', 'Rivera Ana 2026-11-21.case.json'],
    ['', '', 'Case 2026-11-21.case.json'],
    ['A/B\\C', '..O’Neil: "x"?', 'O’Neil x A B C 2026-11-21.case.json'],
    ['Ana\u202e\u0007', 'Rivera', 'Rivera Ana 2026-11-21.case.json'],
    ['', 'x'.repeat(300), `${'x'.repeat(80)} 2026-11-21.case.json`],
  ])('is fit for every system: “%s” “%s”', (first, last, fileName) => {
    expect(caseFileName(named(first, last), '2026-11-21', false)).toBe(fileName);
  });

  it('says that the file is encrypted', () => {
    expect(caseFileName(named('Ana', 'Rivera'), '2026-11-21', true)).toBe('Rivera Ana 2026-11-21.case.age');
  });
});

it.each([
  ['Rivera Ana 2026-11-21.case.json', true],
  ['Rivera.CASE.AGE', true],
  ['rivera.case', true],
  ['report.pdf', false],
  ['json', false],
])('knows the file of a case by its name: %s', (fileName, isCase) => {
  expect(isNamedCase(fileName)).toBe(isCase);
});
