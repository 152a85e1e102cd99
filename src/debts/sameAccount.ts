import { parseMoney, ZERO } from '../money/money';
import type { Debt } from './debt';
import { knownPart } from './knownPart';

/** An account number of which no more is known is one only together with the account's name. */
const AMBIGUOUS = 4;

/** Whether two debts are one account: of one number; or, where neither has any, of one name and one amount. */
export function isSameAccount(one: Debt, other: Debt): boolean {
  const known = knownPart(one.accountNumber);
  if (known !== knownPart(other.accountNumber)) return false;
  if (known.length > AMBIGUOUS) return true;
  if (nameOf(one) !== nameOf(other)) return false;
  if (known !== '') return true;
  const amount = parseMoney(one.amount);
  return nameOf(one) !== '' && amount.gt(ZERO) && amount.eq(parseMoney(other.amount));
}

/**
 * The row in which a debt that is to be entered stands already: as the same account, or in the same words.
 *
 * @returns undefined where it stands in none
 */
export function rowOfTwin(debt: Debt, entered: readonly Debt[]): number | undefined {
  const row = entered.findIndex((other) => isSameAccount(debt, other) || isSameEntry(debt, other));
  return row < 0 ? undefined : row;
}

function isSameEntry(one: Debt, other: Debt): boolean {
  return (
    nameOf(one) !== '' &&
    nameOf(one) === nameOf(other) &&
    one.accountNumber === other.accountNumber &&
    one.amount === other.amount
  );
}

function nameOf({ accountName }: Debt): string {
  return accountName.replace(/\s+/g, ' ').trim().toUpperCase();
}
