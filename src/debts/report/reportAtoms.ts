import { atom, type PrimitiveAtom } from 'jotai';
import type { Notice } from '../../sheet/session';
import type { ReadText } from './readPastedReport';

/** The texts whose debts wait for the agent's review, several where several files came at once; null when none do. */
export const reviewedTextsAtom = visitAtom<readonly ReadText[] | null>(null);

/** The files that the box for a report was opened with, none where its button opened it; null while it is closed. */
export const addedFilesAtom = visitAtom<readonly File[] | null>(null);

/** What came of the last report. */
export const reportNoticeAtom = visitAtom<Notice | null>(null);

/**
 * An atom that is for one visit to the calculator: once nothing shows it any more it is at its start again. What one
 * member's report left open must not meet the next member.
 */
function visitAtom<Value>(start: Value): PrimitiveAtom<Value> {
  const visit = atom(start);
  visit.onMount = (set) => () => set(start);
  return visit as PrimitiveAtom<Value>;
}
