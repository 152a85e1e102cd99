import type { Session } from '../session';
import type { Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import type { Range } from './range';

/**
 * Tells of every undo and redo which cells it has changed: the block from the first of them to the last; of rows that are
 * put elsewhere only those that have come back, or the first. An act that says itself where its undo leads, as the
 * deletion of rows does right after it, has set the range by then, and is left to it.
 *
 * @returns the way to stop it
 */
export function followHistory(
  sheet: Pick<Sheet, 'read' | 'acts'>,
  layout: Pick<SheetLayout, 'cells' | 'extent'>,
  session: Session,
  follow: (range: Range) => void,
): () => void {
  const textsNow = () => layout.cells.map(({ row, column }) => sheet.read(row, column));
  const undone = new WeakSet<object>();
  let texts = textsNow();
  let acts = sheet.acts.standing();
  let { range } = session.get();
  let actsAtRange = acts;

  const stopRange = session.subscribe(() => {
    if (session.get().range === range) return;
    range = session.get().range;
    actsAtRange = sheet.acts.standing();
  });
  const stopActs = sheet.acts.subscribe(() => {
    const [actsBefore, textsBefore] = [acts, texts];
    acts = sheet.acts.standing();
    texts = textsNow();
    const last = acts.at(-1);
    const isUndo = acts.length < actsBefore.length;
    const gone = actsBefore.at(-1);
    if (isUndo && gone) undone.add(gone);
    if (!isUndo && !(last && undone.has(last))) return;
    const changed = [...texts.keys()].filter((index) => texts[index] !== textsBefore[index]);
    const { columns } = layout.extent;
    if (changed.length === 0 || actsAtRange === acts) return;
    follow(blockOf(arrivedCells(changed, textsBefore, texts, columns) ?? changed, columns));
  });
  return () => {
    stopRange();
    stopActs();
  };
}

/**
 * The cells of the rows that have come back where others made room for them, or of the first row where none has:
 * undefined where no row is put elsewhere, since as many rows are new or gone as have changed.
 */
function arrivedCells(
  changed: readonly number[],
  before: readonly string[],
  after: readonly string[],
  columns: number,
): number[] | undefined {
  const rows = [...new Set(changed.map((cell) => Math.floor(cell / columns)))];
  const lineOf = (texts: readonly string[], row: number) =>
    texts.slice(row * columns, (row + 1) * columns).join('\0');
  const empty = '\0'.repeat(columns - 1);
  const left = rows.map((row) => lineOf(before, row)).filter((line) => line !== empty);
  const arrived = rows.filter((row) => {
    const line = lineOf(after, row);
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return line !== empty && at < 0;
  });
  if (rows.length <= Math.max(arrived.length, left.length)) return undefined;
  const told = arrived.length > 0 ? arrived : rows.slice(0, 1);
  return told.flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column));
}

/** The smallest block of cells with all of some in it, which are told by their places in reading order. */
function blockOf(cells: readonly number[], columns: number): Range {
  const rows = cells.map((cell) => Math.floor(cell / columns));
  const across = cells.map((cell) => cell % columns);
  return {
    anchor: { row: Math.min(...rows), column: Math.min(...across) },
    head: { row: Math.max(...rows), column: Math.max(...across) },
  };
}
