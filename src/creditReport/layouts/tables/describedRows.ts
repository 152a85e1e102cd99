import type { LabelKind } from '../../lexicon/labelTable';
import { isEmptyValue } from '../../pieces/amounts';
import { areKindsOfDebt } from '../../pieces/kindsOfAccount';
import type { Column } from './column';

/** What forms call the column in which somebody describes what he owns, or the kind of a card, and to whom it is owed. */
const DESCRIBES = /^(?:description|type|item|asset|property|real estate|vehicle|collateral)s?(?![\p{L} ])/iu;
/** What stands over what is owed on it. */
const OWED = /\bow(?:e|ed|ing)\b|\bloan balance\b|\blien\b/i;
/** Who is owed, behind what it is: `2019 Sedan - Oak Motor Credit`, `Visa – Elm Bank`. */
const CREDITOR_BEHIND = /^.*\S [-–—] (?=\p{L})/u;

/** Whether headings name nobody, but what is owned and what is owed on it, as forms about somebody's means do. */
function areDescribed(columns: readonly Column[]): boolean {
  const [first] = columns;
  return (
    DESCRIBES.test(first?.label ?? '') &&
    !columns.slice(1).some(({ kind }) => kind === 'name' || kind === 'agency' || kind === 'number') &&
    columns.some(({ kind, label }) => kind === 'balance' && OWED.test(label))
  );
}

/** Whether the first heading is the title of debts of one kind, beside what is owed and what else is known of them: `Loans`. */
function areOfKind(columns: readonly Column[]): boolean {
  const [first, ...others] = columns;
  if (!first || first.kind !== undefined || !areKindsOfDebt(first.label)) return false;
  const has = (...kinds: readonly (LabelKind | undefined)[]) =>
    others.some(({ kind }) => kinds.includes(kind));
  return has('balance') && has('paying', 'status') && !has('name', 'agency', 'number');
}

/** The columns of a table that describes what is owned, or the kinds of cards: who is owed stands in the first, as under the title of their kind. */
export function asDescribed(columns: readonly Column[]): readonly Column[] {
  if (!areDescribed(columns) && !areOfKind(columns)) return columns;
  return columns.map((column, index) => (index === 0 ? { ...column, kind: 'name' as const } : column));
}

/** The rows of such a table that owe something, each with its creditor alone in its first cell; other rows as they are. */
export function withCreditors(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): readonly (readonly string[] | undefined)[] {
  if (!areDescribed(columns)) return rows;
  const owed = columns.findIndex(({ kind, label }) => kind === 'balance' && OWED.test(label));
  return rows.map((row) => {
    const [first = '', ...more] = row;
    return isEmptyValue(row[owed] ?? '') ? undefined : [first.replace(CREDITOR_BEHIND, ''), ...more];
  });
}
