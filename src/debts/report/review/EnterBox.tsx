import { useAtomValue, useSetAtom } from 'jotai';
import { ENTER } from './review';
import type { ReviewAtoms } from './reviewAtoms';

/** The box of a row: whether its debt is entered. The focus stays with its cell. */
export function EnterBox({ review, row }: { review: ReviewAtoms; row: string }) {
  const standing = useAtomValue(review.standingsAtom)[Number(row)];
  const write = useSetAtom(review.writeAtom);
  if (!standing) return null;
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={`Enter ${standing.debt.accountName || 'the unnamed debt'}`}
      checked={standing.isIn}
      onFocus={({ target }) => target.closest<HTMLElement>('[role=gridcell]')?.focus()}
      onChange={({ target }) => {
        const text = target.checked ? 'yes' : '';
        write([{ row, column: ENTER, text }], `${text ? 'Ticked' : 'Unticked'} Debt ${Number(row) + 1}`);
      }}
    />
  );
}
