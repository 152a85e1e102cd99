import { ZERO } from '../../money/money';
import { beginsWithCreditor } from '../lexicon/creditors';
import type { ReportedDebt } from '../reportedDebt';
import { isShown } from './shown';

/** One row that is as large as another is that debt told again, and no part of it. */
const MIN_PARTS = 2;

/** Whether a row says nothing but what a part comes to: it has no number, status or payment, and names no creditor of its own. */
function isBare(debt: ReportedDebt): boolean {
  return (
    debt.accountNumber === '' &&
    debt.payingText === '' &&
    !isShown(debt) &&
    !beginsWithCreditor(debt.accountName)
  );
}

/** How many of the rows from one on come to what is owed on the account above them, to the cent; 0 where none do. */
function countOfParts(rows: readonly { debt: ReportedDebt }[], start: number): number {
  const { accountNumber, amount } = rows[start - 1]?.debt ?? {};
  if (!accountNumber || !amount?.gt(0)) return 0;
  let read = ZERO;
  for (let at = start; at < rows.length && read.lt(amount); at += 1) {
    const debt = rows[at]?.debt;
    if (!debt?.amount?.gt(0) || !isBare(debt)) return 0;
    read = read.plus(debt.amount);
    if (read.eq(amount)) return at + 1 - start < MIN_PARTS ? 0 : at + 1 - start;
  }
  return 0;
}

/**
 * The rows without the loans that a servicer lists right below the account they make up, which shows its number and what
 * they come to: with them the debt would be counted twice.
 */
export function withoutPartsOfAccount<Row extends { debt: ReportedDebt }>(
  rows: readonly Row[],
): readonly Row[] {
  let end = 0;
  return rows.filter((_, index) => {
    if (index < end) return false;
    end = index + 1 + countOfParts(rows, index + 1);
    return true;
  });
}
