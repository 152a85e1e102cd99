import { formatMoney, type Money, ZERO } from '../money/money';

/** Smaller amounts are shown as $0.00. */
const HALF_A_CENT = '0.005';

/** Says how what a plan pays compares with Total Paying, such as `$3,200.00 more than the total`. */
export function differenceWords(paid: Money, totalPaying: Money): string {
  const difference = paid.minus(totalPaying);
  if (difference.eq(ZERO)) return 'exactly the total';
  const words = amountWords(difference.abs());
  return difference.gt(ZERO) ? `${words} more than the total` : `${words} short of the total`;
}

/** Says when a plan has paid Total Paying, such as `Covered in month 16`. */
export function coverageWords(coveredIn: number | undefined, totalPaying: Money, months: number): string {
  if (totalPaying.eq(ZERO)) return 'Nothing to cover yet';
  return coveredIn === undefined ? `Not covered in ${months} months` : `Covered in month ${coveredIn}`;
}

/** Says what a monthly amount leaves of the Available Income, such as `$212.40 left over each month`. */
export function leftOverWords(monthly: Money, availableIncome: Money): string {
  if (availableIncome.lte(ZERO)) return 'no room for a payment';
  const left = availableIncome.minus(monthly);
  return left.lt(ZERO) ? `short by ${amountWords(left.abs())}` : `${formatMoney(left)} left over each month`;
}

/** An amount in words that never call something nothing. */
function amountWords(amount: Money): string {
  return amount.lt(HALF_A_CENT) ? 'less than a cent' : formatMoney(amount);
}
