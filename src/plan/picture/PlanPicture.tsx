import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Money, ZERO } from '../../money/money';
import { chosenPlan } from '../chosen/chosenPlan';
import { planChoicesAtom, planTermsAtom } from '../planAtoms';
import { useAfterPaint } from '../useAfterPaint';
import { monthAt } from './chartMonth';
import { monthByMonth } from './monthByMonth';
import { type ChartOf, PlanChart } from './PlanChart';
import { PlanChartTable } from './PlanChartTable';
import { PlanReadout } from './PlanReadout';

/** Pixels; below it the labels would cover the lines. */
const MIN_WIDTH = 240;

/** What the picture can be of, with the names of the buttons that say so. */
const CHARTS: readonly { of: ChartOf; name: string }[] = [
  { of: 'paid', name: 'Paid by each month' },
  { of: 'asked', name: 'Asked each month' },
];

/** Where each key that the picture answers leads from a month, in a plan of so many months. */
const STEPS: Readonly<Record<string, (month: number, months: number) => number>> = {
  ArrowLeft: (month) => month - 1,
  ArrowRight: (month) => month + 1,
  Home: () => 1,
  End: (_, months) => months,
};

interface PlanPictureProps {
  availableIncome: Money | undefined;
  /** Pixels. */
  height: number;
}

/** The plans month by month, as wide as their place; a readout follows the pointer and the arrow keys. */
export function PlanPicture({ availableIncome, height }: PlanPictureProps) {
  const { totalPaying, months } = useAfterPaint(planTermsAtom);
  const choices = useAtomValue(planChoicesAtom);
  const [of, setOf] = useState<ChartOf>('paid');
  const [pointed, point] = useState(Number.POSITIVE_INFINITY);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);

  const month = Math.min(pointed, months);
  const { factors } = chosenPlan(choices, { totalPaying, months, availableIncome });
  const plans = monthByMonth(totalPaying, months, factors);
  const levels = {
    paid: totalPaying.gt(ZERO) ? { name: 'Total to pay', amount: totalPaying } : undefined,
    asked: availableIncome?.gt(ZERO) ? { name: 'Available, before tax', amount: availableIncome } : undefined,
  };

  function answerKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    point(Math.min(Math.max(step(month, months), 1), months));
  }

  return (
    <div className="plan-picture">
      <div className="chart-switch">
        {CHARTS.map((chart) => (
          <button key={chart.of} type="button" aria-pressed={of === chart.of} onClick={() => setOf(chart.of)}>
            {chart.name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's. */}
      <div
        ref={place}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from month to month, as the readout says.
        tabIndex={0}
        aria-label="Month by month; the arrow keys go to another month"
        onKeyDown={answerKey}
        onPointerMove={({ clientX, currentTarget }) =>
          point(monthAt(clientX - currentTarget.getBoundingClientRect().left, width, months))
        }
      >
        {width > 0 && (
          <PlanChart
            plans={plans}
            of={of}
            level={levels[of]}
            months={months}
            at={totalPaying.gt(ZERO) ? month : undefined}
            width={width}
            height={height}
          />
        )}
      </div>
      <PlanReadout plans={plans} totalPaying={totalPaying} month={month} />
      <div className="visually-hidden">
        <PlanChartTable plans={plans} of={of} totalPaying={totalPaying} months={months} />
      </div>
    </div>
  );
}

/** How wide an element is, in pixels; zero until it is measured. */
function useWidth(place: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    // Not the window's size alone: what stands in a dialog has none before that is open.
    const observer = new ResizeObserver(() => setWidth(Math.max(element.clientWidth, MIN_WIDTH)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
