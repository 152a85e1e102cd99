import { scaleLinear } from 'd3-scale';
import {
  curveLinear,
  curveStepBefore,
  line,
  symbol,
  symbolCircle,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';
import type { Money } from '../../money/money';
import { chartDollars } from './chartDollars';
import { CHART_MARGIN } from './chartMonth';
import type { PlanSeries } from './monthByMonth';
import { spreadLabels } from './spreadLabels';
import './planChart.css';

/** What is drawn of each month: what is paid by its end, or what it asks for. */
export type ChartOf = 'paid' | 'asked';

/** By what the line of each plan is told apart beside its label, in the order of the plans; the last is the mixture's. */
const LOOKS = [
  { dashes: undefined, marker: symbolCircle },
  { dashes: '9 5', marker: symbolSquare },
  { dashes: '2 4', marker: symbolTriangle },
  { dashes: undefined, marker: symbolCircle },
] as const;

/** Pixels. */
const LABEL_GAP = 15;
const MARKER_AREA = 40;
const REACHED_RADIUS = 7;
/** Over the name of the level, which may stand beside them on a narrow chart. */
const REACHED_WORDS_RISE = 21;

interface PlanChartProps {
  plans: readonly PlanSeries[];
  of: ChartOf;
  /** The level that the lines are held against: the total to pay, or what is available. */
  level: { name: string; amount: Money } | undefined;
  months: number;
  /** The month that is read out, from 1; undefined where none is. */
  at?: number | undefined;
  /** Pixels. */
  width: number;
  height: number;
}

/** The plans month by month, the chosen one boldly, the others faint; nothing but axes where nothing is to pay. */
export function PlanChart({ plans, of, level, months, at, width, height }: PlanChartProps) {
  const lines = plans.map((plan) => ({ ...plan, values: plan[of].map((money) => money.toNumber()) }));
  const levelDollars = level?.amount.toNumber() ?? 0;
  const [left, right, bottom] = [CHART_MARGIN.left, width - CHART_MARGIN.right, height - CHART_MARGIN.bottom];
  const highest = Math.max(levelDollars, ...lines.flatMap(({ values }) => values));
  const x = scaleLinear([0, months], [left, right]);
  const y = scaleLinear([0, highest || 1], [bottom, CHART_MARGIN.top]).nice(4);
  const path = line<number>((_, month) => x(month), y).curve(of === 'paid' ? curveLinear : curveStepBefore);
  const labels = spreadLabels(
    lines.map(({ values }) => y(values[months] ?? 0)),
    LABEL_GAP,
    bottom,
  );
  const every = months <= 12 ? 2 : months <= 36 ? 6 : 12;
  const monthTicks = Array.from({ length: Math.floor(months / every) + 1 }, (_, index) => index * every);
  const hasChosen = lines.some(({ isChosen }) => isChosen);

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
            {highest > 0 || dollars === 0 ? chartDollars(dollars) : ''}
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
      {level && (
        <g className="total">
          <line x1={left} x2={right} y1={y(levelDollars)} y2={y(levelDollars)} />
          <text x={left + 6} y={y(levelDollars) - 6}>
            {level.name}
          </text>
        </g>
      )}
      {at !== undefined && <line className="at" x1={x(at)} x2={x(at)} y1={CHART_MARGIN.top} y2={bottom} />}
      {highest > 0 &&
        lines.map(({ name, isChosen, values, coveredIn }, index) => {
          const { dashes, marker } = LOOKS[index] ?? LOOKS[0];
          const end = y(values[months] ?? 0);
          const isFaint = hasChosen && !isChosen;
          return (
            <g key={name} className={`line-${index}${isChosen ? ' bold' : ''}${isFaint ? ' faint' : ''}`}>
              <path d={path(values) ?? ''} strokeDasharray={dashes} />
              {monthTicks.slice(1).map((month) => (
                <path
                  key={month}
                  className="marker"
                  d={symbol(marker, MARKER_AREA)() ?? ''}
                  transform={`translate(${x(month)} ${y(values[month] ?? 0)})`}
                />
              ))}
              {of === 'paid' && coveredIn !== undefined && !isFaint && (
                <circle className="reached" cx={x(coveredIn)} cy={y(levelDollars)} r={REACHED_RADIUS} />
              )}
              {of === 'paid' && coveredIn !== undefined && isChosen && (
                <text
                  className="reached-words"
                  x={x(coveredIn)}
                  y={y(levelDollars) - REACHED_WORDS_RISE}
                  textAnchor="end"
                >
                  paid off in month {coveredIn}
                </text>
              )}
              {at !== undefined && !isFaint && (
                <circle className="at-value" cx={x(at)} cy={y(values[at] ?? 0)} r={4} />
              )}
              <path className="leader" d={`M${right + 4} ${end}L${right + 18} ${labels[index] ?? end}`} />
              <text x={right + 22} y={labels[index]} dy="0.35em">
                {name.startsWith('Option') && !name.includes(',') ? name : 'Chosen plan'}
              </text>
            </g>
          );
        })}
    </svg>
  );
}
