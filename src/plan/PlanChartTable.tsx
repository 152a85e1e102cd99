import { formatMoney, type Money } from '../money/money';
import { paidByMonth } from './paidByMonth';

/** The data of the chart, for assistive technology. */
export function PlanChartTable({ totalPaying, months }: { totalPaying: Money; months: number }) {
  const plans = paidByMonth(totalPaying, months);
  return (
    <table>
      <caption>Paid by the end of each month, against {formatMoney(totalPaying)} to pay in all</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {plans.map(({ option }) => (
            <th key={option.id} scope="col">
              {option.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {plans.map(({ option, paid }) => (
              <td key={option.id}>{paid[month] && formatMoney(paid[month])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
