import type { Session } from '../session';
import type { Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import type { Range } from './range';

/**
 * Tells of every undo and redo which cells it has changed: the block from the first of them to the last. An act that
 * says itself where its undo leads, as the deletion of rows does, has set the range by then, and is left to it.
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
    if (changed.length > 0 && actsAtRange !== acts) follow(blockOf(changed, layout.extent.columns));
  });
  return () => {
    stopRange();
    stopActs();
  };
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
