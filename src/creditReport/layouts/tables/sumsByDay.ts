import { isDay } from '../../meaning/newerLabel';
import type { Column } from './column';

/** Fewer columns of days may be anything. */
const MIN_DAYS = 2;

/**
 * Columns of what is owed on several days, which a heading over the names tells of all of them: `Balance on the 1st | Nov |
 * Dec`. The first column is then the names, and each day that of a balance. The columns as they are where they are no such.
 */
export function withSumsByDay(columns: readonly Column[]): readonly Column[] {
  const [first, ...others] = columns;
  if (first?.kind !== 'balance' || others.some(({ kind }) => kind === 'name' || kind === 'balance'))
    return columns;
  if (others.filter(({ label }) => isDay(label)).length < MIN_DAYS) return columns;
  return [
    { kind: 'name', label: '' },
    ...others.map((column) => (isDay(column.label) ? { ...column, kind: 'balance' as const } : column)),
  ];
}
