import type { ReportedDebt } from '../reportedDebt';
import { maySayInAll, owedInAll, partOf } from './totals';

/**
 * The rows in a row that come to what the text says is owed in all, to the cent: they are debts, whatever else it speaks
 * of. None where it does not say so.
 */
export function rowsOwed<Row extends { debt: ReportedDebt }>(
  rows: readonly Row[],
  source: string,
): readonly Row[] {
  const priced = rows.flatMap((row) => (row.debt.amount ? [{ row, amount: row.debt.amount }] : []));
  if (priced.length < 2 || !maySayInAll(source)) return [];
  const amounts = priced.map(({ amount }) => amount);
  for (const line of source.split('\n')) {
    const owed = owedInAll(line);
    const part = owed ? partOf(amounts, owed) : undefined;
    if (part) return priced.slice(part.start, part.end).map(({ row }) => row);
  }
  return [];
}
