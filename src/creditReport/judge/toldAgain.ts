import { withTold } from '../debts/duplicates';
import { nameKey } from '../pieces/nameKey';
import { spanOfOwed } from './stretches';
import type { ReadAccount } from './weigh';

/** Fewer debts may agree by chance with as many others. */
const MIN_AGAIN = 3;

/** What a debt is known by when it is told again without a number; empty where it says too little. */
function keyOf({ debt }: ReadAccount): string {
  const name = nameKey(debt.accountName);
  return name !== '' && debt.accountNumber === '' && debt.amount?.gt(0)
    ? `${name}\t${debt.amount.toFixed()}`
    : '';
}

/** Whether two tell of one debt: neither says what the other denies. */
function agree({ debt }: ReadAccount, { debt: other }: ReadAccount): boolean {
  return debt.paying === undefined || other.paying === undefined || debt.paying.eq(other.paying);
}

/**
 * The rows without a list that tells several of the debts above once more, each to the cent, and nothing else: what an
 * assistant or a friend makes of what he was told, in another order. What only he says of a debt is taken over. Two loans
 * of one lender that are alike stand among others, and are two.
 */
export function withoutToldAgain<Row extends ReadAccount>(rows: readonly Row[]): readonly Row[] {
  const inOrder = [...rows].sort(
    (one, other) => spanOfOwed(one.account).from - spanOfOwed(other.account).from,
  );
  const first = new Map<string, Row>();
  const again = new Map<Row, Row>();
  for (const row of inOrder) {
    const key = keyOf(row);
    const told = first.get(key);
    if (key !== '' && told && agree(told, row)) again.set(row, told);
    else if (again.size > 0) return rows;
    else if (key !== '') first.set(key, row);
  }
  const of = new Map([...again].map(([row, told]) => [told, row]));
  if (of.size < MIN_AGAIN) return rows;
  return rows.flatMap((row) => {
    if (again.has(row)) return [];
    const twin = of.get(row);
    return twin ? [{ ...row, debt: withTold(row, twin).debt }] : [row];
  });
}
