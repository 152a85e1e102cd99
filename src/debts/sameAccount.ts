import { nameKey } from '../creditReport/pieces/nameKey';
import { parseMoney, ZERO } from '../money/money';
import { type Debt, isEntered } from './debt';
import { knownPart } from './knownPart';
import { LAST_FOUR, sameNumber } from './sameNumber';

/**
 * Whether two debts are one account: surely of one number; of one number as far as it is known, and of one name or one
 * amount; or, where neither has a number, of one name and one amount.
 */
export function isSameAccount(one: Debt, other: Debt): boolean {
  switch (sameNumber(one.accountNumber, other.accountNumber)) {
    case 'surely':
      return true;
    case 'maybe':
      return isSameName(one, other) || isSameAmount(one, other);
    case 'unknown':
      return isSameAmount(one, other) && isSameName(one, other);
    case 'not':
      return false;
  }
}

/**
 * Whether two debts of one text are one account that it prints twice: of one name, and surely of one number, or of one
 * number as far as it is known and one amount. Several loans of one lender often show the same few digits.
 */
export function isPrintedTwice(one: Debt, other: Debt): boolean {
  const number = sameNumber(one.accountNumber, other.accountNumber);
  return isSameName(one, other) && (number === 'surely' || (number === 'maybe' && isSameAmount(one, other)));
}

/**
 * By what a debt is looked up among many: two that share no key are no same account. The beginning and the end of the
 * number, as in `sameNumber`, or the name where there is no number.
 */
export function accountKeys(debt: Debt): readonly string[] {
  const known = knownPart(debt.accountNumber);
  return known === ''
    ? [`name ${keyOf(debt)}`]
    : [`begins ${known.slice(0, LAST_FOUR)}`, `ends ${known.slice(-LAST_FOUR)}`];
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

/**
 * The row of a debt of the same name where neither has a number: it may be the one that is to be entered, as of another
 * day, or another loan of the same lender.
 *
 * @returns undefined where there is none
 */
export function rowOfNamesake(debt: Debt, entered: readonly Debt[]): number | undefined {
  const row = entered.findIndex(
    (other) =>
      sameNumber(debt.accountNumber, other.accountNumber) === 'unknown' &&
      isEntered(other) &&
      isSameName(debt, other),
  );
  return row < 0 ? undefined : row;
}

function isSameEntry(one: Debt, other: Debt): boolean {
  return one.accountNumber === other.accountNumber && one.amount === other.amount && isSameName(one, other);
}

/** Whether two names are one, whatever marks and capitals they are written with. */
function isSameName(one: Debt, other: Debt): boolean {
  const name = keyOf(one);
  return name !== '' && name === keyOf(other);
}

/** A debt's name to compare it by: `Target` and `TARGET CARD` are one. */
function keyOf({ accountName }: Debt): string {
  return nameKey(accountName).replace(/card$/, '');
}

function isSameAmount(one: Debt, other: Debt): boolean {
  const amount = parseMoney(one.amount);
  return amount.gt(ZERO) && amount.eq(parseMoney(other.amount));
}
