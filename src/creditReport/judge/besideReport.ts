import { type Account, factsOf } from '../account';
import type { Line, Span } from '../page/lines';
import { nameKey } from '../pieces/nameKey';
import type { ReportedDebt } from '../reportedDebt';
import { spanOfAccount } from './stretches';

/** A row with the account it was read from. */
interface JudgedRow {
  account: Account;
  debt: ReportedDebt;
  /** It was read from a table or from labels. */
  isSure: boolean;
}

/** So many rows of tables or labels, with their numbers and balances, show that a page is a report. */
const MIN_SURE = 2;

function isNumbered({ debt, isSure }: JudgedRow): boolean {
  return isSure && debt.accountNumber !== '' && debt.amountText !== '';
}

/** A label with its value, behind a colon or in the next cell. */
const LABELLED = /^\p{L}[^:\t]{0,40}:(?: |$)/u;
const LABEL = /^\p{L}[^:\d$]{1,40}:?$/u;
/** So many lines, and so many of all, show that labels tell what a stretch is about. */
const [MIN_LABELLED, MOST] = [2, 0.5];

/** Tells of a stretch whether it is labels and values: the head of a case or of a client's file. */
function isHeadIn(lines: readonly Line[]): (span: Span) => boolean {
  const isLabelled = ({ text, cells }: Line) =>
    LABELLED.test(text) || (cells.length === 2 && LABEL.test(cells[0] ?? ''));
  return ({ from, to }) => {
    const own = lines.filter((line) => line.from >= from && line.to <= to);
    const labelled = own.filter(isLabelled).length;
    return labelled >= MIN_LABELLED && labelled >= own.length * MOST;
  };
}

/** The digits that a masked number ends in. */
const ENDING = /(?<=[Xx*•.]-?)\d{4,}$/;

/** Whether a row has no balance, and the numbers of all debts of the report begin with the digits that its own ends in. */
function isOfAll({ debt }: JudgedRow, numbered: readonly JudgedRow[]): boolean {
  const [ending] = ENDING.exec(debt.accountNumber) ?? [];
  return (
    ending !== undefined &&
    debt.amountText === '' &&
    numbered.every((row) => row.debt.accountNumber.startsWith(`${ending}-`))
  );
}

/** The last digits of a number, by which a page calls an account once more; empty for fewer. */
const lastFour = ({ accountNumber }: ReportedDebt) => /\d{4}$/.exec(accountNumber)?.[0] ?? '';

/** Whether a row is an offer, or what else is said in a sentence, about a debt that it names by its number: with another sum, or none. */
function isSaidOf({ debt, isSure }: JudgedRow, numbered: readonly JudgedRow[]): boolean {
  const own = isSure ? '' : lastFour(debt);
  const named = nameKey(debt.accountName);
  return (
    own !== '' &&
    numbered.some(
      (row) =>
        lastFour(row.debt) === own &&
        (debt.amountText === '' ||
          (nameKey(row.debt.accountName) === named && row.debt.amount?.eq(debt.amount ?? NaN) === false)),
    )
  );
}

/** Whether a row is but the number of the loan that the report was made for, on a line above. */
function isLoanAppliedFor({ account: { facts }, debt }: JudgedRow): boolean {
  const [fact, ...more] = facts.filter(({ kind }) => kind !== 'text' && kind !== 'date');
  return debt.amountText === '' && more.length === 0 && /^loan\b/.test(fact?.label ?? '');
}

/**
 * The rows without what a report tells of its debts elsewhere, such as an offer, a payment or a note: it names the
 * creditor of a numbered debt again, and no number, or its number and another sum. And without what a list makes of labels that no layout of labels
 * takes for a debt: the head of a case. And without the account of a servicer that all of its loans are parts of, and
 * the loan that is applied for.
 */
export function withoutRetold<Row extends JudgedRow>(
  rows: readonly Row[],
  lines: readonly Line[],
): readonly Row[] {
  const areLabels = isHeadIn(lines);
  // Whom it was owed to first is told by the labels of a collector's letter, and by no head of a case.
  const isHead = (account: Account) =>
    areLabels(spanOfAccount(account)) && factsOf(account, 'original').length === 0;
  const numbered = rows.filter(isNumbered);
  if (numbered.length < MIN_SURE) {
    const sure = rows.filter(
      ({ debt, isSure }) => isSure && debt.accountName !== '' && debt.amountText !== '',
    );
    return sure.length < MIN_SURE ? rows : rows.filter(({ account, isSure }) => isSure || !isHead(account));
  }
  const names = new Set(numbered.map(({ debt }) => nameKey(debt.accountName)));
  return rows.filter(({ account, debt, isSure }) => {
    const row = { account, debt, isSure };
    if (isOfAll(row, numbered) || isSaidOf(row, numbered) || isLoanAppliedFor(row)) return false;
    const isRetold = debt.accountNumber === '' && names.has(nameKey(debt.accountName));
    if (isRetold && !(isSure && debt.amountText !== '')) return false;
    return isSure || !isHead(account);
  });
}
