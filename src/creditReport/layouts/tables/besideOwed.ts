import { spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { isOwedKind } from '../../lexicon/shapes';
import { isEmptyValue, readAmount } from '../../pieces/amounts';
import type { Column } from './column';
import { isRemarkOfRow } from './untoldBalance';

/** What a sum beside a debt is that is not what is owed: a limit, what was owed at first, an offer, what is paid, what is late. */
const BESIDE_OWED: readonly LabelKind[] = ['money', 'pastDue', 'paying'];

function isOf(kinds: readonly LabelKind[], { kind }: Column): boolean {
  return kind !== undefined && kinds.includes(kind);
}

/**
 * Whether columns say who is owed, and of his debt other sums than what is owed: `Creditor`, `Credit Limit`. No column
 * without a meaning is left that could be it.
 */
export function areBesideOwed(columns: readonly Column[]): boolean {
  return (
    columns.some(({ kind, label }) => kind === 'name' && spelledKind(label) === 'name') &&
    columns.some((column) => isOf(BESIDE_OWED, column)) &&
    columns.every((column) => column.kind !== undefined && column.kind !== 'veto' && !isOwedKind(column.kind))
  );
}

/** Whether a row under such columns tells a debt, though not how much it is: it names somebody, and has one of the other sums. */
export function tellsBesideOwed(cells: readonly string[], columns: readonly Column[]): boolean {
  const isTold = (name: string) => !isEmptyValue(name) && !isRemarkOfRow(name);
  return (
    columns.some(({ kind }, index) => kind === 'name' && isTold(cells[index] ?? '')) &&
    columns.some((column, index) => isOf(BESIDE_OWED, column) && readAmount(cells[index] ?? '')?.amount)
  );
}
