import type { Money } from '../../money/money';
import { OPTIONS } from '../options';
import { coveredInMonth, monthlyAmounts, type NamedFactors, paidBy, reachesLaterPhase } from '../paymentPlan';

/** A plan month by month: dollars, exact. */
export interface PlanSeries {
  name: string;
  isChosen: boolean;
  /** What is paid by the end of each month, from month 0, before the first payment, to the last. */
  paid: readonly Money[];
  /** What each month asks for; the first entry, month 0, is as the first month's. */
  asked: readonly Money[];
  /** The month in which Total Paying is paid off; undefined where it is not. */
  coveredIn: number | undefined;
}

/**
 * Every option month by month, in their order, and after them the chosen plan, where it is none of them.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param months the plans' length, 6 to 60
 * @param chosen undefined where no plan is chosen
 */
export function monthByMonth(
  totalPaying: Money,
  months: number,
  chosen: NamedFactors | undefined,
): readonly PlanSeries[] {
  const named: readonly NamedFactors[] = OPTIONS.map((option) => ({ ...option, name: option.label }));
  const isMixture = chosen !== undefined && named.every(({ name }) => name !== chosen.name);
  return [...named, ...(isMixture ? [chosen] : [])].map((plan) => {
    const { firstSix, later } = monthlyAmounts(plan, totalPaying, months);
    const every = Array.from({ length: months + 1 }, (_, month) => month);
    return {
      name: plan.name,
      isChosen: plan.name === chosen?.name,
      paid: every.map((month) => paidBy(plan, totalPaying, months, month)),
      asked: every.map((month) => (reachesLaterPhase(month) ? later : firstSix)),
      coveredIn: coveredInMonth(plan, totalPaying, months),
    };
  });
}
