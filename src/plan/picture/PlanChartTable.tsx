import { formatMoney, type Money, ZERO } from '../../money/money';
import type { PlanSeries } from './monthByMonth';
import type { ChartOf } from './PlanChart';

interface PlanChartTableProps {
  plans: readonly PlanSeries[];
  of: ChartOf;
  totalPaying: Money;
  months: number;
}

/** The data of the chart, for assistive technology. */
export function PlanChartTable({ plans, of, totalPaying, months }: PlanChartTableProps) {
  return (
    <table>
      <caption>
        {of === 'paid'
          ? `Paid by the end of each month, against ${formatMoney(totalPaying)} to pay in all`
          : 'Asked each month'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {plans.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {plans.map((plan) => (
              <td key={plan.name}>{formatMoney(plan[of][month] ?? ZERO)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
