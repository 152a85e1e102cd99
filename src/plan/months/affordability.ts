import { type Money, parseMoney, ZERO } from '../../money/money';
import {
  coversTheTotal,
  MAX_MONTHS,
  PLAN_LENGTHS,
  type PlanFactors,
  reachesLaterPhase,
} from '../paymentPlan';
import type { PlanTerms } from '../planLines';
import { NO_INCOME } from '../planWords';
import { withinOf } from './withinIncome';

/** What has to hold for a plan to fit: both, or it does not. */
export interface Fit {
  /** Whether every phase that is reached is within the Available Income. */
  isWithin: boolean;
  /** Whether Total Paying is paid by the last month. */
  isPaidOff: boolean;
}

/**
 * Whether a plan fits, for any of its lengths.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param availableIncome dollars a month, exact, before tax; may be negative
 * @returns says it for a length in months, 6 to 60
 */
export function fitByMonths(
  factors: PlanFactors,
  totalPaying: Money,
  availableIncome: Money,
): (months: number) => Fit {
  const first = totalPaying.times(parseMoney(factors.firstSixFactor));
  const later = totalPaying.times(parseMoney(factors.laterFactor));
  const highest = first.gt(later) ? first : later;
  const isWithinOver = withinOf(availableIncome);
  return (months) => ({
    isWithin: isWithinOver(reachesLaterPhase(months) ? highest : first, months),
    isPaidOff: totalPaying.eq(ZERO) || coversTheTotal(factors, months),
  });
}

/** Whether both hold. */
export function fits(fit: Fit): boolean {
  return fit.isWithin && fit.isPaidOff;
}

/**
 * The smallest number of months at which a plan fits.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param availableIncome dollars a month, exact, before tax
 * @returns 6 to 60; undefined where no length fits
 */
export function fitsFromMonths(
  factors: PlanFactors,
  totalPaying: Money,
  availableIncome: Money,
): number | undefined {
  const fitOver = fitByMonths(factors, totalPaying, availableIncome);
  return PLAN_LENGTHS.find((months) => fits(fitOver(months)));
}

/** Says from which length on a plan fits, such as `Fits from 24 months`, or that none does. */
export function fitsFromWords(fitsFrom: number | undefined): string {
  return fitsFrom === undefined
    ? `Fits in no number of months up to ${MAX_MONTHS}`
    : `Fits from ${fitsFrom} months`;
}

/** Says why nothing can be told of when a plan fits; undefined where it can. */
export function unjudgedWords(totalPaying: Money, availableIncome: Money | undefined): string | undefined {
  if (totalPaying.eq(ZERO)) return 'Nothing to pay yet';
  return availableIncome ? undefined : NO_INCOME;
}

/** Whether a plan fits, in words. */
export interface Verdict {
  words: string;
  isGood: boolean;
}

/** Says whether a plan fits its terms, and where it does not, why; undefined where nothing is to pay or to judge by. */
export function verdictOf(factors: PlanFactors, terms: PlanTerms): Verdict | undefined {
  const { totalPaying, months, availableIncome } = terms;
  if (!availableIncome || totalPaying.eq(ZERO)) return undefined;
  const fit = fitByMonths(factors, totalPaying, availableIncome)(months);
  return { words: availableIncome.gt(ZERO) ? fitWords(fit) : 'No room for a payment', isGood: fits(fit) };
}

/** What does not hold of a plan; first, what is above the Available Income. */
function fitWords({ isWithin, isPaidOff }: Fit): string {
  if (!isWithin) return 'Above Available Income, before tax';
  return isPaidOff ? 'Fits, before tax' : 'Does not fit: not all is paid off';
}
