import { isOwedKind } from '../../lexicon/shapes';
import { isDay } from '../../meaning/newerLabel';
import type { Column } from './column';

/** Fewer columns of days may be anything. */
const MIN_DAYS = 2;

function areDays(columns: readonly Column[]): boolean {
  return columns.filter(({ label }) => isDay(label)).length >= MIN_DAYS;
}

/**
 * Columns of what is owed on several days, which a heading over the names tells of all of them: `Balance on the 1st | Nov |
 * Dec`. The first column is then the names, and each day that of a balance. Days beside what is paid alone stand behind names
 * without a heading: `Pmt | Nov | Dec`, or under an empty one. The columns as they are where they are no such.
 */
export function withSumsByDay(columns: readonly Column[]): readonly Column[] {
  const [first, ...others] = columns;
  if (!columns.some(({ kind }) => isOwedKind(kind)) && areDays(columns)) {
    if (first?.kind === 'paying') return [{ kind: 'name', label: '' }, ...columns];
    const isOpen = first?.label === '' && !others.some(({ kind }) => kind === 'name');
    if (isOpen && others.some(({ kind }) => kind === 'paying'))
      return [{ kind: 'name', label: '' }, ...others];
  }
  if (first?.kind !== 'balance' || others.some(({ kind }) => kind === 'name' || kind === 'balance'))
    return columns;
  if (!areDays(others)) return columns;
  return [
    { kind: 'name', label: '' },
    ...others.map((column) => (isDay(column.label) ? { ...column, kind: 'balance' as const } : column)),
  ];
}
