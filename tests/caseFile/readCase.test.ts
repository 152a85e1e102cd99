import { describe, expect, it } from 'vitest';
import { readCase } from '../../src/caseFile/readCase';
import { writeCase } from '../../src/caseFile/writeCase';
import { ANAS_CASE } from '../support/caseBooks';

type Content = Record<string, unknown> & { debts: Record<string, unknown>[] };

/** Ana's case as it stands in its file, changed. */
function changed(change: (content: Content) => void): string {
  const content = JSON.parse(writeCase(ANAS_CASE));
  change(content);
  return JSON.stringify(content);
}

/** Ana's case with other entries in one of its sections. */
function section(name: string, entries: Record<string, unknown>): string {
  return changed((content) => Object.assign(content[name] as object, entries));
}

/** Ana's case with other entries in the third debt. */
function debt(entries: Record<string, unknown>): string {
  return changed(({ debts }) => Object.assign(debts[2] ?? {}, entries));
}

/** Whole, so that no browser's own words stand behind them. */
const NO_CASE = /^It is no case\. Choose a file that Save case has written\.$/;
const DAMAGED =
  /^It is a case, but damaged: it was cut short, or altered after it was saved\. Open another copy of it, or save it anew where it was made\.$/;

describe('what is no case', () => {
  it.each([
    ['nothing', '', NO_CASE],
    ['a report', 'Creditor: FIRST BANK', NO_CASE],
    ['a case that is cut short', writeCase(ANAS_CASE).slice(0, 300), DAMAGED],
    ['a case that was altered', writeCase(ANAS_CASE).replace('":', '"'), DAMAGED],
    ['JSON of something else', '{"name": "x"}', NO_CASE],
    ['a list', '[1]', NO_CASE],
    ['a word', '"financial-warranty-case"', NO_CASE],
    ['null', 'null', NO_CASE],
    [
      'a million characters',
      `"${' '.repeat(1_000_000)}"`,
      'It has more than a million characters, and no case is as long as that.',
    ],
    [
      'a case of a newer version',
      '{"format": "financial-warranty-case", "version": 2, "unheard": []}',
      'It was made by a newer version: it is a case of version 2, and this page reads 1.',
    ],
    [
      'a case of an odd version',
      changed((content) => Object.assign(content, { version: '1' })),
      'Its “version” is "1", and this page reads version 1.',
    ],
  ])('is refused: %s', (_, text, words) => {
    expect(() => readCase(text)).toThrow(words);
  });
});

describe('a case with a fault', () => {
  it.each([
    [
      'without debts',
      changed((content) => delete (content as Partial<Content>).debts),
      '“debts” is missing in the case.',
    ],
    [
      'with another part',
      changed((content) => Object.assign(content, { notes: [] })),
      '“notes” in the case is no field of a case.',
    ],
    ['without a field', section('incomes', { salary: undefined }), '“salary” is missing in incomes.'],
    ['with another field', section('member', { age: '40' }), '“age” in member is no field of a case.'],
    [
      'with a field of another section',
      section('agent', { salary: '1' }),
      '“salary” in agent is no field of a case.',
    ],
    [
      'with a number for a text',
      section('incomes', { salary: 5000 }),
      '“salary” in incomes is 5000, which is no text in quotes.',
    ],
    [
      'with nothing for a text',
      section('member', { city: null }),
      '“city” in member is null, which is no text in quotes.',
    ],
    [
      'with an amount that is none',
      section('expenses', { mortgage: '$1,450' }),
      '“mortgage” in expenses is “$1,450”, which is no amount: it has more than digits and a decimal point.',
    ],
    [
      'with a list for a section',
      changed((content) => Object.assign(content, { agent: [] })),
      '“agent” holds no fields.',
    ],
    [
      'with debts that are no list',
      changed((content) => Object.assign(content, { debts: {} })),
      '“debts” is no list.',
    ],
    [
      'with 21 debts',
      changed((content) => Object.assign(content, { debts: Array(21).fill(content.debts[0]) })),
      '“debts” has 21 rows, and a case has 20 at most.',
    ],
    [
      'with a debt that is none',
      changed(({ debts }) => debts.push([] as never)),
      '“debts, row 4” holds no fields.',
    ],
    ['with a debt without a field', debt({ paying: undefined }), '“paying” is missing in debts, row 3.'],
    [
      'with an amount of a debt that is none',
      debt({ amount: '-75' }),
      '“amount” in debts, row 3 is “-75”, which is no amount: it has more than digits and a decimal point.',
    ],
    [
      'with a status there is not',
      debt({ current: 'late' }),
      '“current” in debts, row 3 is “late”, which is none of “”, “current”, “30days”, “60days”, “90days”.',
    ],
    [
      'with a creditor there is not',
      debt({ originalCreditor: 'Creditor 1' }),
      '“originalCreditor” in debts, row 3 is “Creditor 1”, which is none of ',
    ],
    [
      'with a mark of a field there is not',
      debt({ marks: { balance: 'x' } }),
      '“balance” in marks of debts, row 3 is no field of a case.',
    ],
    [
      'with a mark without words',
      debt({ marks: { amount: 1 } }),
      '“amount” in marks of debts, row 3 is 1, which is no text in quotes.',
    ],
    [
      'with a check without words',
      section('incomes', { checked: { salary: [] } }),
      '“salary” in checked of incomes is no list of texts in quotes.',
    ],
    [
      'with a credit score that is no number',
      changed((content) => Object.assign(content, { creditScore: 'good' })),
      '“creditScore” in the case is “good”, which is no number.',
    ],
    [
      'with too few months',
      changed((content) => Object.assign(content, { months: 5 })),
      '“months” is 5; it is a whole number from 6 to 60.',
    ],
    [
      'with months in quotes',
      changed((content) => Object.assign(content, { months: '18' })),
      '“months” is "18"; it is a whole number from 6 to 60.',
    ],
    [
      'with an option there is not',
      section('plan', { laterPlan: 'option1' }),
      '“laterPlan” in plan is “option1”, which is none of “option4”, “optionA”, “optionB”, “optionC”.',
    ],
    [
      'with a long text in the wrong place',
      section('incomes', { salary: 'x'.repeat(100) }),
      `“salary” in incomes is “${'x'.repeat(40)}…”, which is no amount`,
    ],
  ])('is refused, and the place is named: %s', (_, text, words) => {
    expect(() => readCase(text)).toThrow(words);
  });

  it('is read again once it is mended', () => {
    expect(readCase(changed(() => {}))).toEqual(ANAS_CASE);
  });
});
