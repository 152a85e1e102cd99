import { type Account, factsOf } from '../account';
import { beginsWithCreditor } from '../lexicon/creditors';
import { isWithin } from '../page/lines';
import { isMaskedNumber } from '../pieces/accountNumber';
import type { ReportedDebt } from '../reportedDebt';
import { creditorLists } from './creditorLists';
import {
  BARE_BILL,
  BILL,
  isExpense,
  isOwn,
  isPaidExpense,
  isPaidToLive,
  isSupport,
  MONTHLY_LINE,
  utilitiesBehind,
} from './household';
import { moreThanPaid, tellsBalances } from './largeSums';
import { areMonthlyBills } from './monthlyBills';
import { BUDGET, REFUSAL, TO_BUY } from './otherTextKinds';
import { isReceipt, LOOKED_AT, otherTextOf } from './otherTexts';
import { rowsOwed } from './owedInAll';
import { isNumberedLoan, isOwedByHeadings, isOwedInWords, isPaidOff, isReported, isShown } from './shown';
import { spanOfAccount } from './stretches';

/** Of the rows of a list of debts, so many at the most are monthly expenses; and of some other text, so many are shown to be debts. */
const [MOST_EXPENSES, MOST_SHOWN] = [0.3, 0.5];
/** So many rows of a list of debts at the most are bills. */
const MOST_BILLS = 0.4;
/** So many rows that show what they are show it for all. */
const ALL_SHOWN = 0.75;

/** Texts in which what is owed may be named beside what is not. */
const NAMES_OWED: ReadonlySet<string> = new Set([BUDGET, TO_BUY]);

/** A row that is held against what else a text can be. */
export interface JudgedRow {
  account: Account;
  debt: ReportedDebt;
  /** It was read from a table or from labels. */
  isSure: boolean;
  /** Its layout leaves no doubt that it is a debt, whatever else the text speaks of. */
  isCertain?: boolean;
}

/**
 * The debts without those of a text that is something else: a budget of monthly bills, offers of loans, invoices, a
 * statement of transactions, a receipt. What shows by itself that it is a debt stays, what a list calls a creditor, and
 * what comes to the sum that the text says is owed.
 */
export function withoutOtherTexts<Row extends JudgedRow>(
  rows: readonly Row[],
  source: string,
): readonly Row[] {
  if (rows.every(({ isCertain }) => isCertain)) return rows;
  const lists = creditorLists(source);
  const isListed = ({ account }: Row) => {
    const span = spanOfAccount(account);
    return lists.some((list) => isWithin(span, list));
  };
  const inLists = rows.filter(isListed);
  const listed = inLists.length > 0 ? inLists : rowsOwed(rows, source);
  if (listed.length === 0) return withoutOtherKinds(rows, source);
  const others = withoutOtherKinds(
    rows.filter((row) => !listed.includes(row)),
    source,
  );
  return rows.filter((row) => listed.includes(row) || others.includes(row));
}

function withoutOtherKinds<Row extends JudgedRow>(rows: readonly Row[], source: string): readonly Row[] {
  const share = (test: (row: Row) => boolean) => rows.filter(test).length / rows.length;
  const head = source.slice(0, LOOKED_AT);
  const shown = share(({ account, debt }) => isShown(debt) || isReported(account));
  // A bill of which it is said that it is past due is owed, and so is no monthly expense.
  const behind = utilitiesBehind(rows, head);
  const expenses = share((row) => isExpense(row.debt) && !isShown(row.debt) && !behind.includes(row));
  // The card that was paid with has a number.
  const isPaid = ({ debt }: Row) => debt.current === null && debt.originalCreditor === '';
  if (isReceipt(source) && rows.every(isPaid)) return [];
  if (areMonthlyBills(rows)) return [];
  const kind = shown <= MOST_SHOWN || rows.length === 1 ? otherTextOf(source) : undefined;
  // Who refuses a loan is owed nothing, whatever he says of those that somebody has.
  if (rows.length === 1 && kind?.what === REFUSAL) return [];
  const other = shown <= MOST_SHOWN ? kind : undefined;
  // Beside groceries and rent a bill is paid each month; among debts alone it is one that was not paid.
  const areBills =
    expenses < MOST_BILLS &&
    rows.every(({ debt }) => !isExpense(debt) || isShown(debt) || BILL.test(debt.accountName));
  // One bill among creditors that everybody knows makes no budget of their list.
  const isOneAmongKnown =
    expenses * rows.length <= 1 &&
    rows.length > 2 &&
    rows.every(({ debt }) => isExpense(debt) || beginsWithCreditor(debt.accountName));
  // The bill of a company with the number of an account is one; a budget has several lines.
  const isOneBill =
    rows.length === 1 && rows.every(({ debt, isSure }) => isSure && debt.accountNumber !== '');
  const isBudget =
    !(isOneAmongKnown || isOneBill) &&
    expenses >= MOST_EXPENSES &&
    shown <= MOST_SHOWN &&
    !areBills &&
    !tellsBalances(rows, head);
  // Among what a household pays each month, only what is owed by its words is no payment.
  const paid = rows.filter(({ account, debt }) => !isExpense(debt) && factsOf(account, 'paying').length > 0);
  const namesBalances =
    MONTHLY_LINE.test(head) && paid.length > 0 && paid.every(({ account }) => isOwedInWords(account));
  if (other || isBudget || (namesBalances && shown <= MOST_SHOWN)) {
    const tooLarge = other ? [] : moreThanPaid(rows, head);
    return rows.filter((row) => {
      const { account, debt, isSure } = row;
      return (
        tooLarge.includes(row) ||
        (!isExpense(debt) &&
          ((isSure && (isOwedByHeadings(account) || isNumberedLoan(account, debt))) ||
            ((!other || NAMES_OWED.has(other.what)) &&
              (isOwedInWords(account) || isPaidOff(account, debt))) ||
            (isShown(debt) && (isSure ? debt.accountNumber !== '' : isMaskedNumber(debt.accountNumber)))))
      );
    });
  }
  // A cable company in a table of debts, or with a number, is owed.
  const isOfDebts = shown >= ALL_SHOWN;
  const isMonthly = ({ accountName }: ReportedDebt) => BARE_BILL.test(accountName) && MONTHLY_LINE.test(head);
  return rows.filter(
    (row) =>
      behind.includes(row) ||
      (!isExpense(row.debt) && !isSupport(row.debt)) ||
      // In a table of debts it may be asked of the rent too whether it is late.
      (!isPaidToLive(row.debt) &&
        ((areBills && BILL.test(row.debt.accountName) && !isPaidExpense(row.debt) && !isMonthly(row.debt)) ||
          (isShown(row.debt) && !isPaidExpense(row.debt)) ||
          (row.isSure && (isOfDebts || row.debt.accountNumber !== '') && !isOwn(row.debt)))),
  );
}
