import { type RefObject, useEffect } from 'react';
import { writeTable } from './clipboardTable';
import { clearRange, focusCell, focusedPosition, type OpenGrid, selectedRange } from './openGrid';
import { count, pasteWords, planPaste } from './paste';
import { edgesOf, positionsIn, type Range, sizeOf } from './range';
import { readClipboard } from './readClipboard';
import { isInEditor } from './sheetPointer';

/**
 * Answers copy, cut and paste while the focus is in a sheet. In an open editor they are for the text, but for a paste
 * of several cells, which leaves the edit and spreads over the sheet.
 */
export function useSheetClipboard(
  frame: RefObject<HTMLElement | null>,
  grid: RefObject<OpenGrid | null>,
): void {
  useEffect(() => {
    function answer(event: ClipboardEvent) {
      const open = grid.current;
      const focused = document.activeElement;
      if (!open || !event.clipboardData || !frame.current?.contains(focused)) return;
      const position = focusedPosition(open);
      if (!position) return;
      const range = selectedRange(open, position);
      if (event.type === 'paste') paste(event, event.clipboardData, open, range, isInEditor(focused));
      else if (!isInEditor(focused)) copy(event, event.clipboardData, open, range);
    }
    const events = ['copy', 'cut', 'paste'] as const;
    for (const type of events) document.addEventListener(type, answer);
    return () => {
      for (const type of events) document.removeEventListener(type, answer);
    };
  }, [frame, grid]);
}

/** Puts a range on the clipboard; a cut empties it. */
function copy(event: ClipboardEvent, clipboard: DataTransfer, grid: OpenGrid, range: Range): void {
  event.preventDefault();
  const { text, html } = copyRange(grid, range);
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', html);
  if (event.type === 'cut') clearRange(grid, range, 'Cut');
}

function copyRange({ layout, sheet }: OpenGrid, range: Range) {
  const cells = positionsIn(range).map((position) => {
    const { row, column, type } = layout.cellAt(position);
    const text = type.copy(sheet.read(row, column));
    return { text, isNumber: type.kind === 'money' && isPlainNumber(text) };
  });
  const { rows, columns } = sizeOf(range);
  return writeTable(
    Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)),
  );
}

/** Whether other programs can hold the number exactly; they keep 15 digits. */
function isPlainNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && text.length <= 15;
}

function paste(
  event: ClipboardEvent,
  clipboard: DataTransfer,
  grid: OpenGrid,
  range: Range,
  isEditing: boolean,
): void {
  const { layout, sheet, session } = grid;
  const read = readClipboard(clipboard);
  if (isEditing && read.ok && read.table.length === 1 && read.table[0]?.length === 1) return;
  event.preventDefault();
  if (!read.ok) {
    session.set({ notice: { words: read.reason, leftOver: [] } });
    return;
  }
  if (isEditing) grid.api.stopEditing(true);
  const planned = planPaste(read.table, range, layout);
  sheet.write(planned.changes, `Pasted ${count(sizeOf(planned.range).rows, 'row')}`);
  const { top, left } = edgesOf(range);
  focusCell(grid, { row: top, column: left });
  session.set({
    range: planned.range,
    notice: { words: pasteWords(planned), leftOver: planned.leftOver },
  });
}
