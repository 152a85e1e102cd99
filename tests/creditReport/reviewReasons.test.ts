import { expect, it } from 'vitest';
import type { ReviewFlag } from '../../src/creditReport/reviewFlags';
import { reasonsAt } from '../../src/creditReport/reviewReasons';

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
