import { useSetAtom } from 'jotai';
import { type CSSProperties, memo, type PointerEvent, useMemo } from 'react';
import { endMergeAtom } from '../../history/history';
import type { Money } from '../../money/money';
import { OPTIONS } from '../options';
import { MAX_MONTHS, MIN_MONTHS } from '../paymentPlan';
import { monthsAtom, planTermsAtom } from '../planAtoms';
import { useAfterPaint } from '../useAfterPaint';
import { fits, unjudgedWords } from './affordability';
import { EQUAL_MONTHS } from './equalMonths';
import { type FitRun, fitRuns } from './fitRuns';
import './fitStrip.css';

const LENGTHS = MAX_MONTHS - MIN_MONTHS + 1;

/** The looks of a run: what they mean, and by which class. */
const LOOKS = [
  { words: 'fits', look: 'fits' },
  { words: 'too little', look: 'too-little' },
  { words: 'too high', look: '' },
] as const;

/**
 * At which lengths each option fits, under the slider and as far along, over a tick where all pay the same. A press sets
 * the months.
 */
export const FitStrip = memo(({ availableIncome }: { availableIncome: Money | undefined }) => {
  const { totalPaying } = useAfterPaint(planTermsAtom);
  const setMonths = useSetAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);
  const rows = useMemo(
    () =>
      OPTIONS.map((option) => ({
        option,
        runs: availableIncome ? fitRuns(option, totalPaying, availableIncome) : [],
      })),
    [totalPaying, availableIncome],
  );

  function press({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = Math.floor(((clientX - left) / width) * LENGTHS);
    setMonths(Math.min(Math.max(MIN_MONTHS + along, MIN_MONTHS), MAX_MONTHS));
    endMerge();
  }

  // Without runs the strip would look as if every length were too high.
  const unjudged = unjudgedWords(totalPaying, availableIncome);
  if (unjudged)
    return (
      <p className="fit-strip field-note">
        {unjudged}
        <EqualTick />
      </p>
    );
  return (
    <>
      <div
        className="fit-strip"
        role="img"
        aria-label={rows.map(({ option, runs }) => `${option.label} ${fitsWords(runs)}`).join('; ')}
        title="Filled where an option fits; dotted where it pays too little to pay all off; else it is above Available Income, before tax. A press sets the months."
        onPointerDown={press}
      >
        {rows.map(({ option, runs }) => (
          <div key={option.id} data-letter={option.label.slice(-1)}>
            {runs.map((run) => (
              <span key={run.from} className={lookOf(run)} style={placeStyle(run)} />
            ))}
          </div>
        ))}
        <EqualTick />
      </div>
      <ul className="fit-legend" aria-hidden="true">
        {LOOKS.map(({ words, look }) => (
          <li key={words}>
            <i className={look} />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
});

/** Leads to the words under the slider that say where all options pay the same. */
function EqualTick() {
  if (EQUAL_MONTHS === undefined) return null;
  return <i className="equal-tick" style={placeStyle({ from: EQUAL_MONTHS, to: EQUAL_MONTHS })} />;
}

function fitsWords(runs: readonly FitRun[]): string {
  const fitting = runs.filter(fits).map(({ from, to }) => `from ${from} to ${to} months`);
  return fitting.length === 0 ? 'fits nowhere' : `fits ${fitting.join(', ')}`;
}

function lookOf(run: FitRun): string {
  if (fits(run)) return 'fits';
  return run.isWithin ? 'too-little' : '';
}

/** Tells the style sheet where some lengths stand, in percent of the strip. */
function placeStyle({ from, to }: Pick<FitRun, 'from' | 'to'>): CSSProperties {
  return {
    insetInlineStart: `${((from - MIN_MONTHS) / LENGTHS) * 100}%`,
    inlineSize: `${((to - from + 1) / LENGTHS) * 100}%`,
  };
}
