import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK } from '../../src/caseFile/caseBook';
import { readCase } from '../../src/caseFile/readCase';
import { writeCase } from '../../src/caseFile/writeCase';
import { ANAS_CASE, anyBook } from '../support/caseBooks';

const FIRST_VERSION = readFileSync('tests/fixtures/case/version-1.case.json', 'utf8');

describe('a case that is written and read', () => {
  it('is the same, whatever it holds', () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        expect(readCase(writeCase(book))).toEqual(book);
      }),
    );
  });

  it('is the same with marks that are checked', () => {
    const debtMarks = {
      '0/paying': { settled: ['Paying $1,300.00 is above the amount of $1,200.00.'] },
      '2/amount': { note: 'Credit balance of $75.00, nothing owed.', settled: ['Something else.'] },
    };
    const book = { ...ANAS_CASE, debtMarks };
    expect(readCase(writeCase(book))).toEqual(book);
  });

  it('has no open mark where the agent has checked it', () => {
    const mark = { note: 'Typed as 1450,50.', settled: ['Typed as 1450,50.'] };
    const text = writeCase({ ...EMPTY_BOOK, budgetMarks: { 'mortgage/amount': mark } });
    const { expenses } = JSON.parse(text);
    expect(expenses.checked).toEqual({ mortgage: ['Typed as 1450,50.'] });
    expect(expenses.marks).toBeUndefined();
  });

  it('is read from a file of the first version, for ever', () => {
    expect(readCase(FIRST_VERSION)).toEqual(ANAS_CASE);
  });
});

describe('the file of a case', () => {
  it('is written as the first version was', () => {
    expect(writeCase(ANAS_CASE)).toBe(FIRST_VERSION);
  });

  it('has the fields in the order in which it is described', () => {
    expect(Object.keys(JSON.parse(writeCase(EMPTY_BOOK)))).toEqual(
      'format version agent member incomes expenses debts creditScore months plan'.split(' '),
    );
  });

  it('has the debts to the last row in which anything stands', () => {
    expect(JSON.parse(writeCase(EMPTY_BOOK)).debts).toEqual([]);
    expect(JSON.parse(writeCase(ANAS_CASE)).debts).toHaveLength(3);
    const marked = { ...EMPTY_BOOK, debtMarks: { '4/amount': { note: 'Look.', settled: [] } } };
    expect(JSON.parse(writeCase(marked)).debts).toHaveLength(5);
  });
});
