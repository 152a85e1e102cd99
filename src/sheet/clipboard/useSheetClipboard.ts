import { type RefObject, useEffect } from 'react';
import { hasFocus, isInEditor } from '../cellElement';
import { count } from '../count';
import { tell } from '../notice';
import { clearRange, focusCell, focusedPosition, type OpenGrid, selectedRange } from '../openGrid';
import { type Range, rangeOf } from '../range/range';
import type { Flavours } from './clipboardTable';
import { keepNotes, withCopiedNotes } from './copiedNotes';
import { copyRange } from './copy';
import { rangeBelow, takesText } from './pasteTarget';
import { fetchTableReader, flavoursOf, isSeveralCells, readClipboard } from './readClipboard';

/**
 * Answers copy, cut and paste while the focus is in a sheet. In an open editor they are for the text, but for a paste
 * of several cells, which leaves the edit and spreads over the sheet.
 *
 * @param takesEveryPaste whether a paste beside the sheet, outside of text fields, goes under its last filled row
 */
export function useSheetClipboard(
  frame: RefObject<HTMLElement | null>,
  grid: RefObject<OpenGrid | null>,
  takesEveryPaste = false,
): void {
  useEffect(() => {
    /** What was last pasted beside the sheet: nobody has chosen its cells, so that the next paste goes under them too. */
    let unchosen: Range | undefined;

    async function pasteBelow(texts: Flavours, open: OpenGrid) {
      unchosen = await paste(texts, open, rangeBelow(open));
    }

    function answer(event: ClipboardEvent) {
      const open = grid.current;
      const focused = document.activeElement;
      if (!open || !event.clipboardData) return;
      if (!frame.current?.contains(focused)) {
        if (event.type !== 'paste' || !takesEveryPaste || takesText(focused)) return;
        event.preventDefault();
        pasteBelow(flavoursOf(event.clipboardData), open);
        return;
      }
      const position = focusedPosition(open);
      if (!position) return;
      const range = selectedRange(open, position);
      if (event.type === 'paste') {
        const texts = flavoursOf(event.clipboardData);
        if (isInEditor(focused) && !isSeveralCells(texts)) return;
        event.preventDefault();
        const isChosen = open.session.get().range !== unchosen || isInEditor(focused);
        if (isChosen) paste(texts, open, range);
        else pasteBelow(texts, open);
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
  }, [frame, grid, takesEveryPaste]);
}

/** Puts a range on the clipboard; a cut empties it. */
function copy(event: ClipboardEvent, clipboard: DataTransfer, grid: OpenGrid, range: Range): void {
  const { text, html } = copyRange(range, grid.layout, grid.sheet);
  keepNotes(text, range, grid);
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', html);
  if (event.type === 'cut') clearRange(grid, range, 'Cut');
}

/**
 * Spreads a clipboard over the sheet as one act, and says what came of it. An open editor is left. Whoever goes on
 * before the clipboard is read keeps the new place, and what is being typed there.
 *
 * @param range undefined where cells have no place left; a report says itself where it goes
 * @returns what is selected by it; undefined where nothing was pasted
 */
async function paste(texts: Flavours, grid: OpenGrid, range: Range | undefined): Promise<Range | undefined> {
  const { api, layout, sheet, session, doubts } = grid;
  const before = session.get();
  const [read, otherNames] = await Promise.all([readClipboard(texts), sheet.otherNames?.()]).catch(
    () => [NOT_LOADED] as const,
  );
  if (!read.ok) {
    tell({ words: read.reason, ...NOTHING_LEFT }, sheet, session);
    return undefined;
  }
  const { columnsCopied, leftWords, pastedCells, pasteWords, planPaste, refusalWords } =
    await fetchTableReader();
  const copiedFrom = columnsCopied(texts.html);
  const isOwn = copiedFrom.length > 0;
  const planned = planPaste(read.table, range ?? FIRST_CELL, layout, sheet, otherNames, isOwn);
  const takenOver = await sheet.takeOver?.(texts, pastedCells(planned, layout, copiedFrom));
  if (takenOver !== undefined) {
    if (takenOver === '') session.set({ notice: null });
    else tell({ words: takenOver, ...NOTHING_LEFT }, sheet, session);
    return undefined;
  }
  if (!range || planned.isRefused) {
    tell({ words: range ? refusalWords(planned) : NO_PLACE, ...NOTHING_LEFT }, sheet, session);
    return undefined;
  }
  const { range: now, entry } = session.get();
  const hasGoneOn = now !== before.range || entry !== before.entry;
  if (!hasGoneOn) api.stopEditing(true);
  const changes = withCopiedNotes(planned.changes, texts.text);
  sheet.write(changes, `Pasted ${count(planned.rows, 'row')}`);
  if (!hasGoneOn && !hasFocus(layout.cellAt(planned.range.anchor))) focusCell(grid, planned.range.anchor);
  if (!hasGoneOn) session.set({ range: planned.range, tabColumn: null });
  const marked = changes.filter((change) => doubts.at(change));
  const notice = {
    words: pasteWords(planned, marked.length),
    left: leftWords(planned),
    leftOver: planned.leftOver,
  };
  tell(notice, sheet, session);
  return hasGoneOn ? undefined : planned.range;
}

const FIRST_CELL = rangeOf({ row: 0, column: 0 });

const NO_PLACE =
  'No row is left under the last filled one. Choose a cell and paste again. Nothing was changed.';

const NOTHING_LEFT = { left: '', leftOver: [] };

const NOT_LOADED = {
  ok: false,
  reason:
    'The part of the page that reads the clipboard could not be loaded. Nothing was changed. Check the connection and paste again.',
} as const;
