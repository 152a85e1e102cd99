import type { Money } from '../../money/money';
import { PLAN_LENGTHS, type PlanFactors } from '../paymentPlan';
import { type Fit, fitByMonths } from './affordability';

/** Lengths in a row at which the same holds, in months, the last one included. */
export interface FitRun extends Fit {
  from: number;
  to: number;
}

/**
 * What holds at which lengths, over all a plan can have, shortest first.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param availableIncome dollars a month, exact, before tax; may be negative
 */
export function fitRuns(factors: PlanFactors, totalPaying: Money, availableIncome: Money): readonly FitRun[] {
  const fitOver = fitByMonths(factors, totalPaying, availableIncome);
  const runs: FitRun[] = [];
  for (const months of PLAN_LENGTHS) {
    const fit = fitOver(months);
    const last = runs.at(-1);
    if (last && last.isWithin === fit.isWithin && last.isPaidOff === fit.isPaidOff) last.to = months;
    else runs.push({ ...fit, from: months, to: months });
  }
  return runs;
}
