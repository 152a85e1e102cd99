import { formatMoney, type Money, roundToCent, ZERO } from '../money/money';
import { leftOf } from './leftWords';

/** What is said in the place of a judgement where the budget has no income. */
export const NO_INCOME = 'No income in the budget';

/** Says how what a plan pays compares with Total Paying, such as `$3,200.00 more than the total`. */
export function differenceWords(paid: Money, totalPaying: Money): string {
  if (paid.eq(totalPaying)) return 'exactly the total';
  const words = apartWords(paid, totalPaying, 'less than a cent');
  return paid.gt(totalPaying) ? `${words} more than the total` : `${words} short of the total`;
}

/** Says what is left to pay of Total Paying, such as `$3,200.00`: nothing where it is paid. */
export function leftToPayWords(paid: Money, totalPaying: Money): string {
  return paid.gte(totalPaying) ? formatMoney(ZERO) : apartWords(paid, totalPaying, 'less than a cent');
}

/** Says how what a plan pays compares with a total that it names, such as `$3,200.00 more than the $24,000.00 to pay off`. */
export function againstTotalWords(paid: Money, totalPaying: Money): string {
  const total = `the ${formatMoney(totalPaying)} to pay off`;
  if (paid.eq(totalPaying)) return `exactly ${total}`;
  const words = apartWords(paid, totalPaying, 'a fraction of a cent');
  return `${words} ${paid.gt(totalPaying) ? 'more' : 'less'} than ${total}`;
}

/** How far two amounts are apart as they are shown, so that the three figures agree; never nothing. */
function apartWords(one: Money, other: Money, leastWords: string): string {
  const apart = roundToCent(one).minus(roundToCent(other)).abs();
  return apart.eq(ZERO) ? leastWords : formatMoney(apart);
}

/**
 * Says when a plan has paid Total Paying, such as `Paid off in month 17, goes on to 18`: what comes after is what
 * it pays more. Undefined where nothing is to pay.
 */
export function paidOffWords(
  coveredIn: number | undefined,
  totalPaying: Money,
  months: number,
): string | undefined {
  if (totalPaying.eq(ZERO)) return undefined;
  if (coveredIn === undefined) return `Not paid off in ${months} months`;
  return `Paid off in month ${coveredIn}${coveredIn < months ? `, goes on to ${months}` : ''}`;
}

/** Says what a monthly amount leaves of an Available Income above zero, such as `$212.40 left over each month`. */
export function leftOverWords(monthly: Money, availableIncome: Money): string {
  const left = leftOf(monthly, availableIncome);
  return left.lt(ZERO) ? `short by ${formatMoney(left.abs())}` : `${formatMoney(left)} left over each month`;
}
