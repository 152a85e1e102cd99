import { scaleLinear } from 'd3-scale';
import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';
import type { Money } from '../money/money';
import { chartDollars } from './chartDollars';
import { paidByMonth } from './paidByMonth';
import { spreadLabels } from './spreadLabels';
import './planChart.css';

/** By what the line of each option is told apart beside its colour and its label, in the order of the options. */
const LOOKS = [
  { dashes: undefined, marker: symbolCircle },
  { dashes: '9 5', marker: symbolSquare },
  { dashes: '2 4', marker: symbolTriangle },
] as const;

/** Pixels. */
const MARGIN = { top: 18, right: 84, bottom: 38, left: 64 };
const LABEL_GAP = 15;
const MARKER_AREA = 40;

interface PlanChartProps {
  totalPaying: Money;
  months: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** What has been paid by each month under every option, against the line of Total Paying. */
export function PlanChart({ totalPaying, months, width, height }: PlanChartProps) {
  const total = totalPaying.toNumber();
  const plans = paidByMonth(totalPaying, months).map(({ option, paid }) => ({
    option,
    paid: paid.map((money) => money.toNumber()),
  }));
  const [left, right, bottom] = [MARGIN.left, width - MARGIN.right, height - MARGIN.bottom];
  const highest = Math.max(total, ...plans.flatMap(({ paid }) => paid)) || 1;
  const x = scaleLinear([0, months], [left, right]);
  const y = scaleLinear([0, highest], [bottom, MARGIN.top]).nice(4);
  const path = line<number>((_, month) => x(month), y);
  const labels = spreadLabels(
    plans.map(({ paid }) => y(paid[months] ?? 0)),
    LABEL_GAP,
    bottom,
  );
  const every = months <= 12 ? 2 : months <= 36 ? 6 : 12;
  const monthTicks = Array.from({ length: Math.floor(months / every) + 1 }, (_, index) => index * every);

  return (
    <svg
      className="plan-chart"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {y.ticks(4).map((dollars) => (
        <g key={dollars} className="tick">
          <line x1={left} x2={right} y1={y(dollars)} y2={y(dollars)} />
          <text x={left - 8} y={y(dollars)} dy="0.35em" textAnchor="end">
            {total > 0 || dollars === 0 ? chartDollars(dollars) : ''}
          </text>
        </g>
      ))}
      {monthTicks.map((month) => (
        <text key={month} className="month-tick" x={x(month)} y={bottom + 17} textAnchor="middle">
          {month}
        </text>
      ))}
      <text className="month-tick" x={(left + right) / 2} y={height - 4} textAnchor="middle">
        months from the start
      </text>
      <g className="total">
        <line x1={left} x2={right} y1={y(total)} y2={y(total)} />
        {total > 0 && (
          <text x={left + 6} y={y(total) - 6}>
            Total to pay
          </text>
        )}
      </g>
      {total > 0 &&
        plans.map(({ option, paid }, index) => {
          const { dashes, marker } = LOOKS[index % LOOKS.length] ?? LOOKS[0];
          const end = y(paid[months] ?? 0);
          return (
            <g key={option.id} className={`line-${index}`}>
              <path d={path(paid) ?? ''} strokeDasharray={dashes} />
              {monthTicks.slice(1).map((month) => (
                <path
                  key={month}
                  className="marker"
                  d={symbol(marker, MARKER_AREA)() ?? ''}
                  transform={`translate(${x(month)} ${y(paid[month] ?? 0)})`}
                />
              ))}
              <path className="leader" d={`M${right + 4} ${end}L${right + 18} ${labels[index] ?? end}`} />
              <text x={right + 22} y={labels[index]} dy="0.35em">
                {option.label}
              </text>
            </g>
          );
        })}
    </svg>
  );
}
