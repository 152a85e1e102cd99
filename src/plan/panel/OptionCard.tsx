import { type ReactNode, useId } from 'react';
import { formatMoney, type Money, ZERO } from '../../money/money';
import { fitStyle } from '../../sheet/fitStyle';
import { leftWords } from '../leftWords';
import { isWithin } from '../months/withinIncome';
import type { PaymentOption } from '../options';
import { type MonthlyAmounts, reachesLaterPhase } from '../paymentPlan';
import { PHASES, type PhaseId } from '../phases';

interface OptionCardProps {
  option: PaymentOption;
  amounts: MonthlyAmounts;
  months: number;
  availableIncome: Money | undefined;
  /** Whether the option is chosen for each phase. */
  isChosen: Readonly<Record<PhaseId, boolean>>;
  onChoose: (phase: PhaseId) => void;
  /** What the amounts come to. */
  children: ReactNode;
}

/** One payment option: its two monthly amounts, each chosen by a press, and smaller, what they come to. */
export function OptionCard(props: OptionCardProps) {
  const { option, amounts, months, availableIncome, isChosen, onChoose, children } = props;
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
              amount={amounts[amount]}
              isChosen={isChosen[id]}
              onChoose={() => onChoose(id)}
              note={
                isReached ? leftWords(amounts[amount], availableIncome) : `not reached in ${months} months`
              }
              isReached={isReached}
              isBad={!isReached || !isWithin(amounts[amount], availableIncome ?? ZERO)}
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
  isReached: boolean;
  isBad: boolean;
}

function MonthlyAmount({ phase, amount, isChosen, onChoose, note, isReached, isBad }: MonthlyAmountProps) {
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
          className="fitted"
          style={fitStyle(shown)}
          onClick={onChoose}
        >
          {shown}
        </button>
      </dd>
      {isChosen && <dd className="chosen-mark">Chosen</dd>}
      <dd
        className={`amount-note ${isReached ? 'fitted' : ''} ${isBad ? 'bad-words' : ''}`}
        style={isReached ? fitStyle(note) : undefined}
      >
        {note}
      </dd>
    </div>
  );
}
