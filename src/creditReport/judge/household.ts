import { either, inTurn } from '../page/anyOf';
import { readAmount } from '../pieces/amounts';
import { isArrears } from '../pieces/arrears';
import { RENT } from '../pieces/living';
import type { ReportedDebt } from '../reportedDebt';

/** Who insures cars and homes, and lends nothing on them. */
export const INSURER = either(
  /state farm|geico|progressive|allstate|esurance|liberty mutual|safeco|travelers/,
);

/** What a household pays each month and owes nobody. */
const EXPENSE = inTurn(
  'i',
  /\b/,
  either(
    // A house, and what is eaten and burnt in it.
    RENT,
    /groceries|grocery|food|gas|fuel|electric(?:ity)?|lights|power|energy|water|sewer|trash/,
    // Telephones, and what is watched; T-Mobile may be owed.
    /internet|wi-?fi|cable|cell(?: ?phone)?|phones?|(?<!t-)mobile|insurance|(?:car|auto|health|life|home|truck|renters?) ins|premiums?/,
    /netflix|spotify|hulu|disney|youtube|hbo|peacock|paramount|audible|icloud|streaming/,
    `${INSURER} (?:auto|home|life|renters?)`,
    // Children, church, sports and the rest of life.
    /child ?care|day ?care|tithes?|gym|clothing|clothes|entertainment|dining|gifts?|subscriptions?/,
    /utilities|fees|allowance|pets?|haircuts?/,
    // Spanish, Portuguese, French and Haitian Creole.
    /renta|alquiler|aluguel|loyer|lwaye|comida|luz|luce|agua|seguro|condom[ií]nio/,
  ),
  /\b/,
);
/** Of these, what people list among their debts where they did not pay it: `old gym membership`, `Verizon phone`, `water bill`. */
export const BILL = /\b(?:cable|cell(?: ?phone)?|phones?|mobile|internet|wi-?fi|gym|bills?)\b/i;
/** What comes out of a wall, called by nothing else: among bills that were not paid it is one of them. Gas may be for a car. */
const UTILITY =
  /^(?:(?:my|our|the|city) )?(?:electric(?:ity)?|lights?|power|energy|water|sewer|trash|heat|internet|cable|phone)(?: ?(?:&|and|\/) ?(?:electric|water|sewer|trash|gas))?(?: (?:bill|company))?$/i;

/** A line of what living costs now, which no list of what is owed has. */
const LIVING_LINE =
  /^[^\p{L}\n]*(?:rent|groceries|food|(?:car |auto |health )?ins(?:urance)?|day ?care|child ?care)\b[^\n\d\p{L}]{0,8}\d/imu;
/**
 * The rows that are called by nothing but what comes out of a wall, where others say that they were not paid, or are called
 * so, and none is what living costs now: `Electric bill 211 behind`, `Water 64`, `Back rent 900`.
 */
export function utilitiesBehind<Row extends { debt: ReportedDebt }>(
  rows: readonly Row[],
  source: string,
): readonly Row[] {
  const isBehind = ({ accountName, review }: ReportedDebt) =>
    isArrears(accountName) || (review.includes('past-due-no-bucket') && EXPENSE.test(accountName));
  const areLiving = rows.some(
    ({ debt }) => isExpense(debt) && !isBehind(debt) && !UTILITY.test(debt.accountName),
  );
  if (areLiving || LIVING_LINE.test(source) || !rows.some(({ debt }) => isBehind(debt))) return [];
  return rows.filter(({ debt }) => UTILITY.test(debt.accountName));
}
/** A bill that is called by nothing else, and a line of what a household pays each month: among these it is one of them. */
export const BARE_BILL =
  /^(?:(?:my|our|the) )?(?:cable|cell(?: ?phone)?|phones?|mobile|internet|wi-?fi|gym)$/i;
export const MONTHLY_LINE = new RegExp(
  String.raw`^[^\p{L}\n]*(?:${RENT}|groceries|(?:car |auto )?ins(?:urance)?|utilities|electric)\b[^\n\d]{0,8}\d`,
  'imu',
);
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
export const DEBT_WORD = inTurn(
  'i',
  /\b/,
  either(
    // What kind of debt it is.
    /card|visa|mastercard|amex|loans?|credit|mortgage|student|heloc|home equity|overdraft|overdrawn/,
    `(?<!\\b${INSURER} )auto(?! ins(?:urance)?\\b)`,
    /medical|(?:back|past[- ]due) rent|arrears/,
    // Who lends, collects or heals.
    /bank|bk|fsb|fcu|financ\w*|capital|recovery|collections?|hospital|lending/,
    /affirm|klarna|synchrony|syncb|discover|chase|citi\w*/,
  ),
  /\b/,
);

/** Whether a row is called as what a household has; nothing of that is past due, but at a bank that is called so. */
export function isOwn({ accountName, pastDueText }: ReportedDebt): boolean {
  return OWN.test(accountName) && !readAmount(pastDueText)?.amount?.gt(0);
}

/** Whether a row is called as what a household pays each month, or has, and owes nobody. */
export function isExpense(debt: ReportedDebt): boolean {
  return (EXPENSE.test(debt.accountName) || isOwn(debt)) && !DEBT_WORD.test(debt.accountName);
}

/** Whether a row is what is paid each month for a family that was; what is said to be late of it is owed. */
export function isSupport({ accountName, accountNumber, review }: ReportedDebt): boolean {
  return SUPPORT.test(accountName) && accountNumber === '' && !review.includes('past-due-no-bucket');
}

/** Whether a sum is an expense that is told to be paid, so that it is no balance: `Attorney fees, paid so far: $500`, `water 64.20 pd`. */
export function isPaidExpense(debt: ReportedDebt): boolean {
  const isPaid = debt.review.some((flag) => flag === 'paid-settled' || flag === 'paid-closed');
  return isPaid && debt.accountNumber === '' && isExpense(debt);
}

/** Whether a row is what a household pays each month to live, of which nothing is late, and no more of it is owed than that. */
export function isPaidToLive({
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
