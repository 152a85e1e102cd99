import { isDay } from '../../meaning/newerLabel';
import type { Column } from './column';

/** Fewer columns of days may be anything. */
const MIN_DAYS = 2;

function isOwed({ kind }: Column): boolean {
  return kind === 'balance' || kind === 'amountLoose';
}

function areDays(columns: readonly Column[]): boolean {
  return columns.filter(({ label }) => isDay(label)).length >= MIN_DAYS;
}

/**
 * Columns of what is owed on several days, which a heading over the names tells of all of them: `Balance on the 1st | Nov |
 * Dec`. The first column is then the names, and each day that of a balance. Days beside what is paid alone stand behind names
 * without a heading: `Pmt | Nov | Dec`. The columns as they are where they are no such.
 */
export function withSumsByDay(columns: readonly Column[]): readonly Column[] {
  if (columns[0]?.kind === 'paying' && !columns.some(isOwed) && areDays(columns))
    return [{ kind: 'name', label: '' }, ...columns];
  const [first, ...others] = columns;
  if (first?.kind !== 'balance' || others.some(({ kind }) => kind === 'name' || kind === 'balance'))
    return columns;
  if (!areDays(others)) return columns;
  return [
    { kind: 'name', label: '' },
    ...others.map((column) => (isDay(column.label) ? { ...column, kind: 'balance' as const } : column)),
  ];
}
