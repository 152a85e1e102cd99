import { isOwedKind } from '../../lexicon/shapes';
import { isEmptyValue } from '../../pieces/amounts';
import type { Column } from './column';

/** Who of a household owes what stands below. */
const OWNER =
  /^(?:his|hers|him|her|he|she|me|mine|my|us|ours?|both|joint|shared|husband|wife|spouse|partner)(?: (?:debts?|cards?|balance|share))?$/i;
/** A single column of an owner stands beside another sum. */
const MIN_OWNERS = 2;

/** The places of the columns that tell what each of a household owes, where no other tells what is owed; else none. */
function ownersIn(columns: readonly Column[]): readonly number[] {
  const owners = [...columns.keys()].filter((index) => OWNER.test(columns[index]?.label ?? ''));
  const isTold = columns.some(({ kind }, index) => isOwedKind(kind) && !owners.includes(index));
  return owners.length < MIN_OWNERS || isTold ? [] : owners;
}

/** The columns with what each of a household owes as balances: `Creditor | His | Hers`. As they are where there are none. */
export function withSumsByOwner(columns: readonly Column[]): readonly Column[] {
  const owners = ownersIn(columns);
  return owners.length === 0
    ? columns
    : columns.map((column, index) => (owners.includes(index) ? { ...column, kind: 'balance' } : column));
}

/** The columns of each debt that a row tells: one for each of a household who owes something in it; else all of them. */
export function byOwner(
  columns: readonly Column[],
  row: readonly string[],
): { columns: readonly Column[]; isOwner: boolean }[] {
  const owners = ownersIn(columns);
  if (owners.length === 0) return [{ columns, isOwner: false }];
  return owners
    .filter((owner) => !isEmptyValue(row[owner] ?? ''))
    .map((owner) => ({
      columns: columns.map((column, index) => {
        if (index === owner) return { ...column, kind: 'balance' as const };
        return owners.includes(index) ? { kind: undefined, label: '' } : column;
      }),
      isOwner: true,
    }));
}
