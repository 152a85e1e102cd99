import { type Account, type Fact, factsOf } from '../account';
import { beginsWithCreditor } from '../lexicon/creditors';
import { matchesIn } from '../page/matches';
import { isMaskedNumber } from '../pieces/accountNumber';
import { readAmount } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import type { ReportedDebt } from '../reportedDebt';
import { creditorLists } from './creditorLists';
import { rowsOwed } from './owedInAll';
import { spanOfAccount } from './stretches';

/** A kind of text whose amounts are no debts, and the words that show it. */
interface OtherText {
  what: string;
  /** Words of the whole text; so many different ones show it. */
  words: RegExp;
  least: number;
  /** Where all of them stand in one paragraph, that is an advertisement beside something else. */
  isAdvertised?: boolean;
}

/** What a household pays each month, in which what is owed may be named beside it. */
const BUDGET = 'a budget';
/** What is often taken for a list of debts. */
const OTHER_TEXTS: readonly OtherText[] = [
  {
    what: 'offers',
    words:
      /pre-?qualif(?:y|ied)|\bpre-?qual\b|soft pull|offer code|pre-?approved|apply (?:now|today)|you (?:may|could|can) qualify for (?:an? |up to )*\$|see (?:my|your) (?:offers?|rate)|recommended for you|(?:best|great|good|excellent) match|check your rate|you could save|approval odds|intro apr|sponsored|checking your rate|offers? expires?|offer id|origination fee|no fees required/gi,
    least: 2,
    isAdvertised: true,
  },
  {
    what: 'a score simulator',
    words:
      /score (?:planner|simulator)|\bwhat if (?:i|you)\b|\b(?:estimated|simulated|new|projected) score\b|\bscore factors?\b|\bsimulat(?:e|ed|or|ion)\b/gi,
    least: 2,
  },
  {
    what: 'inquiries and explanations',
    words:
      /\bhard inquir\w+|\bsoft inquir\w+|\binquiry type|\bdate of (?:inquiry|request)|\brequest originator|\bamount requested|\brequested on\b|\binquired on\b|\baccount review inquir\w+|\bpromotional inquir\w+|\bsecurity freeze|\bhow to read|\bglossary|\bsummary of (?:your )?rights|\bfair credit reporting act/gi,
    least: 3,
  },
  {
    what: 'the refusal of a loan',
    words:
      /\b(?:notice of )?action taken\b|\badverse action\b|\bcredit denial\b|\bdenied (?:you )?credit\b|\bapplication (?:number|id|date)\b|\b(?:loan )?amount requested\b|\bcannot (?:grant|approve|offer)\b|\bunable to (?:grant|approve|offer|extend)\b|\bprincipal reasons?\b|\bequal credit opportunity act\b/gi,
    least: 4,
  },
  {
    what: 'invoices',
    words:
      /\binvoices?\b|\bcustomers?\b|owed to (?:us|me)|receivables? aging|bill to\b|\bnet 30\b|who owes (?:us|me)/gi,
    least: 2,
  },
  {
    what: 'a statement of transactions',
    words:
      /\b(?:withdrawals?|deposits?|direct dep(?:osit)?|debit card|pos purchase|atm|ach (?:credit|debit)|beginning balance|ending balance|check #)\b/gi,
    least: 3,
  },
  {
    what: 'a receipt',
    words:
      /\b(?:sub-?total|(?:sales )?tax(?: \d)?|qty|quantity|order (?:number|#|confirmation|is confirmed)|shipping|tracking|thank(?:s| you) for your (?:order|purchase)|skus?|upc|\w+ tend|change due|approval #|cashier|paid with)/gi,
    least: 3,
  },
  {
    // The bill of one whom somebody owes, or so many of his, are debts: `hospital bill`, `2 bills`.
    what: BUDGET,
    words:
      /\b(?:budget|take[- ]home|net pay|paychecks?|left over|leftover|planned|actual|monthly (?:bills|expenses)|(?<!\p{L}{3} )bill|(?<!(?:\d|two|three) )bills|groceries|paid\?)\b/giu,
    least: 2,
  },
];

/** The foot of a receipt: what all costs without the tax, the tax, and with it. */
const RECEIPT_FOOT = /^[ \t]*sub-?total\b.*\n(?:.*\n)?[ \t]*(?:sales )?tax\b.*\n(?:.*\n)?[ \t]*total\b.*\d/im;

/** What a household pays each month and owes nobody. */
const EXPENSE =
  /\b(?:rent|groceries|grocery|food|gas|fuel|electric(?:ity)?|lights|power|energy|water|sewer|trash|internet|wi-?fi|cable|cell(?: ?phone)?|phones?|(?<!t-)mobile|insurance|premiums?|netflix|spotify|hulu|disney|youtube|hbo|peacock|paramount|audible|icloud|streaming|child ?care|day ?care|tithes?|gym|clothing|clothes|entertainment|dining|gifts?|subscriptions?|utilities|fees|allowance|pets?|haircuts?|renta|alquiler|aluguel|loyer|lwaye|comida|luz|luce|agua)\b/i;
/** Of these, what people list among their debts where they did not pay it: `old gym membership`, `Verizon phone`, `water bill`. */
const BILL = /\b(?:cable|cell(?: ?phone)?|phones?|mobile|internet|wi-?fi|gym|bills?)\b/i;
/** A bill that is called by nothing else, and a line of what a household pays each month: among these it is one of them. */
const BARE_BILL = /^(?:(?:my|our|the) )?(?:cable|cell(?: ?phone)?|phones?|mobile|internet|wi-?fi|gym)$/i;
const MONTHLY_LINE =
  /^[^\p{L}\n]*(?:rent|groceries|(?:car |auto )?ins(?:urance)?|utilities|electric)\b[^\n\d]{0,8}\d/imu;
/** What a household pays to live, called by nothing else. */
const TO_LIVE =
  /^(?:(?:my|our|the) )?(?:rent|groceries|food|gas|gasoline|fuel|utilities|electric(?:ity)?|water|day ?care|child ?care|renta|alquiler|comida|despensa)$/i;
/** What a household earns and has. */
const OWN =
  /\b(?:savings?|checking|401\(?k\)?|roth|ira|emergency fund|paycheck|salary|social security|pension|income|take[- ]home)\b/i;
/** What is paid each month for a family that was, and is no debt but where it is in arrears. */
const SUPPORT =
  /^(?:child support|alimony|spousal support|separate maintenance)(?! ?[-–(:]? ?(?:arrear|back|debt|ow|past|due))/i;
/** What makes a name one of a debt, whatever else it says. */
export const DEBT_WORD =
  /\b(?:card|visa|mastercard|amex|loans?|credit|bank|bk|fsb|fcu|mortgage|financ\w*|capital|recovery|collections?|medical|hospital|lending|auto|student|heloc|home equity|affirm|klarna|synchrony|syncb|discover|chase|citi\w*|overdraft|overdrawn|(?:back|past[- ]due) rent|arrears)\b/i;

/** Whether a row is called as what a household has; nothing of that is past due, but at a bank that is called so. */
function isOwn({ accountName, pastDueText }: ReportedDebt): boolean {
  return OWN.test(accountName) && !readAmount(pastDueText)?.amount?.gt(0);
}

function isExpense(debt: ReportedDebt): boolean {
  return (EXPENSE.test(debt.accountName) || isOwn(debt)) && !DEBT_WORD.test(debt.accountName);
}

function isSupport({ accountName, accountNumber }: ReportedDebt): boolean {
  return SUPPORT.test(accountName) && accountNumber === '';
}

/** The last digits behind dots, as banks show them of all accounts; nothing is paid each month on one that is no debt. */
const DOTTED = /^\.{3}\d{2,6}$/;

/** Whether a row shows by itself that it is a debt: a status, a number with a mask, an original creditor. */
export function isShown({
  accountNumber,
  payingText,
  current,
  originalCreditor,
  review,
}: ReportedDebt): boolean {
  return (
    current !== null ||
    originalCreditor !== '' ||
    /[*•xX]{2}|^[xX*•#…]\d{2,6}$/.test(accountNumber) ||
    (accountNumber !== '' && payingText !== '' && DOTTED.test(accountNumber)) ||
    review.some(
      (flag) =>
        flag === 'paid-settled' ||
        flag === 'paid-closed' ||
        flag === 'deferred' ||
        flag === 'past-due-no-bucket' ||
        flag === 'bankruptcy',
    )
  );
}

/** Whether a sum is an expense that is told to be paid, so that it is no balance: `Attorney fees, paid so far: $500`, `water 64.20 pd`. */
export function isPaidExpense(debt: ReportedDebt): boolean {
  const isPaid = debt.review.some((flag) => flag === 'paid-settled' || flag === 'paid-closed');
  return isPaid && debt.accountNumber === '' && isExpense(debt);
}

/** Whether a row is what a household pays each month to live, of which nothing is late, and no more of it is owed than that. */
function isPaidToLive({
  accountName,
  accountNumber,
  amount,
  paying,
  current,
  review,
}: ReportedDebt): boolean {
  const isLate = (current !== null && current !== 'current') || review.includes('past-due-no-bucket');
  const isMore = paying !== undefined && amount?.gt(paying) === true;
  return TO_LIVE.test(accountName) && accountNumber === '' && !isLate && !isMore;
}

const LAST_PAYMENT = /\blast pa(?:yment|id)\b/;

/**
 * Whether an account shows when it was reported to a bureau, or beside its balance when it was last paid: no offer, bill or
 * invoice does.
 */
function isReported(account: Account): boolean {
  const isDated = ({ values }: Fact) => values.some((value) => readDate(value));
  return (
    factsOf(account, 'reported').some(isDated) ||
    (factsOf(account, 'balance').length > 0 &&
      factsOf(account, 'date').some((fact) => LAST_PAYMENT.test(fact.label) && isDated(fact)))
  );
}

const [LEAST, OWED] = [/\bmin(?:imum)?\b/i, /\bow(?:e|ed|ing)\b/i];

/**
 * Whether an account has what is owed beside what is paid on it, each under its heading, of which one says that it is
 * owed, or the least that is paid: no bill has.
 */
function isOwedByHeadings(account: Account): boolean {
  const [owed, paid] = (['balance', 'paying'] as const).map((kind) =>
    factsOf(account, kind).filter(({ values }) => /\d/.test(values[0] ?? '')),
  );
  if (!owed?.length || !paid?.length) return false;
  return paid.some(({ label }) => LEAST.test(label)) || owed.some(({ label }) => OWED.test(label));
}

/** What a list writes for the label of a sum that words beside it tell. */
const IN_WORDS = /^in words /;

/** Whether a list tells in words what is owed, and what is paid on it each month. */
function isOwedInWords(account: Account): boolean {
  const isTold = (kind: 'balance' | 'paying') =>
    factsOf(account, kind).some(({ label }) => IN_WORDS.test(label));
  return isTold('balance') && isTold('paying');
}

/** What tells that sums are those of a month. */
const MONTHLY =
  /\b(?:budget|monthly|(?:per|a|each|every) month|pa(?:id|ys?)|income|pay ?checks?|take[- ]home)\b|\/ ?mo\b/i;
/** So much, and more than any bill beside it, is what is owed and not what is paid each month; and of so many creditors. */
const [LEAST_OWED, MIN_OWED] = [1000, 2];
/** What is paid each month in sums as large. */
const LARGE_PAYMENT = /\b(?:mortgage|home|auto|car|truck|loans?)\b/i;

/**
 * Whether a list of bills and of creditors whom many households owe tells what is owed on these, and not what is paid: most
 * have sums larger than anybody pays each month on a card.
 */
function tellsBalances(rows: readonly JudgedRow[], head: string): boolean {
  if (MONTHLY.test(head)) return false;
  const sumOf = ({ debt }: JudgedRow) => debt.amount?.toNumber() ?? 0;
  const bills = rows.filter(({ debt }) => isExpense(debt));
  const known = rows.filter((row) => !bills.includes(row) && beginsWithCreditor(row.debt.accountName));
  const least = Math.max(LEAST_OWED, ...bills.map(sumOf));
  const large = known.filter((row) => sumOf(row) > least && !LARGE_PAYMENT.test(row.debt.accountName));
  return large.length >= MIN_OWED && large.length * 2 > known.length;
}

/** Headings of what is owed and the least that is paid on it, which no budget has: `name - owe / min / day`. */
const OWED_AND_LEAST = /\bow(?:e|ed|ing)\b[^\n\d]{1,30}\bmin(?:imum)?\b/i;

/** A line that is longer is no title of what stands below it. */
const LONGEST_TITLE = 100;

/** Whether a text has so many different ones of the words of another kind of text. */
function isOfKind({ words, least, isAdvertised }: OtherText, source: string): boolean {
  const found = Array.from(matchesIn(source, words));
  if (new Set(found.map(([word]) => word.toLowerCase())).size < least) return false;
  const [from = 0, to = 0] = [found[0]?.index, found.at(-1)?.index];
  const isOneLine = !source.slice(from, to).includes('\n');
  const line = source.slice(source.lastIndexOf('\n', from) + 1).split('\n', 1)[0] ?? '';
  return !(isAdvertised && isOneLine && line.length > LONGEST_TITLE);
}

/** So much of a text is looked at for its words. */
const LOOKED_AT = 20_000;

/** Kinds of texts whose words stand on what is sent to somebody who owes as well. */
const LIKE_BILLS: ReadonlySet<string> = new Set(['invoices', 'a budget']);

/** Whether a text is of a kind whose sums nobody owes, and no bill: offers, a statement of transactions, a receipt. */
export function isNoBill(source: string): boolean {
  const head = source.slice(0, LOOKED_AT);
  return OTHER_TEXTS.some((other) => !LIKE_BILLS.has(other.what) && isOfKind(other, head));
}
/** Of the rows of a list of debts, so many at the most are monthly expenses; and of some other text, so many are shown to be debts. */
const [MOST_EXPENSES, MOST_SHOWN] = [0.3, 0.5];
/** So many rows of a list of debts at the most are bills. */
const MOST_BILLS = 0.4;
/** So many rows that show what they are show it for all. */
const ALL_SHOWN = 0.75;

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
    const { from, to } = spanOfAccount(account);
    return lists.some((list) => list.from <= from && to <= list.to);
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
  const shown = share(({ account, debt }) => isShown(debt) || isReported(account));
  // A bill of which it is said that it is past due is owed, and so is no monthly expense.
  const expenses = share(({ debt }) => isExpense(debt) && !isShown(debt));
  const head = source.slice(0, LOOKED_AT);
  // The card that was paid with has a number.
  const isPaid = ({ debt }: Row) => debt.current === null && debt.originalCreditor === '';
  if (RECEIPT_FOOT.test(head) && rows.every(isPaid)) return [];
  const other =
    shown <= MOST_SHOWN && !OWED_AND_LEAST.test(head)
      ? OTHER_TEXTS.find((one) => isOfKind(one, head))
      : undefined;
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
  if (other || isBudget || (namesBalances && shown <= MOST_SHOWN))
    return rows.filter(
      ({ account, debt, isSure }) =>
        !isExpense(debt) &&
        ((isSure && isOwedByHeadings(account)) ||
          ((!other || other.what === BUDGET) && isOwedInWords(account)) ||
          (isShown(debt) && (isSure ? debt.accountNumber !== '' : isMaskedNumber(debt.accountNumber)))),
    );
  // A cable company in a table of debts, or with a number, is owed.
  const isOfDebts = shown >= ALL_SHOWN;
  const isMonthly = ({ accountName }: ReportedDebt) => BARE_BILL.test(accountName) && MONTHLY_LINE.test(head);
  return rows.filter(
    ({ debt, isSure }) =>
      (!isExpense(debt) && !isSupport(debt)) ||
      // In a table of debts it may be asked of the rent too whether it is late.
      (!isPaidToLive(debt) &&
        ((areBills && BILL.test(debt.accountName) && !isPaidExpense(debt) && !isMonthly(debt)) ||
          (isShown(debt) && !isPaidExpense(debt)) ||
          (isSure && (isOfDebts || debt.accountNumber !== '') && !isOwn(debt)))),
  );
}
