import { formatMoney, type Money } from '../money/money';
import { FitsFrom } from './FitsFrom';
import type { PaymentOption } from './options';
import { PlanLineList } from './PlanLineList';
import { type PlanOutcome, reachesLaterPhase } from './paymentPlan';
import { meaningLines, type PlanTerms } from './planLines';

interface OptionCardProps {
  option: PaymentOption;
  outcome: PlanOutcome;
  terms: PlanTerms;
  /** Whether the option is chosen for months 1-6, and for the later ones. */
  isChosen: { firstPlan: boolean; laterPlan: boolean };
}

/** One payment option: its two monthly amounts, and smaller, what they come to and from when on they fit. */
export function OptionCard({ option, outcome, terms, isChosen }: OptionCardProps) {
  const headingId = `${option.id}-heading`;
  return (
    <section className="card option-card" aria-labelledby={headingId}>
      <h3 id={headingId}>{option.label}</h3>
      <dl className="monthly-amounts">
        <MonthlyAmount phase="Months 1-6" amount={outcome.firstSix} isChosen={isChosen.firstPlan} />
        <MonthlyAmount
          phase="Months 7+"
          amount={outcome.later}
          isChosen={isChosen.laterPlan}
          note={reachesLaterPhase(terms.months) ? '' : `not reached in ${terms.months} months`}
        />
      </dl>
      <PlanLineList lines={meaningLines(outcome, terms)} />
      <FitsFrom factors={option} terms={terms} />
    </section>
  );
}

interface MonthlyAmountProps {
  phase: string;
  amount: Money;
  isChosen: boolean;
  note?: string;
}

/** Longer amounts take smaller letters to stay on one line. */
const LONG_AMOUNT = 12;

function MonthlyAmount({ phase, amount, isChosen, note }: MonthlyAmountProps) {
  const shown = formatMoney(amount);
  return (
    <div className={isChosen ? 'chosen' : ''}>
      <dt>{phase}</dt>
      <dd className={shown.length > LONG_AMOUNT ? 'long' : ''}>
        {shown}
        {isChosen && <span className="chosen-mark">Chosen</span>}
      </dd>
      {note && <dd className="not-reached">{note}</dd>}
    </div>
  );
}
