import { type RefObject, useEffect } from 'react';
import { copyRange } from './copy';
import { clearRange, focusCell, focusedPosition, type OpenGrid, selectedRange } from './openGrid';
import { areOwnRows, count, pasteWords, planPaste } from './paste';
import { type Range, sizeOf } from './range';
import { type ClipboardTexts, isSeveralCells, readClipboard } from './readClipboard';
import { hasFocus, isInEditor } from './sheetPointer';

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
      if (event.type === 'paste') {
        const texts = {
          text: event.clipboardData.getData('text/plain'),
          html: event.clipboardData.getData('text/html'),
        };
        if (isInEditor(focused) && !isSeveralCells(texts)) return;
        event.preventDefault();
        paste(texts, open, range);
      } else if (!isInEditor(focused)) {
        event.preventDefault();
        copy(event, event.clipboardData, open, range);
      }
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
  const { text, html } = copyRange(range, grid.layout, grid.sheet);
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', html);
  if (event.type === 'cut') clearRange(grid, range, 'Cut');
}

/**
 * Spreads a clipboard over the sheet as one act, and says what came of it. An open editor is left. Whoever goes on
 * before the clipboard is read keeps the new place, and what is being typed there.
 */
async function paste(texts: ClipboardTexts, grid: OpenGrid, range: Range): Promise<void> {
  const { api, layout, sheet, session } = grid;
  const before = session.get();
  const read = await readClipboard(texts).catch(() => NOT_LOADED);
  if (!read.ok) {
    session.set({ notice: { words: read.reason, leftOver: [] } });
    return;
  }
  const planned = planPaste(read.table, range, layout);
  const isDoubtful = planned.changes.some(({ note }) => note !== undefined);
  // Reading a report takes longer than all the rest of a paste.
  const takenOver = areOwnRows(planned, layout) ? undefined : await sheet.takeOver?.(texts, isDoubtful);
  if (takenOver !== undefined) {
    session.set({ notice: takenOver === '' ? null : { words: takenOver, leftOver: [] } });
    return;
  }
  const { range: now, entry } = session.get();
  const hasGoneOn = now !== before.range || entry !== before.entry;
  if (!hasGoneOn) api.stopEditing(true);
  sheet.write(planned.changes, `Pasted ${count(sizeOf(planned.range).rows, 'row')}`);
  if (!hasGoneOn && !hasFocus(layout.cellAt(planned.range.anchor))) focusCell(grid, planned.range.anchor);
  session.set({
    ...(!hasGoneOn && { range: planned.range, tabColumn: null }),
    notice: { words: pasteWords(planned), leftOver: planned.leftOver },
  });
}

const NOT_LOADED = {
  ok: false,
  reason:
    'The part of the page that reads the clipboard could not be loaded. Nothing was changed. Check the connection and paste again.',
} as const;
