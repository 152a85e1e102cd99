import { type Money, sum, ZERO } from '../../money/money';
import { factsOf } from '../account';
import { isCreditor } from '../lexicon/creditors';
import { readAmount } from '../pieces/amounts';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import type { ReportedDebt } from '../reportedDebt';
import type { JudgedRow } from './noDebts';
import { type SaidToBeSums, saidToBeSums } from './saidToBeSums';

/** Of fewer rows, one is no sum of the others. */
const MIN_SUMMED = 3;

/** So many accounts show that a row is the sum of its part; a debt may be as large as the one beside it. */
const MIN_OF_PART = 2;

/** Whether the amounts beside one, on one side of it, come to a sum exactly: so many of them at least. */
function comeTo(
  amounts: readonly (Money | undefined)[],
  index: number,
  step: -1 | 1,
  wanted: Money,
  least: number,
): boolean {
  let [read, count] = [ZERO, 0];
  for (let at = index + step; read.lt(wanted); at += step) {
    const amount = amounts[at];
    if (!amount) break;
    read = read.plus(amount);
    if (amount.gt(0)) count += 1;
  }
  return count >= least && read.eq(wanted);
}

/**
 * The rows without those that are the sum of the accounts right behind them or right before them: what the accounts of
 * one kind come to, as it is called. It has no number, and each of these has one. Among such sums, or where
 * several rows do so, one account can be all of its kind.
 */
function withoutSumsOfParts<Row extends JudgedRow>(
  rows: readonly Row[],
  { isOfKind, isTotal }: SaidToBeSums<Row>,
): readonly Row[] {
  const amounts = rows.map(({ debt }) => (debt.accountNumber === '' ? undefined : (debt.amount ?? ZERO)));
  const isSum = ({ debt }: Row, index: number, step: -1 | 1, least: number) =>
    debt.accountNumber === '' &&
    debt.originalCreditor === '' &&
    debt.amount?.gt(0) === true &&
    comeTo(amounts, index, step, debt.amount, least);
  const areOfPart = rows.map(
    (row, index) =>
      isOfKind(row) && (isSum(row, index, 1, MIN_OF_PART) || isSum(row, index, -1, MIN_OF_PART)),
  );
  const areOfOne = rows.map(
    (row, index) =>
      areOfPart[index] === false && areKindsOfDebt(row.debt.accountName) && isSum(row, index, 1, 1),
  );
  if (!areOfPart.includes(true) && areOfOne.filter(Boolean).length < MIN_OF_PART) return rows;
  return rows.filter(
    (row, index) => !areOfPart[index] && !areOfOne[index] && !(isTotal(row) && isSum(row, index, -1, 1)),
  );
}

/** What a table prints of a loan beside its principal, and what all comes to counts. */
const INTEREST = /\binterest\b(?!.*\b(?:rate|paid)\b)|^int(?:erest)?\.?$/i;

/** What is owed on a row with the interest that stands beside it. */
function withInterest({ debt, account }: JudgedRow): Money {
  const told = factsOf(account, 'money').filter(({ label }) => INTEREST.test(label));
  return sum([debt.amount ?? ZERO, ...told.map(({ values }) => readAmount(values[0] ?? '')?.amount ?? ZERO)]);
}

/** Whether a row may be all that a person has with a lender: it has no number, or one under which he has them and no status. */
function mayBeOfAll({ accountNumber, current }: ReportedDebt): boolean {
  return accountNumber === '' || current === null;
}

/** The row whose sum is what is paid on all others together: what a page says is due in all. */
function sumOfPayments(rows: readonly { debt: ReportedDebt }[]): number {
  const all = sum(rows.map(({ debt }) => debt.paying ?? ZERO));
  const payers = rows.filter(({ debt }) => debt.paying?.gt(0)).length;
  return payers < 2
    ? -1
    : rows.findIndex(
        ({ debt }) => mayBeOfAll(debt) && !debt.paying && debt.amount?.gt(0) && debt.amount.eq(all),
      );
}

/** So many others do not come to the cents of one by chance. */
const MIN_TO_THE_CENT = 4;

/** Whether all others come to a row, to the cent, and nothing tells how it stands: it is their sum, whatever it is called. */
function isSumToTheCent({ debt }: JudgedRow, amount: Money, others: number): boolean {
  return (
    others >= MIN_TO_THE_CENT &&
    !amount.mod(1).eq(0) &&
    debt.originalCreditor === '' &&
    debt.review.includes('no-status')
  );
}

/**
 * The rows without the totals that a page prints among its accounts: of one part of them, of all others, also with the
 * interest that is printed beside what is owed on each, or of what is paid on them. A debt may come to what all others do, so
 * that a total has to say that it is one, or be the sum of many to the cent.
 */
export function withoutSums<Row extends JudgedRow>(read: readonly Row[], source: string): readonly Row[] {
  const said = saidToBeSums(read, source);
  const rows = withoutSumsOfParts(read, said);
  if (rows.length < MIN_SUMMED) return rows;
  const due = rows[sumOfPayments(rows)];
  if (due && said.isTotal(due)) return rows.filter((row) => row !== due);
  const amounts = rows.map(({ debt }) => debt.amount ?? ZERO);
  const all = sum(amounts);
  const wholes = rows.map(withInterest);
  const whole = sum(wholes);
  const others = amounts.filter((amount) => amount.gt(0)).length - 1;
  const found = rows.find((row, index) => {
    const amount = amounts[index] ?? ZERO;
    const isSum = amount.times(2).eq(all) || amount.plus(wholes[index] ?? ZERO).eq(whole);
    return amount.gt(0) && isSum && (said.isTotal(row) || isSumToTheCent(row, amount, others));
  });
  // A debt with a number and a status is one, whatever the others come to.
  if (!found || (found.debt.accountNumber !== '' && found.debt.current !== null)) return rows;
  return rows.filter((row) => row !== found);
}

/**
 * The first or the last row, where all others come to its amount, to the cent, and neither a number nor the name of a
 * creditor shows that it is a debt: it may be their sum, called as no rule knows.
 */
export function sumOfOthersIn<Row extends { debt: ReportedDebt }>(rows: readonly Row[]): Row | undefined {
  if (rows.length < MIN_SUMMED) return undefined;
  const all = sum(rows.map(({ debt }) => debt.amount ?? ZERO));
  return [rows[0], rows.at(-1)].find(
    (row) =>
      row?.debt.amount?.gt(0) === true &&
      row.debt.amount.times(2).eq(all) &&
      row.debt.accountNumber === '' &&
      !isCreditor(row.debt.accountName),
  );
}
