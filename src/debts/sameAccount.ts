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
  if (number === 'not') return false;
  if (number === 'unknown') return isSameAmount(one, other) && isSameName(one, other);
  const isAlike = one.accountNumber === other.accountNumber && hidesEnd(one.accountNumber);
  if (isAlike && isSameName(one, other)) return isSameAmount(one, other);
  return number === 'surely' || isSameName(one, other) || isSameAmount(one, other);
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
