import { useLayoutEffect, useRef, useState } from 'react';
import { PlanChart } from './PlanChart';
import { PlanChartTable } from './PlanChartTable';
import { planTermsAtom } from './planAtoms';
import { useAfterPaint } from './useAfterPaint';

/** Pixels; below it the labels would cover the lines. */
const MIN_WIDTH = 240;

/** Pixels, as kept free by `.plan-picture-place`. */
const HEIGHT = 280;

/** The chart, as wide as its place, and its data as a table. Both wait where keys are pressed faster than drawn. */
export function PlanPicture() {
  const { totalPaying, months } = useAfterPaint(planTermsAtom);
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const measure = () => setWidth(Math.max(place.current?.clientWidth ?? 0, MIN_WIDTH));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  return (
    <div ref={place} className="plan-picture">
      {width > 0 && <PlanChart totalPaying={totalPaying} months={months} width={width} height={HEIGHT} />}
      <div className="visually-hidden">
        <PlanChartTable totalPaying={totalPaying} months={months} />
      </div>
    </div>
  );
}
