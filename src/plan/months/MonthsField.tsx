import { useAtom, useSetAtom } from 'jotai';
import type { CSSProperties, ReactNode } from 'react';
import { endMergeAtom } from '../../history/history';
import { MAX_MONTHS, MIN_MONTHS } from '../paymentPlan';
import { monthsAtom } from '../planAtoms';
import { EQUAL_MONTHS } from './equalMonths';
import { MonthsNumber } from './MonthsNumber';

/** The plan's length: a slider, and beside it a field for typing the same number. What is given stands under the slider. */
export function MonthsField({ children }: { children: ReactNode }) {
  const [months, setMonths] = useAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);

  return (
    <div className="field months-field">
      <label htmlFor="months">Months</label>
      <div className="months-inputs">
        <input
          id="months"
          type="range"
          min={MIN_MONTHS}
          max={MAX_MONTHS}
          step={1}
          style={alongStyle(months)}
          value={months}
          onChange={(event) => setMonths(Number(event.target.value))}
          onPointerUp={() => endMerge()}
          onBlur={() => endMerge()}
        />
        <MonthsNumber />
        {children}
        <EqualMark />
      </div>
    </div>
  );
}

/** Under the slider, where all options pay the same; it stands as far along as the slider's knob would. */
function EqualMark() {
  if (EQUAL_MONTHS === undefined) return null;
  return (
    <p className="equal-mark" style={alongStyle(EQUAL_MONTHS)}>
      {EQUAL_MONTHS}: all pay the same
    </p>
  );
}

/** Tells the style sheet how far along the slider a number of months stands, from 0 to 1. */
function alongStyle(months: number): CSSProperties {
  return { '--along': (months - MIN_MONTHS) / (MAX_MONTHS - MIN_MONTHS) } as CSSProperties;
}
