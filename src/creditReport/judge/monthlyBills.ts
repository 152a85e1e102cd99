import { either, inTurn } from '../page/anyOf';
import { beginsAsTotal } from '../pieces/sums';
import type { ReportedDebt } from '../reportedDebt';
import { DEBT_WORD, INSURER, isExpense } from './household';

/** Who sends a bill each month, by his name alone, and lends nothing. */
const BILLER = inTurn(
  'iu',
  /^/,
  either(
    // Telephones and cables.
    /xfinity|comcast|spectrum|verizon|t-?mobile|at ?& ?t|cox|sprint|mint mobile|cricket|metro(?: ?pcs)?|boost mobile|centurylink|frontier/,
    // Light, heat and water.
    /xcel|pg ?& ?e|con ?ed(?:ison)?|duke energy|dominion|entergy|national grid|og ?& ?e|aep|fpl|sdg ?& ?e|(?:city|town|county) of \p{L}+|\p{L}+ (?:water|power|energy|electric|gas|edison|utilities)/u,
    INSURER,
  ),
  /(?!\p{L})/u,
);
/** How late a bill is that is owed and not only paid each month. */
const isLate = ({ current, review }: ReportedDebt) =>
  (current !== null && current !== 'current') || review.includes('past-due-no-bucket');

/** So few rows are no list of bills. */
const MIN_BILLS = 2;

/**
 * Whether rows are what a household pays each month, and its total, and nothing else: each is called as an expense or by who
 * sends such bills, none is late, and one at least is no company that could be owed as well.
 */
export function areMonthlyBills(read: readonly { debt: ReportedDebt }[]): boolean {
  const rows = read.filter(({ debt }) => !beginsAsTotal(debt.accountName));
  const isBill = (debt: ReportedDebt) =>
    (isExpense(debt) || BILLER.test(debt.accountName)) && !DEBT_WORD.test(debt.accountName);
  return (
    rows.length >= MIN_BILLS &&
    rows.every(({ debt }) => isBill(debt) && !isLate(debt) && debt.originalCreditor === '') &&
    rows.some(({ debt }) => isExpense(debt))
  );
}
