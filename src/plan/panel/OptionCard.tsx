import { type CSSProperties, type ReactNode, useId } from 'react';
import { formatMoney, type Money } from '../../money/money';
import type { PaymentOption } from '../options';
import { type PlanOutcome, reachesLaterPhase } from '../paymentPlan';
import { PHASES, type PhaseId } from '../phases';
import { leftWords } from '../planWords';

interface OptionCardProps {
  option: PaymentOption;
  outcome: PlanOutcome;
  months: number;
  availableIncome: Money;
  /** Whether the option is chosen for each phase. */
  isChosen: Readonly<Record<PhaseId, boolean>>;
  onChoose: (phase: PhaseId) => void;
  /** What the amounts come to. */
  children: ReactNode;
}

/** One payment option: its two monthly amounts, each chosen by a press, and smaller, what they come to. */
export function OptionCard(props: OptionCardProps) {
  const { option, outcome, months, availableIncome, isChosen, onChoose, children } = props;
  const headingId = `${option.id}-heading`;
  return (
    <section className="option-card" aria-labelledby={headingId}>
      <h3 id={headingId}>{option.label}</h3>
      <dl className="monthly-amounts">
        {PHASES.map(({ id, hint, amount }) => {
          const isReached = id === 'firstPlan' || reachesLaterPhase(months);
          return (
            <MonthlyAmount
              key={id}
              phase={hint}
              amount={outcome[amount]}
              isChosen={isChosen[id]}
              onChoose={() => onChoose(id)}
              note={
                isReached ? leftWords(outcome[amount], availableIncome) : `not reached in ${months} months`
              }
              isBad={!isReached || outcome[amount].gt(availableIncome)}
            />
          );
        })}
      </dl>
      {children}
    </section>
  );
}

interface MonthlyAmountProps {
  phase: string;
  amount: Money;
  isChosen: boolean;
  onChoose: () => void;
  note: string;
  isBad: boolean;
}

function MonthlyAmount({ phase, amount, isChosen, onChoose, note, isBad }: MonthlyAmountProps) {
  const id = useId();
  const shown = formatMoney(amount);
  return (
    <div className={isChosen ? 'chosen' : ''}>
      <dt id={`${id}-phase`}>{phase}</dt>
      <dd>
        <button
          id={id}
          type="button"
          aria-labelledby={`${id}-phase ${id}`}
          aria-pressed={isChosen}
          style={lengthStyle(shown)}
          onClick={onChoose}
        >
          {shown}
        </button>
      </dd>
      {isChosen && <dd className="chosen-mark">Chosen</dd>}
      <dd className={`amount-note ${isBad ? 'bad-words' : ''}`} style={lengthStyle(note)}>
        {note}
      </dd>
    </div>
  );
}

/** Tells the style sheet how long a text is, so that it takes smaller letters rather than a second line. */
function lengthStyle(text: string): CSSProperties {
  return { '--length': text.length || 1 } as CSSProperties;
}
