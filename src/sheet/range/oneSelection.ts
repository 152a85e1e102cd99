import { isSelection } from '../openGrid';
import type { Session } from '../session';
import { type Range, rangeOf } from './range';

/** The sheet that took the last selection; null before any has. */
let holder: Session | null = null;

/**
 * Keeps one selection on the screen, as a spreadsheet does: where another sheet takes one, what is selected in this sheet
 * ends at the cell in use. While the focus is on anything that is no sheet, such as a button that acts upon it, it stays.
 *
 * @returns the way to stop it
 */
export function keepOneSelection(session: Session): () => void {
  let known: Range | null = null;

  function note() {
    const { range } = session.get();
    const isNew = range !== null && range !== known;
    known = range;
    if (!isNew || holder === session) return;
    const selected = holder?.get().range ?? null;
    // While the other sheet holds it still, so that it does not take it back. A copy: to the end of a range that goes on
    // from the same anchor the page is scrolled.
    if (isSelection(selected)) holder?.set({ range: rangeOf({ ...selected.anchor }) });
    holder = session;
  }

  note();
  const stop = session.subscribe(note);
  return () => {
    stop();
    if (holder === session) holder = null;
  };
}
