import { sum, ZERO } from '../../money/money';
import type { ReportedDebt } from '../reportedDebt';

/** A kind of text whose amounts are no debts, and the words that show it. */
interface OtherText {
  what: string;
  /** Words of the whole text; so many different ones show it. */
  words: RegExp;
  least: number;
}

/** What is often taken for a list of debts. */
const OTHER_TEXTS: readonly OtherText[] = [
  {
    what: 'offers',
    words:
      /pre-?qualified|pre-?approved|apply now|see (?:my|your) (?:offers?|rate)|recommended for you|best match|check your rate|you could save|approval odds|intro apr|sponsored|checking your rate|offers? expires?|offer id|origination fee|no fees required/gi,
    least: 2,
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
      /\b(?:sub-?total|sales tax|qty|quantity|order (?:number|#|confirmation)|shipping|tracking|thank you for your (?:order|purchase))\b/gi,
    least: 3,
  },
  {
    what: 'a budget',
    words:
      /\b(?:budget|take[- ]home|net pay|paychecks?|left over|leftover|planned|actual|monthly (?:bills|expenses)|bills?|groceries|paid\?)\b/gi,
    least: 2,
  },
];

/** What a household pays each month and owes nobody. */
const EXPENSE =
  /\b(?:rent|groceries|grocery|food|gas|fuel|electric(?:ity)?|power|energy|water|sewer|trash|internet|wi-?fi|cable|cell ?phone|phones?|mobile|insurance|netflix|spotify|hulu|disney|streaming|child ?care|day ?care|tithes?|gym|clothing|clothes|entertainment|dining|gifts?|subscriptions?|utilities|allowance|pets?|haircuts?|renta|comida|luz|agua|savings?|checking|401\(?k\)?|roth|ira|emergency fund|paycheck|salary|income|take[- ]home)\b/i;
const DEBT_WORD =
  /\b(?:card|visa|mastercard|amex|loans?|credit|bank|mortgage|financ\w*|capital|recovery|collections?|medical|hospital|lending|auto|student|affirm|klarna|synchrony|syncb|discover|chase|citi\w*)\b/i;

function isExpense({ accountName }: ReportedDebt): boolean {
  return EXPENSE.test(accountName) && !DEBT_WORD.test(accountName);
}

/** Whether a row shows by itself that it is a debt: a status, a number with a mask, an original creditor. */
export function isShown({ accountNumber, current, originalCreditor, review }: ReportedDebt): boolean {
  return (
    current !== null ||
    originalCreditor !== '' ||
    /[*•xX]{2}/.test(accountNumber) ||
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

function countOf(words: RegExp, source: string): number {
  return new Set(Array.from(source.matchAll(words), ([word]) => word.toLowerCase())).size;
}

/** So much of a text is looked at for its words. */
const LOOKED_AT = 20_000;
/** Of the rows of a list of debts, so many at the most are monthly expenses; and of some other text, so many are shown to be debts. */
const [MOST_EXPENSES, MOST_SHOWN] = [0.3, 0.4];

/**
 * The debts without those of a text that is something else: a budget of monthly bills, offers of loans, invoices, a
 * statement of transactions, a receipt. What shows by itself that it is a debt stays.
 */
export function withoutOtherTexts<Row extends { debt: ReportedDebt }>(
  rows: readonly Row[],
  source: string,
): readonly Row[] {
  if (rows.length === 0) return rows;
  const share = (test: (debt: ReportedDebt) => boolean) =>
    rows.filter(({ debt }) => test(debt)).length / rows.length;
  const head = source.slice(0, LOOKED_AT);
  const isOther =
    OTHER_TEXTS.some(({ words, least }) => countOf(words, head) >= least) && share(isShown) <= MOST_SHOWN;
  const isBudget = share(isExpense) >= MOST_EXPENSES && share(isShown) <= MOST_SHOWN;
  if (isOther || isBudget)
    return rows.filter(({ debt }) => isShown(debt) && !isExpense(debt) && debt.accountNumber !== '');
  return rows.filter(({ debt }) => !isExpense(debt) || isShown(debt));
}

/** Of fewer rows, one may be the sum of the others by chance. */
const MIN_SUMMED = 3;

/** The rows without one that is the sum of all others: the total that a page prints over its accounts. */
export function withoutSum<Row extends { debt: ReportedDebt }>(rows: readonly Row[]): readonly Row[] {
  if (rows.length < MIN_SUMMED) return rows;
  const amounts = rows.map(({ debt }) => debt.amount ?? ZERO);
  const all = sum(amounts);
  const index = amounts.findIndex((amount) => amount.gt(0) && amount.times(2).eq(all));
  const found = rows[index]?.debt;
  // A debt with a number and a status is one, whatever the others come to.
  if (!found || (found.accountNumber !== '' && found.current !== null)) return rows;
  return rows.filter((_, row) => row !== index);
}
