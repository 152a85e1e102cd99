import type { Debt } from '../debt';
import { type AcceptedRow, freeRows, type Landing } from './reportRows';

/**
 * The row of the debts in which the first of the accepted ones lands that is new; where none is, the first row that is
 * brought up to date.
 *
 * @param accepted at least one, and no more new ones than fit
 */
export function firstLanded(
  accepted: readonly AcceptedRow[],
  debts: readonly Debt[],
  landing: Landing,
): number | undefined {
  const updated = accepted.flatMap(({ updates }) => updates ?? []);
  return updated.length < accepted.length ? freeRows(debts, landing)[0] : Math.min(...updated);
}
