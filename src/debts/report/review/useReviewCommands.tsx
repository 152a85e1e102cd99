import { useAtomValue, useSetAtom, useStore } from 'jotai';
import type { CellPlace } from '../../../sheet/sheet';
import { acceptReportAtom } from '../acceptReportAtoms';
import { mergedWords } from './mergeRows';
import type { ReviewAtoms } from './reviewAtoms';
import type { ReviewCommands } from './reviewKeys';

interface ReviewScreen {
  goTo: (cell: CellPlace) => void;
  goOn: (step: 1 | -1) => void;
  say: (words: string) => void;
  close: () => void;
  /** Asks whether to leave. */
  ask: () => void;
}

/** What keys and buttons do to a review. */
export function useReviewCommands(review: ReviewAtoms, screen: ReviewScreen): ReviewCommands {
  const { goTo, goOn, say, close, ask } = screen;
  const store = useStore();
  const accept = useSetAtom(acceptReportAtom);
  const isEdited = useAtomValue(review.standingActsAtom).length > 0;
  return {
    undo: () => store.set(review.undoAtom),
    redo: () => store.set(review.redoAtom),
    accept: () => {
      const { fitting, left } = store.get(review.acceptedAtom);
      if (!store.get(review.isReadyAtom)) return;
      const landing = store.get(review.landingAtom);
      close();
      focusName(accept(fitting, left, landing));
    },
    leave: isEdited ? ask : close,
    addRow: () => {
      const { length } = store.get(review.reviewAtom).rows;
      const under = Number(store.get(review.cellAtom)?.row ?? length - 1);
      store.set(review.addRowAtom, under);
      goTo({ row: String(under + 1), column: 'accountName' });
    },
    merge: () => {
      const cell = store.get(review.cellAtom);
      const row = Number(cell?.row ?? 0);
      if (!cell || row === 0) return;
      const words = mergedWords(store.get(review.reviewAtom), row);
      store.set(review.mergeAtom, row);
      say(words);
      goTo({ ...cell, row: String(row - 1) });
    },
    goOn,
  };
}

/** Takes the focus to the name of a debt, which comes into sight: to its sheet, not to where the review was opened. */
function focusName(row: number | undefined): void {
  const name = `[aria-label=Debts] [row-id="${row}"] [col-id=accountName]`;
  document.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
}
