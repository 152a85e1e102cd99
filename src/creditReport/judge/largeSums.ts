import { beginsWithCreditor } from '../lexicon/creditors';
import type { ReportedDebt } from '../reportedDebt';
import { DEBT_WORD, isExpense, isSupport } from './household';

/** A row by its debt alone. */
interface SummedRow {
  debt: ReportedDebt;
}

/** What tells that sums are those of a month. */
const MONTHLY =
  /\b(?:budget|monthly|(?:per|a|each|every) month|pa(?:id|ys?)|income|pay ?checks?|take[- ]home)\b|\/ ?mo\b/i;
/** So much, and more than any bill beside it, is what is owed and not what is paid each month; and of so many creditors. */
const [LEAST_OWED, MIN_OWED] = [1000, 2];
/** What is paid each month in sums as large. */
const LARGE_PAYMENT = /\b(?:mortgage|home|auto|car|truck|loans?)\b/i;

/** What is more than any bill among rows, and than most payments. */
function leastOwed(rows: readonly SummedRow[]): number {
  const bills = rows.filter(({ debt }) => isExpense(debt));
  return Math.max(LEAST_OWED, ...bills.map(({ debt }) => debt.amount?.toNumber() ?? 0));
}

/**
 * Whether a list of bills and of creditors whom many households owe tells what is owed on these, and not what is paid: most
 * have sums larger than anybody pays each month on a card.
 */
export function tellsBalances(rows: readonly SummedRow[], head: string): boolean {
  if (MONTHLY.test(head)) return false;
  const least = leastOwed(rows);
  const known = rows.filter(({ debt }) => !isExpense(debt) && beginsWithCreditor(debt.accountName));
  const large = known.filter(
    ({ debt: { accountName, amount } }) => amount?.gt(least) && !LARGE_PAYMENT.test(accountName),
  );
  return large.length >= MIN_OWED && large.length * 2 > known.length;
}

/** A larger sum is no payment of each month on a house or a car either. */
const MORE_THAN_ANY_PAYMENT = 5000;

/**
 * The rows of a budget that are called as debts and have sums larger than what anybody pays each month on one: somebody
 * has written what he owes beside his bills.
 */
export function moreThanPaid<Row extends SummedRow>(rows: readonly Row[], head: string): readonly Row[] {
  if (MONTHLY.test(head)) return [];
  const least = leastOwed(rows);
  const called = rows.filter(
    ({ debt }) =>
      (beginsWithCreditor(debt.accountName) || DEBT_WORD.test(debt.accountName)) &&
      !isExpense(debt) &&
      !isSupport(debt),
  );
  const large = called.filter(({ debt: { accountName, amount } }) => {
    const most = LARGE_PAYMENT.test(accountName) ? Math.max(MORE_THAN_ANY_PAYMENT, least) : least;
    return amount?.gt(most) === true;
  });
  // Beside small sums a large one is what was paid at once.
  return large.length * 2 > called.length ? large : [];
}
