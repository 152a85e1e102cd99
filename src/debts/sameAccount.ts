import { nameKey } from '../creditReport/pieces/nameKey';
import { parseMoney, ZERO } from '../money/money';
import type { Debt } from './debt';
import { hidesEnd, sameNumber } from './sameNumber';

/**
 * Whether two debts are one account: surely of one number; of one number as far as it is known, and of one name or one
 * amount; or, where neither has a number, of one name and one amount. Of one lender a number that hides its end may be that of
 * several loans, so that the amount has to agree too.
 */
export function isSameAccount(one: Debt, other: Debt): boolean {
  const number = sameNumber(one.accountNumber, other.accountNumber);
  const isName = isSameName(one, other);
  const isAmount = isSameAmount(one, other);
  if (isName && one.accountNumber === other.accountNumber && hidesEnd(one.accountNumber)) return isAmount;
  if (number === 'maybe') return isName || isAmount;
  return number === 'surely' || (number === 'unknown' && isName && isAmount);
}

/** Whether two names are one, whatever marks and capitals they are written with. */
export function isSameName(one: Debt, other: Debt): boolean {
  const name = keyOf(one);
  return name !== '' && name === keyOf(other);
}

/** A debt's name to compare it by: `Target` and `TARGET CARD` are one. */
export function keyOf({ accountName }: Debt): string {
  return nameKey(accountName).replace(/card$/, '');
}

/** Whether two debts have one amount, which is more than nothing. */
export function isSameAmount(one: Debt, other: Debt): boolean {
  const amount = parseMoney(one.amount);
  return amount.gt(ZERO) && amount.eq(parseMoney(other.amount));
}
