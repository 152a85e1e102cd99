import { formatMoney, parseMoney } from '../money/money';
import { type Notes, noteOf } from '../sheet/doubts/notes';
import type { CellChange } from '../sheet/sheet';
import type { Debt } from './debt';

/**
 * What some changes of debts mean for payments that they leave: one that was all of its amount is so no more where the
 * amount is raised, and is marked, until it is all of it again.
 */
export function outgrownPayments(
  debts: readonly Debt[],
  notes: Notes,
  changes: readonly CellChange[],
): CellChange[] {
  return changes.flatMap(({ row, column, text }) => {
    const debt = debts[Number(row)];
    if (!debt || column !== 'amount') return [];
    if (changes.some((other) => other.row === row && other.column === 'paying')) return [];
    const paying = parseMoney(debt.paying);
    const payment = { row, column: 'paying', text: debt.paying };
    const words = `Paid in full before the amount was raised from ${formatMoney(paying)}.`;
    const note = noteOf(notes, payment);
    if (parseMoney(text).lte(paying)) return note === words ? [payment] : [];
    const wasInFull = paying.gt(0) && paying.eq(parseMoney(debt.amount));
    return wasInFull && !note ? [{ ...payment, note: words }] : [];
  });
}
