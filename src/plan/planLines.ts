import { formatMoney, type Money, ZERO } from '../money/money';
import { isWithin } from './months/withinIncome';
import { type PlanOutcome, reachesLaterPhase } from './paymentPlan';
import { differenceWords, leftOverWords, NO_INCOME, paidOffWords } from './planWords';

/** What every plan is held against. */
export interface PlanTerms {
  /** Dollars, exact, >= 0. */
  totalPaying: Money;
  /** The plan's length, 6 to 60. */
  months: number;
  /** Dollars a month, exact, before tax; may be negative. Undefined where no budget is entered: it judges no plan. */
  availableIncome: Money | undefined;
}

/** A part of a line; bad is what the plan does not achieve. */
interface LinePart {
  words: string;
  isBad: boolean;
}

/** One of the four lines that say what a plan means. */
export interface PlanLine {
  label: string;
  parts: readonly LinePart[];
}

/** The four lines of a plan: what it asks for in each phase, what it comes to and when, what it leaves. */
export function planLines(outcome: PlanOutcome, terms: PlanTerms): readonly PlanLine[] {
  const { firstSix, later } = outcome;
  const notReached = reachesLaterPhase(terms.months) ? '' : `, not reached in ${terms.months} months`;
  return [
    { label: 'Months 1-6', parts: [plain(formatMoney(firstSix))] },
    { label: 'Months 7+', parts: [plain(formatMoney(later) + notReached)] },
    ...meaningLines(outcome, terms),
  ];
}

/** The last two of the four lines, for who shows the monthly amounts in a way of its own. */
export function meaningLines(outcome: PlanOutcome, terms: PlanTerms): readonly PlanLine[] {
  const { paid, coveredIn } = outcome;
  const { totalPaying, months } = terms;
  const difference = totalPaying.eq(ZERO) ? '' : `, ${differenceWords(paid, totalPaying)}`;
  const paidOff = paidOffWords(coveredIn, totalPaying, months);
  return [
    {
      label: `Paid over ${months} months`,
      parts: [
        { words: formatMoney(paid) + difference, isBad: paid.lt(totalPaying) },
        ...(paidOff === undefined ? [] : [{ words: paidOff, isBad: coveredIn === undefined }]),
      ],
    },
    {
      label: 'Left of Available Income, before tax',
      parts: leftOverParts(outcome, terms),
    },
  ];
}

function leftOverParts({ firstSix, later }: PlanOutcome, { months, availableIncome }: PlanTerms): LinePart[] {
  if (!availableIncome) return [plain(NO_INCOME)];
  if (availableIncome.lte(ZERO)) return [{ words: 'No room for a payment', isBad: true }];
  return [
    leftOver('First six months', firstSix, availableIncome),
    reachesLaterPhase(months)
      ? leftOver('Later months', later, availableIncome)
      : plain('Later months: not reached'),
  ];
}

function leftOver(phase: string, monthly: Money, availableIncome: Money): LinePart {
  const words = `${phase}: ${leftOverWords(monthly, availableIncome)}`;
  return { words, isBad: !isWithin(monthly, availableIncome) };
}

function plain(words: string): LinePart {
  return { words, isBad: false };
}
