import { type Money, sum } from '../../money/money';
import { isFamily } from '../layouts/lists/listName';
import type { Page } from '../page/page';
import { isAdded } from './addedByWriter';
import type { JudgedRow } from './noDebts';
import { isShown } from './shown';
import { totalsIn } from './totals';

/** So few rows together may be what a total leaves out; of more, some come to any sum. */
const MOST_BEYOND = 3;
/** Among more rows that could be none, some come to any sum. */
const MOST_WEAK = 12;
/** A total is one over so many rows at least. */
const MIN_WITHIN = 3;

/** The fewest amounts, by their indexes, that come to a sum exactly; undefined where no few of them do. */
function fewestOf(amounts: readonly Money[], wanted: Money): readonly number[] | undefined {
  let sets: { last: number; indexes: readonly number[]; left: Money }[] = [
    { last: -1, indexes: [], left: wanted },
  ];
  for (let size = 1; size <= MOST_BEYOND; size += 1) {
    sets = sets.flatMap(({ last, indexes, left }) =>
      amounts.flatMap((amount, index) =>
        index > last && amount.lte(left)
          ? [{ last: index, indexes: [...indexes, index], left: left.minus(amount) }]
          : [],
      ),
    );
    const found = sets.find(({ left }) => left.eq(0));
    if (found) return found.indexes;
  }
  return undefined;
}

/**
 * The rows without those that a printed total leaves out, where nothing shows that they are debts: what is paid extra,
 * a plan for a new loan, a line of the budget. The total has to be that of all others, to the cent.
 */
export function withoutBeyond<Row extends JudgedRow>(rows: readonly Row[], page: Page): readonly Row[] {
  // What is owed to the family stands in no list, nor in its total; nor does what the writer adds.
  const weak = rows.filter(
    (row) =>
      row.debt.amount?.gt(0) &&
      row.debt.accountNumber === '' &&
      !isShown(row.debt) &&
      !isFamily(row.debt.accountName) &&
      !isAdded(row, page.source),
  );
  if (weak.length === 0 || weak.length > MOST_WEAK || rows.length < MIN_WITHIN) return rows;
  const read = sum(rows.flatMap(({ debt }) => debt.amount ?? []));
  const amounts = weak.flatMap(({ debt }) => debt.amount ?? []);
  const printed = totalsIn(page).flatMap((total) => total.amounts);
  if (printed.some((total) => total.eq(read))) return rows;
  for (const total of printed) {
    const beyond = total.lt(read) ? fewestOf(amounts, read.minus(total)) : undefined;
    const others = new Set(beyond?.map((index) => weak[index]));
    if (beyond && rows.length - beyond.length >= MIN_WITHIN) return rows.filter((row) => !others.has(row));
  }
  return rows;
}
