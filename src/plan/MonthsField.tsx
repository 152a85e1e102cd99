import { useAtom, useSetAtom } from 'jotai';
import { type CSSProperties, useState } from 'react';
import { endMergeAtom } from '../history/history';
import { EQUAL_MONTHS } from './equalMonths';
import { MAX_MONTHS, MIN_MONTHS, parseMonths } from './paymentPlan';
import { monthsAtom } from './planAtoms';

/** The plan's length: a slider, and beside it a field for typing the same number. */
export function MonthsField() {
  const [months, setMonths] = useAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);
  /** What is being typed and is no number of months yet; null when there is no such text. */
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    const parsed = parseMonths(text);
    setTyped(parsed === undefined ? text : null);
    if (parsed !== undefined) setMonths(parsed);
  }

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
          onChange={(event) => {
            setTyped(null);
            setMonths(Number(event.target.value));
          }}
          onPointerUp={() => endMerge()}
          onBlur={() => endMerge()}
        />
        <input
          type="number"
          aria-label="Number of months"
          aria-invalid={typed !== null}
          aria-describedby="months-note"
          autoComplete="off"
          min={MIN_MONTHS}
          max={MAX_MONTHS}
          step={1}
          value={typed ?? months}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyped(null);
            endMerge();
          }}
        />
        <EqualMark />
      </div>
      <p className={typed === null ? 'field-note' : 'field-problem'} id="months-note" role="status">
        {typed === null
          ? `From ${MIN_MONTHS} to ${MAX_MONTHS} months`
          : `The months are a whole number from ${MIN_MONTHS} to ${MAX_MONTHS}, please; the plan stays at ${months}.`}
      </p>
    </div>
  );
}

/** Under the slider, where all options pay the same; it stands as far along as the slider's knob would. */
function EqualMark() {
  if (EQUAL_MONTHS === undefined) return null;
  return (
    <p className="equal-mark" style={alongStyle(EQUAL_MONTHS)}>
      {EQUAL_MONTHS}: A, B and C pay the same here
    </p>
  );
}

/** Tells the style sheet how far along the slider a number of months stands, from 0 to 1. */
function alongStyle(months: number): CSSProperties {
  return { '--along': (months - MIN_MONTHS) / (MAX_MONTHS - MIN_MONTHS) } as CSSProperties;
}
