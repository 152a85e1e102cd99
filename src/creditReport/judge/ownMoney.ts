import { layoutAt } from '../layouts/layouts';
import { isWithin, type Line, overlap, type Span } from '../page/lines';
import { rememberedOf } from '../page/remembered';
import { isDepositKind, isDepositName, withoutToldOfDeposit } from '../pieces/deposits';
import type { ReportedDebt } from '../reportedDebt';
import { DEBT_WORD } from './household';
import { isOfLists, type LayoutReading } from './layoutReading';
import type { JudgedRow } from './noDebts';
import { type Stretch, spanOfAccount } from './stretches';

/** A word for a person's own money in a name; `Ally Savings` alone can be a bank's. */
const OWN_MONEY =
  /\b(?:savings|checking|hysa|hsa|fsa|ira|401 ?\(?k\)?|403 ?\(?b\)?|529|brokerage|money market|primary (?:home|residence)|(?:home|house|vehicle|car|property) (?:value|worth)|(?:i|ee|savings|treasury) bonds|zestimate|rental property|crypto(?:currency)?|bitcoin)(?![\w)])/i;

/** What no bank is called that lends. */
const PUT_AWAY =
  /\b(?:hysa|hsa|fsa|ira|401 ?\(?k\)?|403 ?\(?b\)?|529|brokerage|savings [-–—] \p{L}+)(?![\w)])/iu;

/** What a bank may be called by that keeps money and lends it too. */
const BANK = /\b(?:credit union|bank|fsb|fcu|chase|citi(?:bank)?|capital one|discover|synchrony)\b/gi;
/** What a bank does each month for who saves, in the place of how a debt stands. */
const PUT_IN =
  /^(?:auto(?:matic|-)? ?)?(?:transfer(?:red|s)?|deposit(?:ed|s)?|saved?|contributions?) in$|^auto(?:matic|-)? ?(?:transfer|deposit|save|savings)$/i;

/**
 * Whether a row is called as a person's own money is, and nothing shows that it is owed. What is put in each month stands
 * where a debt has what is paid: a savings bank may be owed it, unless it is sure by its place.
 *
 * @param isSure it stands beside an account that surely is own money
 * @param areSeveral other accounts of the page are own money, so that one at a bank that lends too is
 */
function mayBeOwnMoney(debt: ReportedDebt, isSure: boolean, areSeveral: boolean): boolean {
  const { current, payingText, review, statusText } = debt;
  const accountName = withoutToldOfDeposit(debt.accountName);
  // What is said of all accounts of a table says nothing of how late this one is.
  const mayBeKept = current === null || current === 'current';
  if (areSeveral && mayBeKept && isKept(accountName, statusText)) return true;
  const isCalled = OWN_MONEY.test(accountName) && !DEBT_WORD.test(accountName);
  const isPutAway = PUT_AWAY.test(accountName);
  // That an account is open is all that a bank says of it; what is put away each month may be up to date.
  const isTold =
    current !== null && !review.includes('status-open-only') && !(isPutAway && current === 'current');
  return isCalled && !isTold && (payingText === '' || isSure || isPutAway);
}

/** Whether an account is called as one that a bank keeps, or its status tells what is put in. */
function isKept(name: string, status: string): boolean {
  return !DEBT_WORD.test(name.replace(BANK, '')) && (isDepositName(name) || PUT_IN.test(status));
}

/** So far apart are two lines right below each other. */
const NEXT = 1;

/** What stands over the cells that say of what kind an account is. */
const OF_KIND = /^(?:account |acct )?(?:type|kind)(?: of account)?$|^tipo(?: de cuenta)?$/i;

/** The lines that tell of a person's own money: by their name, or by their cell under such a heading. */
const depositLines = rememberedOf((lines: readonly Line[]): readonly Line[] => {
  let column = -1;
  return lines.filter(({ text, cells }) => {
    const ofKind = cells.length > 2 ? cells.findIndex((cell) => OF_KIND.test(cell)) : -1;
    // Headings may tell a day: `Balance 4/30`.
    if (ofKind >= 0 || (cells.length > 2 && !/\d/.test(text))) column = ofKind;
    const [first = ''] = cells;
    return (
      isDepositName(text) ||
      (first !== text && isDepositName(first)) ||
      (column >= 0 && isDepositKind(cells[column] ?? ''))
    );
  });
});

/**
 * The rows without those that are called as own money is, where a page has accounts that surely are, and without the rows
 * of lists in whose lines the name of one stands: what a bank shows above the debts.
 */
export function withoutDeposits<Row extends JudgedRow>(
  rows: readonly Row[],
  lines: readonly Line[],
): readonly Row[] {
  const mayHold = (row: Row) => !row.isSure || mayBeOwnMoney(row.debt, true, true);
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
    (row) =>
      !mayBeOwnMoney(row.debt, isBesideDeposit(row), deposits.length > 1) &&
      (row.isSure || !holdsDeposit(row)),
  );
}

/**
 * The readings without stretches of lists in whose lines the name of a person's own money stands, where another layout
 * reads debts beside it: a list takes the account of a bank below a card for a part of that card.
 */
export function withoutDepositsInLists(
  read: readonly LayoutReading[],
  lines: readonly Line[],
): readonly LayoutReading[] {
  const deposits = depositLines(lines);
  if (deposits.length === 0) return read;
  const isList = ({ layout }: Stretch) => isOfLists(layoutAt(layout));
  const holdsDeposit = (span: Span) => deposits.some((line) => isWithin(line, span));
  const known = read
    .flatMap(({ stretches }) => stretches)
    .filter((stretch) => !isList(stretch) && !holdsDeposit(stretch));
  const isRead = (one: Stretch) => known.some((span) => overlap(span, one));
  return read.map((reading) => ({
    ...reading,
    stretches: reading.stretches.filter((one) => !(isList(one) && holdsDeposit(one) && isRead(one))),
  }));
}
