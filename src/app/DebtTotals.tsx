import { useAfterPaint } from '../plan/useAfterPaint';
import { debtTotalsWordsAtom } from './totalsAtoms';

/** The totals of the debts as text, for assistive technology that does not reach the grid's pinned row. */
export function DebtTotals() {
  return <p className="visually-hidden">{useAfterPaint(debtTotalsWordsAtom)}</p>;
}
