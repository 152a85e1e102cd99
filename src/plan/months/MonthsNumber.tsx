import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { endMergeAtom, standingActsAtom } from '../../history/history';
import { MAX_MONTHS, MIN_MONTHS, parseMonths } from '../paymentPlan';
import { monthsAtom } from '../planAtoms';

/**
 * The field for typing the plan's length. The plan follows every key that makes a length; at every other it stays as
 * it was when the edit began, and so it ends where the field is left with no length, or by Escape.
 */
export function MonthsNumber() {
  const [months, setMonths] = useAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);
  /** The length held when the edit began. */
  const [held, setHeld] = useState(months);
  /** What is being typed and is no length; null when there is no such text. */
  const [typed, setTyped] = useState<string | null>(null);
  const lastAct = useAtomValue(standingActsAtom).at(-1);
  /** What was typed last and refused, and the act before that: it is told until the next edit, or any other act. */
  const [refused, setRefused] = useState<{ text: string; after: object | undefined } | null>(null);

  function begin() {
    endMerge();
    setHeld(months);
  }

  function type(field: HTMLInputElement) {
    const before = typed ?? String(months);
    const back = goesOn(before, field.value) ? held : months;
    const parsed = parseMonths(field.value);
    setRefused(null);
    setHeld(back);
    setTyped(parsed === undefined ? field.value : null);
    setMonths(parsed ?? back);
  }

  function end() {
    endMerge();
    setTyped(null);
  }

  function answerKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      setMonths(held);
      setRefused(null);
      end();
      // What the browser cannot read as a number it does not tell, so that nothing seems to have changed.
      event.currentTarget.value = String(held);
    }
    if (event.key === 'Enter') leave(event);
  }

  function leave({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setRefused(typed === null ? null : { text: typed, after: lastAct });
    end();
    setHeld(months);
    // `007` is the same number as `7`, so that nothing would be written over it.
    currentTarget.value = String(months);
  }

  const told = refused && refused.after === lastAct ? refused.text : null;
  const wrong = typed ?? told;
  return (
    <>
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
        onFocus={begin}
        onChange={(event) => type(event.currentTarget)}
        onKeyDown={answerKey}
        onBlur={leave}
        // The wheel scrolls the page, as it is meant to, instead of changing the number.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      <p className={wrong === null ? 'visually-hidden' : 'field-problem'} id="months-note" role="status">
        {wrong === null ? `From ${MIN_MONTHS} to ${MAX_MONTHS} months` : refusal(wrong, months)}
      </p>
    </>
  );
}

/** Whether a text was typed on, by characters at its end or one fewer; else it was replaced, and an edit begins. */
function goesOn(before: string, text: string): boolean {
  return text.startsWith(before) || before.slice(0, -1) === text;
}

function refusal(text: string, months: number): string {
  const what = text === '' ? 'Months are' : `${text} is no length:`;
  return `${what} ${MIN_MONTHS} to ${MAX_MONTHS} whole months; the plan stays at ${months}.`;
}
