import type { ReportedDebt } from '../reportedDebt';
import type { LayoutReading } from './layoutReading';

/** Fewer loans may be one that is told twice. */
const MIN_LOANS = 2;

/** A loan of several that one servicer bills under one number: it is named, and told what it owes, pays, and how late it is. */
function isLoan({ accountName, accountNumber, amountText, payingText, current }: ReportedDebt): boolean {
  return (
    accountName !== '' && accountNumber === '' && amountText !== '' && payingText !== '' && current !== null
  );
}

/** Whether a layout finds several loans that a servicer bills together, and not one that a letter is about. */
export function areLoansOfOne({ stretches }: LayoutReading): boolean {
  const loans = stretches.flatMap(({ reads }) => reads.filter(({ debt }) => isLoan(debt)));
  return new Set(loans.map(({ debt }) => debt.accountName)).size >= MIN_LOANS;
}

/** The rows without what a servicer asks for all of its loans together: a number, and a sum that is due of all. */
export function withoutWhole<Row extends { debt: ReportedDebt }>(rows: readonly Row[]): Row[] {
  return rows.filter(
    ({ debt }) =>
      debt.accountNumber === '' || debt.current !== null || !debt.review.includes('amount-guessed'),
  );
}

/** The number of a loan within the account of a person: `1-01`, `003`. */
const WITHIN = /^(?:\d{1,2}-\d{2}|0\d{1,2})$/;

/** The rows without the account of a person over the loans in it, which has a number and tells nothing else. */
export function withoutAccountOver<Row extends { debt: ReportedDebt }>(rows: readonly Row[]): readonly Row[] {
  const [first, ...loans] = rows;
  const tells = ({ amountText, payingText, current }: ReportedDebt) =>
    amountText !== '' || payingText !== '' || current !== null;
  const areWithin = loans.every(({ debt }) => WITHIN.test(debt.accountNumber) && tells(debt));
  const isOver = first && first.debt.accountNumber !== '' && !tells(first.debt);
  return isOver && areWithin && loans.length >= MIN_LOANS ? loans : rows;
}
