import { expect, it } from 'vitest';
import { REVIEW_REASONS, type ReviewFlag, reviewedField } from '../../src/creditReport/reviewFlags';
import { DEBT_FIELDS } from '../../src/debts/debt';

const FLAGS = Object.keys(REVIEW_REASONS) as ReviewFlag[];

it.each(FLAGS)('says the reason of %s in a sentence, and marks a cell of the debt', (flag) => {
  expect(REVIEW_REASONS[flag]).toMatch(/^[A-Z].{15,}\.$/);
  expect(DEBT_FIELDS).toContain(reviewedField(flag));
});

it('lists the doubts in alphabetical order', () => {
  expect(FLAGS).toEqual([...FLAGS].sort());
});

it.each([
  ['zero-balance', 'amount'],
  ['collection', 'current'],
  ['full-account-number', 'accountNumber'],
  ['name-missing', 'accountName'],
  ['paying-unreadable', 'paying'],
] as const)('marks with %s the cell of %s', (flag, field) => {
  expect(reviewedField(flag)).toBe(field);
});
