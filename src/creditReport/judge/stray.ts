import { isFamily } from '../layouts/lists/listName';
import type { ReportedDebt } from '../reportedDebt';
import { isAdded } from './addedByWriter';
import { isPaidExpense } from './household';
import type { JudgedRow } from './noDebts';
import { ownNotesBehind } from './ownNotes';
import { isShown } from './shown';
import { spanOfAccount } from './stretches';

/** So many rows of tables or labels show that a page is a report. */
const MIN_SURE = 2;
/** So many lines behind a report are a list of their own, where one shows that it is a debt, or most say what they ask for. */
const MIN_LISTED = 3;
/** So many before one, where each tells in words what is owed and what it asks for. */
const MIN_TOLD = 2;

/** Whether which of its sums is owed was guessed. */
function isGuessed({ debt }: { debt: ReportedDebt }): boolean {
  return debt.review.includes('amount-guessed');
}

/** Whether every row of a list has its sum, and most say what is asked for. */
function areAskedFor(rows: readonly { debt: ReportedDebt }[], least: number): boolean {
  const asked = rows.filter(({ debt }) => debt.payingText !== '').length;
  return rows.length >= least && asked * 2 > rows.length && rows.every(({ debt }) => debt.amountText !== '');
}

/**
 * The rows without lines that hold a word and a sum and stand beside the debts of a report, such as its summary or what
 * is said about it: beside rows that were read from tables or labels, such a line shows by itself that it is a debt. A list
 * behind them, of what a person owes besides, stays, also a short one under a line that leads to it, one before them that
 * tells what each asks for, what is owed to the family, and what the writer says that he left out.
 */
export function withoutStray<Row extends JudgedRow>(rows: readonly Row[], source: string): readonly Row[] {
  const sure = rows.filter(({ debt, isSure }) => isSure && debt.accountName !== '' && debt.amountText !== '');
  const isTold = ({ debt }: Row) => debt.accountNumber !== '' && debt.payingText !== '';
  if (sure.length < MIN_SURE) return rows;
  const begin = rows.findIndex(({ isSure }) => isSure);
  const end = rows.findLastIndex(({ isSure }) => isSure) + 1;
  const before = rows.slice(0, begin);
  const behind = rows.slice(end);
  const isList =
    (behind.length >= MIN_LISTED && behind.some(({ debt }) => isShown(debt))) ||
    (areAskedFor(behind, MIN_LISTED) && !behind.some(isGuessed));
  const lastSure = rows[end - 1];
  const notes =
    lastSure && behind.length > 0 ? ownNotesBehind(source, spanOfAccount(lastSure.account).from) : undefined;
  const isNoted = ({ account, debt }: Row) =>
    notes !== undefined && debt.amountText !== '' && spanOfAccount(account).from >= notes;
  const areTold = before.every((row) => row.debt.payingText !== '' && !isGuessed(row));
  const isListBefore = areAskedFor(before, areTold ? MIN_TOLD : MIN_LISTED);
  return rows.filter(
    (row, index) =>
      row.isSure ||
      (isShown(row.debt) && !isPaidExpense(row.debt)) ||
      isFamily(row.debt.accountName) ||
      isTold(row) ||
      isAdded(row, source) ||
      ((isList || isNoted(row)) && index >= end) ||
      (isListBefore && index < begin),
  );
}
