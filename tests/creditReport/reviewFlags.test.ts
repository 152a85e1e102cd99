import { expect, it } from 'vitest';
import {
  REVIEW_REASONS,
  type ReviewFlag,
  reasonsAt,
  reviewedField,
} from '../../src/creditReport/reviewFlags';
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

it('names what is past due of a balance of nothing, and says of a charged-off one that it may be owed', () => {
  const said = (review: readonly ReviewFlag[], pastDueText: string) =>
    reasonsAt('amount', review, { differing: [], chosenBy: 'first', pastDueText });
  expect(said(['charge-off', 'past-due-on-zero'], '$841')).toEqual([
    'The balance is printed as $0, yet $841 is printed as past due. Check what is owed.',
  ]);
  expect(said(['charge-off', 'zero-balance'], '')).toEqual([
    'The balance is printed as $0, but the account was charged off. Check whether it is still owed.',
  ]);
  expect(said(['zero-balance'], '$0')).toEqual(['Nothing is owed on this account.']);
});
