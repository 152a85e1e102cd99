import { formatMoney, type Money, ZERO } from '../money/money';
import { fits } from './affordability';
import { type PlanOutcome, reachesLaterPhase } from './paymentPlan';
import { coverageWords, differenceWords, leftOverWords } from './planWords';

/** What every plan is held against. */
export interface PlanTerms {
  /** Dollars, exact, >= 0. */
  totalPaying: Money;
  /** The plan's length, 6 to 60. */
  months: number;
  /** Dollars a month, exact, before tax; may be negative. */
  availableIncome: Money;
}

/** A part of a line; bad is what the plan does not achieve. */
interface LinePart {
  words: string;
  isBad: boolean;
}

/** One of the five lines that say what a plan means. */
export interface PlanLine {
  label: string;
  parts: readonly LinePart[];
}

/** The five lines of a plan: what it asks for in each phase, what it comes to, when it covers, what it leaves. */
export function planLines(outcome: PlanOutcome, terms: PlanTerms): readonly PlanLine[] {
  const { firstSix, later } = outcome;
  const notReached = reachesLaterPhase(terms.months) ? '' : `, not reached in ${terms.months} months`;
  return [
    { label: 'Months 1-6', parts: [plain(formatMoney(firstSix))] },
    { label: 'Months 7+', parts: [plain(formatMoney(later) + notReached)] },
    ...meaningLines(outcome, terms),
  ];
}

/** The last three of the five lines, for who shows the monthly amounts in a way of its own. */
export function meaningLines(outcome: PlanOutcome, terms: PlanTerms): readonly PlanLine[] {
  const { firstSix, later, paid, coveredIn } = outcome;
  const { totalPaying, months, availableIncome } = terms;
  const isNothing = totalPaying.eq(ZERO);
  const difference = isNothing ? '' : `, ${differenceWords(paid, totalPaying)}`;
  return [
    {
      label: `Paid over ${months} months`,
      parts: [{ words: formatMoney(paid) + difference, isBad: paid.lt(totalPaying) }],
    },
    {
      label: 'Coverage',
      parts: [
        {
          words: coverageWords(coveredIn, totalPaying, months),
          isBad: !isNothing && coveredIn === undefined,
        },
      ],
    },
    {
      label: 'Left of Available Income, before tax',
      parts: [
        leftOver('First six months', firstSix, availableIncome),
        reachesLaterPhase(months)
          ? leftOver('Later months', later, availableIncome)
          : plain('Later months: not reached'),
      ],
    },
  ];
}

function leftOver(phase: string, monthly: Money, availableIncome: Money): LinePart {
  const words = `${phase}: ${leftOverWords(monthly, availableIncome)}`;
  return { words, isBad: !fits(monthly, availableIncome) };
}

function plain(words: string): LinePart {
  return { words, isBad: false };
}
