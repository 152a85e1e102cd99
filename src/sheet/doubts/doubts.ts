import { dequal } from 'dequal/lite';
import type { Session } from '../session';
import type { CellPlace, Doubt, Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';

/** A doubt that is said once, however many cells of a column share it. */
interface SharedDoubt {
  /** The cells, such as `Debt 1, Account Name`, `Debt 1, $ Amount and 2 more` or `Every row, Account Name`. */
  name: string;
  words: string;
  doubts: readonly [Doubt, ...Doubt[]];
  /** Whether every row that holds anything has it; then it is no mark of any one of them. */
  isOfEveryRow: boolean;
}

/** What is doubtful about the cells of a sheet at present. */
export interface SheetDoubts {
  /** In words; undefined where nothing is. */
  at: (cell: CellPlace) => string | undefined;
  /** The same, but for what is said of every row: a mark on every row would hide the others. */
  markAt: (cell: CellPlace) => string | undefined;
  /** Every doubt once, in the order of their first cells; the same list for as long as nothing in it has changed. */
  all: () => readonly SharedDoubt[];
  /** Calls the listener whenever a doubt may have come or gone; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
}

/** Rows of which a doubt is one of the sheet where all share it. */
const MANY = 3;

/** Keeps what is doubtful about a sheet, looked up once for all who ask after an act, or when a row is left. */
export function sheetDoubts(sheet: Sheet, layout: SheetLayout, session: Session): SheetDoubts {
  let all: readonly SharedDoubt[] = [];
  let byCell = new Map<string, SharedDoubt>();
  let seen: { acts: unknown; rowAtWork: string | null } | undefined;

  function look() {
    const acts = sheet.acts.standing();
    const { rowAtWork } = session.get();
    if (seen?.acts === acts && seen.rowAtWork === rowAtWork) return;
    seen = { acts, rowAtWork };
    const now = sharedDoubts(sheet, layout, rowAtWork);
    if (dequal(now, all)) return;
    all = now;
    byCell = new Map(all.flatMap((each) => each.doubts.map((doubt) => [keyOf(doubt), each])));
  }

  function find(cell: CellPlace): SharedDoubt | undefined {
    look();
    return byCell.get(keyOf(cell));
  }

  return {
    at: (cell) => find(cell)?.words,
    markAt: (cell) => {
      const doubt = find(cell);
      return doubt?.isOfEveryRow ? undefined : doubt?.words;
    },
    all: () => {
      look();
      return all;
    },
    subscribe: (listener) => {
      let { rowAtWork } = session.get();
      const stops = [
        sheet.subscribe(listener),
        session.subscribe(() => {
          const before = rowAtWork;
          rowAtWork = session.get().rowAtWork;
          // A row comes to be at work by a write, which is heard of by itself.
          if (rowAtWork === null && before !== null) listener();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function sharedDoubts(sheet: Sheet, layout: SheetLayout, rowAtWork: string | null): SharedDoubt[] {
  const filled = new Set<string>();
  const groups = new Map<string, [Doubt, ...Doubt[]]>();
  for (const { row, column } of layout.cells) {
    if (sheet.read(row, column) !== '') filled.add(row);
    const words = sheet.problem(row, column, rowAtWork);
    if (!words) continue;
    const doubt = { row, column, words };
    const group = groups.get(`${column} ${words}`);
    if (group) group.push(doubt);
    else groups.set(`${column} ${words}`, [doubt]);
  }
  return [...groups.values()].map((doubts) => {
    const [{ row, column, words }] = doubts;
    const isOfEveryRow =
      filled.size >= MANY && [...filled].every((each) => doubts.some((at) => at.row === each));
    const name = layout.nameOf(row, column);
    const more = doubts.length - 1;
    const shared = isOfEveryRow ? layout.everyNameOf(column) : `${name} and ${more} more`;
    return { name: more === 0 ? name : shared, words, doubts, isOfEveryRow };
  });
}

function keyOf({ row, column }: CellPlace): string {
  return `${row}/${column}`;
}
