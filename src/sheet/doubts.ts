import { dequal } from 'dequal/lite';
import type { Session } from './session';
import type { CellPlace, Doubt, Sheet } from './sheet';
import type { SheetLayout } from './sheetLayout';

/** A doubt that is said once, however many cells of a column share it. */
interface SharedDoubt {
  /** The cells, the first one by its name, such as `Debt 1, Account Name and 5 more`. */
  name: string;
  words: string;
  doubts: readonly [Doubt, ...Doubt[]];
}

/** What is doubtful about a cell at present; a row that is being filled in is not asked yet whether it makes sense. */
export function doubtAt(sheet: Sheet, session: Session, { row, column }: CellPlace): string | undefined {
  return sheet.problem(row, column, session.get().rowAtWork);
}

/** Every doubt of a sheet once, in the order of their first cells. */
function sharedDoubts(sheet: Sheet, layout: SheetLayout, session: Session): readonly SharedDoubt[] {
  const shared = new Map<string, SharedDoubt>();
  for (const cell of layout.cells) {
    const words = doubtAt(sheet, session, cell);
    if (!words) continue;
    const { row, column } = cell;
    const key = `${column} ${words}`;
    const [first = { row, column, words }, ...others] = shared.get(key)?.doubts ?? [];
    const more = shared.has(key) ? [...others, { row, column, words }] : [];
    const named = layout.nameOf(first.row, first.column);
    const name = more.length > 0 ? `${named} and ${more.length} more` : named;
    shared.set(key, { name, words, doubts: [first, ...more] });
  }
  return [...shared.values()];
}

/** The doubts of a sheet as React asks for them: the same list for as long as nothing in it has changed. */
export function doubtSource(sheet: Sheet, layout: SheetLayout, session: Session) {
  let known: readonly SharedDoubt[] = [];
  return {
    get: () => {
      const now = sharedDoubts(sheet, layout, session);
      if (!dequal(now, known)) known = now;
      return known;
    },
    subscribe: (listener: () => void) => onDoubts(sheet, session, listener),
  };
}

/**
 * Calls the listener whenever a doubt may have come or gone: with the cells, and when a row is left.
 *
 * @returns the way to stop it
 */
export function onDoubts(sheet: Sheet, session: Session, listener: () => void): () => void {
  let { rowAtWork } = session.get();
  const stops = [
    sheet.subscribe(listener),
    session.subscribe(() => {
      const before = rowAtWork;
      rowAtWork = session.get().rowAtWork;
      if (rowAtWork !== before) listener();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
