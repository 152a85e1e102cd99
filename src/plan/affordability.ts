import { type Money, parseMoney, ZERO } from '../money/money';
import { MAX_MONTHS, PLAN_LENGTHS, type PlanFactors } from './paymentPlan';

/** Whether a monthly amount can be paid of the Available Income; of none, or of less than none, nothing can. */
export function fits(monthly: Money, availableIncome: Money): boolean {
  return availableIncome.gt(ZERO) && monthly.lte(availableIncome);
}

/**
 * The smallest number of months at which both phases of a plan fit the Available Income. The later amounts count over
 * 6 months too, where they are not reached, so that every longer plan fits as well.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param availableIncome dollars a month, exact, before tax
 * @returns 6 to 60; undefined where no length fits
 */
export function fitsFromMonths(
  { firstSixFactor, laterFactor }: PlanFactors,
  totalPaying: Money,
  availableIncome: Money,
): number | undefined {
  const [firstSix, later] = [parseMoney(firstSixFactor), parseMoney(laterFactor)];
  const highest = totalPaying.times(firstSix.gt(later) ? firstSix : later);
  // Times the months instead of divided by them, so that nothing is cut off.
  return PLAN_LENGTHS.find((months) => fits(highest, availableIncome.times(months)));
}

/** Says from which length on a plan fits, such as `Fits from 24 months`, or why none does. */
export function fitsFromWords(
  fitsFrom: number | undefined,
  totalPaying: Money,
  availableIncome: Money,
): string {
  if (totalPaying.eq(ZERO)) return 'Nothing to pay yet';
  if (availableIncome.lte(ZERO)) return 'Fits in no number of months: no room for a payment';
  return fitsFrom === undefined
    ? `Fits in no number of months up to ${MAX_MONTHS}`
    : `Fits from ${fitsFrom} months`;
}
