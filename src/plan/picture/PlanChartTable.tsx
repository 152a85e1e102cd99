import { formatMoney, type Money } from '../../money/money';
import type { PlanSeries } from './monthByMonth';

interface PlanChartTableProps {
  plans: readonly PlanSeries[];
  totalPaying: Money;
  months: number;
}

/** The data of the chart, for assistive technology. */
export function PlanChartTable({ plans, totalPaying, months }: PlanChartTableProps) {
  return (
    <table>
      <caption>Paid by the end of each month, against {formatMoney(totalPaying)} to pay in all</caption>
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
            {plans.map(({ name, paid }) => (
              <td key={name}>{paid[month] && formatMoney(paid[month])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
