import { formatMoney, type Money, roundToCent, ZERO } from '../money/money';

/** Says in short what a monthly amount leaves, such as `$212.40 left`; nothing where there is no Available Income. */
export function leftWords(monthly: Money, availableIncome: Money | undefined): string {
  if (!availableIncome?.gt(ZERO)) return '';
  const left = leftOf(monthly, availableIncome);
  return left.lt(ZERO) ? `${formatMoney(left.abs())} short` : `${formatMoney(left)} left`;
}

/** What is left once the amount that is shown has been paid of the income that is shown, in whole cents. */
export function leftOf(monthly: Money, availableIncome: Money): Money {
  return roundToCent(availableIncome).minus(roundToCent(monthly));
}
