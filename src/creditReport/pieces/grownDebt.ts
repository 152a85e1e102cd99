import type { Money } from '../../money/money';

/** Interest and fees of some years make no more of a debt. */
const MOST_GROWN = 2;

/** Whether what somebody owes may be what was owed before with what has come to it since. */
export function mayHaveGrown(was: Money, owed: Money): boolean {
  return was.gt(0) && owed.gte(was) && owed.lte(was.times(MOST_GROWN));
}
