import { formatMoney, type Money, ZERO } from '../../money/money';
import { type Verdict, verdictOf } from '../months/affordability';
import { OPTIONS } from '../options';
import {
  laterMonths,
  type NamedFactors,
  type PlanOutcome,
  planOutcome,
  reachesLaterPhase,
} from '../paymentPlan';
import type { PhaseId } from '../phases';
import type { PlanTerms } from '../planLines';
import { againstTotalWords } from '../planWords';

/** What the two dropdowns hold. */
export type PlanChoices = Readonly<Record<PhaseId, string>>;

/** What the member is told where no plan is chosen; what is missing for one is the agent's to know. */
export const NO_PLAN = 'No plan is chosen yet.';

/** What is chosen, and what it means. */
export interface ChosenPlan {
  /** The options it is made of, such as `Option A, then Option C`; undefined until every phase it reaches is chosen. */
  name: string | undefined;
  /** Undefined until every phase that is reached is chosen. */
  factors: NamedFactors | undefined;
  /** Undefined until every phase that is reached is chosen. */
  outcome: PlanOutcome | undefined;
  /** Whether it fits; undefined where nothing is chosen, to pay or to judge by. */
  verdict: Verdict | undefined;
  /** What to read aloud, or what is missing for it. */
  sentence: string;
  /** Whether the sentence says the plan, and is not about what is missing. */
  isSaid: boolean;
}

/**
 * The plan that takes one option's first phase and another's, or the same one's, later phase. Where the later phase is
 * not reached, nothing has to be chosen for it.
 */
export function chosenPlan(choices: PlanChoices, terms: PlanTerms): ChosenPlan {
  const isReached = reachesLaterPhase(terms.months);
  const first = OPTIONS.find(({ id }) => id === choices.firstPlan);
  const later = OPTIONS.find(({ id }) => id === choices.laterPlan) ?? (isReached ? undefined : first);
  if (!first || !later)
    return {
      name: undefined,
      factors: undefined,
      outcome: undefined,
      verdict: undefined,
      sentence: missingWords(choices, isReached),
      isSaid: false,
    };
  const name = first === later || !isReached ? first.label : `${first.label}, then ${later.label}`;
  const factors = { name, firstSixFactor: first.firstSixFactor, laterFactor: later.laterFactor };
  const outcome = planOutcome(factors, terms.totalPaying, terms.months);
  const plan = { name, factors, outcome, verdict: verdictOf(factors, terms) };
  return terms.totalPaying.eq(ZERO)
    ? { ...plan, sentence: 'Nothing is to pay yet.', isSaid: false }
    : { ...plan, sentence: planSentence(outcome, terms), isSaid: true };
}

/**
 * Says a plan in one breath, such as `You pay $533.33 a month for 6 months, then $800.00 a month for 30 months. That
 * makes $27,200.00, $3,200.00 more than the $24,000.00 to pay off.`
 */
function planSentence({ firstSix, later, paid }: PlanOutcome, { totalPaying, months }: PlanTerms): string {
  const rest = laterMonths(months);
  const isOnePhase = rest === 0 || firstSix.eq(later);
  const phases = isOnePhase
    ? phaseWords(firstSix, months)
    : `${phaseWords(firstSix, months - rest)}, then ${phaseWords(later, rest)}`;
  return `You pay ${phases}. That makes ${formatMoney(paid)}, ${againstTotalWords(paid, totalPaying)}.`;
}

function phaseWords(monthly: Money, months: number): string {
  return `${formatMoney(monthly)} a month for ${months} ${months === 1 ? 'month' : 'months'}`;
}

function missingWords({ firstPlan, laterPlan }: PlanChoices, isLaterReached: boolean): string {
  if (!isLaterReached) return 'Choose an option for months 1-6 to form a plan.';
  const isChosen = (value: string) => OPTIONS.some(({ id }) => id === value);
  if (isChosen(firstPlan)) return 'Choose an option for months 7+ as well to form a plan.';
  if (isChosen(laterPlan)) return 'Choose an option for months 1-6 as well to form a plan.';
  return 'Choose an option for each phase to form a plan.';
}
