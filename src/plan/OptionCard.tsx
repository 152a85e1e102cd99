import type { CSSProperties, ReactNode } from 'react';
import { formatMoney, type Money } from '../money/money';
import type { PaymentOption } from './options';
import { type PlanOutcome, reachesLaterPhase } from './paymentPlan';

interface OptionCardProps {
  option: PaymentOption;
  outcome: PlanOutcome;
  months: number;
  /** Whether the option is chosen for months 1-6, and for the later ones. */
  isChosen: { firstPlan: boolean; laterPlan: boolean };
  /** What the amounts come to. */
  children: ReactNode;
}

/** One payment option: its two monthly amounts, and smaller, what they come to. */
export function OptionCard({ option, outcome, months, isChosen, children }: OptionCardProps) {
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
          note={reachesLaterPhase(months) ? '' : `not reached in ${months} months`}
        />
      </dl>
      {children}
    </section>
  );
}

interface MonthlyAmountProps {
  phase: string;
  amount: Money;
  isChosen: boolean;
  note?: string;
}

function MonthlyAmount({ phase, amount, isChosen, note }: MonthlyAmountProps) {
  const shown = formatMoney(amount);
  return (
    <div className={isChosen ? 'chosen' : ''}>
      <dt>{phase}</dt>
      <dd style={lengthStyle(shown)}>{shown}</dd>
      {isChosen && <dd className="chosen-mark">Chosen</dd>}
      {note && <dd className="not-reached">{note}</dd>}
    </div>
  );
}

/** Tells the style sheet how long an amount is, so that it takes smaller letters rather than a second line. */
function lengthStyle(shown: string): CSSProperties {
  return { '--length': shown.length } as CSSProperties;
}
