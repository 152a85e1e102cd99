import { formatMoney, type Money } from '../money/money';
import { type PlanOutcome, reachesLaterPhase } from './paymentPlan';
import { coverageWords, differenceWords, leftOverWords } from './planWords';

interface OptionCardProps {
  label: string;
  outcome: PlanOutcome;
  totalPaying: Money;
  months: number;
  /** Dollars a month, before tax. */
  availableIncome: Money;
  /** Whether the option is chosen for months 1-6, and for the later ones. */
  isChosen: { firstPlan: boolean; laterPlan: boolean };
}

/** One payment option: its two monthly amounts, and smaller, what they come to. */
export function OptionCard({
  label,
  outcome,
  totalPaying,
  months,
  availableIncome,
  isChosen,
}: OptionCardProps) {
  const headingId = `${label.replace(' ', '-').toLowerCase()}-heading`;
  const hasLaterPhase = reachesLaterPhase(months);
  return (
    <section className="card option-card" aria-labelledby={headingId}>
      <h3 id={headingId}>{label}</h3>
      <dl className="monthly-amounts">
        <div className={isChosen.firstPlan ? 'chosen' : ''}>
          <dt>Months 1-6</dt>
          <dd>
            {formatMoney(outcome.firstSix)}
            {isChosen.firstPlan && <span className="chosen-mark">Chosen</span>}
          </dd>
        </div>
        <div className={isChosen.laterPlan ? 'chosen' : ''}>
          <dt>Months 7+</dt>
          <dd>
            {formatMoney(outcome.later)}
            {isChosen.laterPlan && <span className="chosen-mark">Chosen</span>}
          </dd>
          {!hasLaterPhase && <dd className="not-reached">not reached in {months} months</dd>}
        </div>
      </dl>
      <ul className="plan-lines">
        <li>
          Paid over {months} months: {formatMoney(outcome.paid)}, {differenceWords(outcome.paid, totalPaying)}
        </li>
        <li>{coverageWords(outcome.coveredIn, totalPaying, months)}</li>
        <li>
          Of the income before tax, months 1-6: {leftOverWords(outcome.firstSix, availableIncome)}
          {hasLaterPhase && <>; months 7+: {leftOverWords(outcome.later, availableIncome)}</>}
        </li>
      </ul>
    </section>
  );
}
