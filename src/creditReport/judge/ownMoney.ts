import type { Line } from '../page/lines';
import { isDepositKind, isDepositName } from '../pieces/deposits';
import type { ReportedDebt } from '../reportedDebt';
import { DEBT_WORD } from './household';
import type { JudgedRow } from './noDebts';
import { spanOfAccount } from './stretches';

/** A word for a person's own money in a name; `Ally Savings` alone can be a bank's. */
const OWN_MONEY =
  /\b(?:savings|checking|hysa|hsa|fsa|ira|401 ?\(?k\)?|403 ?\(?b\)?|529|brokerage|money market|primary (?:home|residence)|(?:home|house|vehicle|car|property) (?:value|worth)|zestimate|rental property|crypto(?:currency)?|bitcoin)(?![\w)])/i;

/** What no bank is called that lends. */
const PUT_AWAY =
  /\b(?:hysa|hsa|fsa|ira|401 ?\(?k\)?|403 ?\(?b\)?|529|brokerage|savings [-–—] \p{L}+)(?![\w)])/iu;

/**
 * Whether a row is called as a person's own money is, and nothing shows that it is owed. What is put in each month stands
 * where a debt has what is paid: a savings bank may be owed it, unless it is sure by its place.
 */
function mayBeOwnMoney({ accountName, current, payingText, review }: ReportedDebt, isSure: boolean): boolean {
  const isCalled = OWN_MONEY.test(accountName) && !DEBT_WORD.test(accountName);
  // That an account is open is all that a bank says of it.
  const isTold = current !== null && !review.includes('status-open-only');
  return isCalled && !isTold && (payingText === '' || isSure || PUT_AWAY.test(accountName));
}

/** So far apart are two lines right below each other. */
const NEXT = 1;

/** What stands over the cells that say of what kind an account is. */
const OF_KIND = /^(?:account |acct )?(?:type|kind)(?: of account)?$|^tipo(?: de cuenta)?$/i;

/** The lines that tell of a person's own money: by their name, or by their cell under such a heading. */
function depositLines(lines: readonly Line[]): readonly Line[] {
  let column = -1;
  return lines.filter(({ text, cells }) => {
    const ofKind = cells.length > 2 ? cells.findIndex((cell) => OF_KIND.test(cell)) : -1;
    // Headings may tell a day: `Balance 4/30`.
    if (ofKind >= 0 || (cells.length > 2 && !/\d/.test(text))) column = ofKind;
    const [first = ''] = cells;
    return (
      isDepositName(text) || (first !== text && isDepositName(first)) || isDepositKind(cells[column] ?? '')
    );
  });
}

/**
 * The rows without those that are called as own money is, where a page has accounts that surely are, and without the rows
 * of lists in whose lines the name of one stands: what a bank shows above the debts.
 */
export function withoutDeposits<Row extends JudgedRow>(
  rows: readonly Row[],
  lines: readonly Line[],
): readonly Row[] {
  const mayHold = (row: Row) => !row.isSure || mayBeOwnMoney(row.debt, true);
  if (!rows.some(mayHold)) return rows;
  const deposits = depositLines(lines);
  const holdsDeposit = ({ account }: Row) => {
    const { from, to } = spanOfAccount(account);
    return deposits.some((line) => line.from >= from && line.to <= to);
  };
  if (deposits.length === 0) return rows;
  const isBesideDeposit = ({ account }: Row) => {
    const { from, to } = spanOfAccount(account);
    return deposits.some((line) => Math.abs(line.to - from) <= NEXT || Math.abs(line.from - to) <= NEXT);
  };
  return rows.filter(
    (row) => !mayBeOwnMoney(row.debt, isBesideDeposit(row)) && (row.isSure || !holdsDeposit(row)),
  );
}
