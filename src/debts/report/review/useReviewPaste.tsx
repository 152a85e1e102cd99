import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { flavoursOf, readClipboard } from '../../../sheet/clipboard/readClipboard';
import type { CellPlace } from '../../../sheet/sheet';
import { readPastedReport, takePasted } from '../readPastedReport';
import { FIRST_CELL } from './review';
import type { ReviewAtoms } from './reviewAtoms';
import { TEXT_FIELDS } from './reviewKeys';

const NO_CELL = 'Choose the cell that it goes into, and paste again. Nothing was changed.';

interface ReviewScreen {
  goTo: (cell: CellPlace) => void;
  say: (words: string) => void;
}

/** Takes what is pasted beside the rows, wherever the focus is but in a text field: its debts come under the others. */
export function useReviewPaste(
  review: ReviewAtoms,
  dialog: RefObject<HTMLDialogElement | null>,
  { goTo, say }: ReviewScreen,
): void {
  const store = useStore();

  useEffect(() => {
    async function paste(clipboard: DataTransfer) {
      const texts = flavoursOf(clipboard);
      // Only what it refuses counts here: debts are read without the part that takes cells apart, which may not have come.
      const read = await readClipboard(texts).catch(() => undefined);
      if (read && !read.ok) return say(read.reason);
      const { length } = store.get(review.reviewAtom).rows;
      say(takePasted(readPastedReport(texts), (text) => store.set(review.addPastedAtom, text)) ?? NO_CELL);
      const isLonger = store.get(review.reviewAtom).rows.length > length;
      if (isLonger) goTo({ ...FIRST_CELL, row: String(length) });
    }

    function answer(event: ClipboardEvent) {
      const focused = document.activeElement;
      const isOnTop = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog.current;
      // What is pasted into a cell the sheet takes.
      if (
        !isOnTop ||
        !event.clipboardData ||
        focused?.closest('[role=grid]') ||
        focused?.matches(TEXT_FIELDS)
      )
        return;
      event.preventDefault();
      paste(event.clipboardData);
    }

    document.addEventListener('paste', answer);
    return () => document.removeEventListener('paste', answer);
  });
}
