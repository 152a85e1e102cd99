import { HALF_A_CENT, type Money, roundToCent, ZERO } from '../../money/money';

/**
 * Whether a monthly amount can be paid of the Available Income; of none, or of less than none, nothing can. Both are
 * taken as they are shown, rounded half up to the cent: that is what is paid.
 */
export function isWithin(monthly: Money, availableIncome: Money): boolean {
  return withinOf(availableIncome)(monthly, 1);
}

/** The same of what is asked for over so many months: times the months instead of divided, so that nothing is cut off. */
export function withinOf(availableIncome: Money): (asked: Money, months: number) => boolean {
  const room = roundToCent(availableIncome);
  const bound = room.plus(HALF_A_CENT);
  return (asked, months) => room.gt(ZERO) && asked.lt(bound.times(months));
}
