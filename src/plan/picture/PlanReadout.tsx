import { formatMoney, type Money, ZERO } from '../../money/money';
import { leftToPayWords } from '../planWords';
import type { PlanSeries } from './monthByMonth';

interface PlanReadoutProps {
  plans: readonly PlanSeries[];
  totalPaying: Money;
  month: number;
}

/** What one month of the picture comes to: of the chosen plan, or where none is chosen, of every option. */
export function PlanReadout({ plans, totalPaying, month }: PlanReadoutProps) {
  const chosen = plans.filter(({ isChosen }) => isChosen);
  return (
    <div className="plan-readout" role="status">
      {(chosen.length > 0 ? chosen : plans).map(({ name, asked, paid }) => (
        <p key={name}>
          <b>
            Month {month}, {name}:
          </b>{' '}
          {formatMoney(asked[month] ?? ZERO)}; paid so far {formatMoney(paid[month] ?? ZERO)}, still to pay{' '}
          {leftToPayWords(paid[month] ?? ZERO, totalPaying)}
        </p>
      ))}
    </div>
  );
}
