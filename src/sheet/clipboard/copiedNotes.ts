import { positionsIn, type Range } from '../range/range';
import type { CellChange, Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';

/** What was copied last out of a sheet of the page, and what came with its texts to be checked. */
let last: { clipboard: string; notes: ReadonlyMap<string, string> } | undefined;

/** Keeps what is to be checked of the cells that are copied: a clipboard has room for their texts alone. */
export function keepNotes(
  clipboard: string,
  range: Range,
  { layout, sheet }: { layout: SheetLayout; sheet: Pick<Sheet, 'read' | 'note'> },
): void {
  const notes = positionsIn(range).flatMap((position): [string, string][] => {
    const { row, column } = layout.cellAt(position);
    const note = sheet.note?.(row, column);
    return note ? [[sheet.read(row, column), note]] : [];
  });
  last = { clipboard, notes: new Map(notes) };
}

/** What a paste changes, with what was to be checked of the same texts where they were copied. */
export function withCopiedNotes(changes: readonly CellChange[], clipboard: string): readonly CellChange[] {
  const notes = last?.clipboard === clipboard ? last.notes : undefined;
  if (!notes?.size) return changes;
  return changes.map((change) => {
    const note = change.note ?? notes.get(change.text);
    return note ? { ...change, note } : change;
  });
}
