import { formatMoney, HALF_A_CENT, type Money, roundToCent, ZERO } from '../money/money';

/** Says how what a plan pays compares with Total Paying, such as `$3,200.00 more than the total`. */
export function differenceWords(paid: Money, totalPaying: Money): string {
  const difference = paid.minus(totalPaying);
  if (difference.eq(ZERO)) return 'exactly the total';
  const words = amountWords(difference.abs());
  return difference.gt(ZERO) ? `${words} more than the total` : `${words} short of the total`;
}

/** The same for a sentence that names the total, such as `$3,200.00 more than the $24,000.00 to pay off`. */
export function againstTotalWords(paid: Money, totalPaying: Money): string {
  const total = `the ${formatMoney(totalPaying)} to pay off`;
  const difference = paid.minus(totalPaying);
  if (difference.eq(ZERO)) return `exactly ${total}`;
  const words = difference.abs().lt(HALF_A_CENT) ? 'a fraction of a cent' : formatMoney(difference.abs());
  return `${words} ${difference.gt(ZERO) ? 'more' : 'less'} than ${total}`;
}

/** Says when a plan has paid Total Paying, such as `Paid off in month 16`; undefined where nothing is to pay. */
export function paidOffWords(
  coveredIn: number | undefined,
  totalPaying: Money,
  months: number,
): string | undefined {
  if (totalPaying.eq(ZERO)) return undefined;
  return coveredIn === undefined ? `Not paid off in ${months} months` : `Paid off in month ${coveredIn}`;
}

/** Says what a monthly amount leaves of an Available Income above zero, such as `$212.40 left over each month`. */
export function leftOverWords(monthly: Money, availableIncome: Money): string {
  const left = leftOf(monthly, availableIncome);
  return left.lt(ZERO) ? `short by ${formatMoney(left.abs())}` : `${formatMoney(left)} left over each month`;
}

/** The same in short, beside the monthly amount; nothing where there is no Available Income. */
export function leftWords(monthly: Money, availableIncome: Money): string {
  if (availableIncome.lte(ZERO)) return '';
  const left = leftOf(monthly, availableIncome);
  return left.lt(ZERO) ? `${formatMoney(left.abs())} short` : `${formatMoney(left)} left`;
}

/** What is left once the amount that is shown has been paid of the income that is shown, in whole cents. */
function leftOf(monthly: Money, availableIncome: Money): Money {
  return roundToCent(availableIncome).minus(roundToCent(monthly));
}

/** An amount in words that never call something nothing. */
function amountWords(amount: Money): string {
  return amount.lt(HALF_A_CENT) ? 'less than a cent' : formatMoney(amount);
}
