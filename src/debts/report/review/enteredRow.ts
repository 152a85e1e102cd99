import { mayHaveGrown } from '../../../creditReport/pieces/grownDebt';
import { parseMoney } from '../../../money/money';
import { type Debt, isEntered } from '../../debt';
import { knownPart } from '../../knownPart';
import { isSameAccount, isSameAmount, isSameName } from '../../sameAccount';
import { hidesEnd, sameNumber } from '../../sameNumber';
import { alikeDebts, type Pair, pairedAlike, partsByText } from './alikeNumbers';
import { isLikeName } from './likeName';

/**
 * The row in which a debt that is to be entered stands already: as the same account, in the same words, or under a name
 * that is like its own with the same last digits or the same amount.
 *
 * @returns undefined where it stands in none
 */
function rowOfTwin(debt: Debt, entered: readonly Debt[]): number | undefined {
  const isTwin = (other: Debt) => isSameAccount(debt, other) || isSameEntry(debt, other);
  const rows = [
    // Who sold an account and who bought it both print its number.
    entered.findIndex((other) => isTwin(other) && isSameName(debt, other)),
    entered.findIndex(isTwin),
    entered.findIndex((other) => isLikeAccount(debt, other)),
  ];
  return rows.find((row) => row >= 0);
}

/**
 * The rows in which all debts of a review stand already, but for rows of nothing; those that name and number cannot tell apart are taken together.
 *
 * @param texts of each debt the text that it was read in
 * @returns undefined for each that stands in none
 */
export function rowsOfTwins(
  debts: readonly Debt[],
  texts: readonly number[],
  entered: readonly Debt[],
): readonly (Pair | undefined)[] {
  const rows = debts.map((debt): Pair | undefined => {
    const place = isEntered(debt) ? rowOfTwin(debt, entered) : undefined;
    return place === undefined ? undefined : { place, isGuess: false };
  });
  const others = alikeDebts(entered);
  for (const [key, alike] of alikeDebts(debts)) {
    const there = others.get(key);
    if (!there) continue;
    for (const own of partsByText(alike, texts)) {
      const pairs = pairedAlike(own, there);
      for (const { place } of own) rows[place] = pairs.get(place);
    }
  }
  return rows;
}

/**
 * The rows of debts of the same name with another amount where numbers tell nothing of the two: one of them may be the debt
 * that is to be entered, as of another day, or another loan of the same lender.
 */
export function rowsOfNamesakes(debt: Debt, entered: readonly Debt[]): readonly number[] {
  return rowsNotNumbered(debt, entered, (other) => isSameName(debt, other));
}

/** The same under names that are like one another: an agent who is told can tell whether it is one lender. */
export function rowsOfLikeNames(debt: Debt, entered: readonly Debt[]): readonly number[] {
  return rowsNotNumbered(debt, entered, (other) => isLikeName(debt.accountName, other.accountName));
}

/**
 * The row of a debt that may be the one that is to be entered: of these rows the one that owes nearly as much, else the debt
 * of as much of the creditor from whom a collector has it.
 *
 * @param former who had the debt first, as the report prints it; empty where it names none
 */
export function rowOfNamesake(debt: Debt, former: string, entered: readonly Debt[]): number | undefined {
  return (
    nearest(debt, rowsOfNamesakes(debt, entered), entered) ??
    nearest(debt, rowsOfLikeNames(debt, entered), entered) ??
    (former === '' ? undefined : rowOfFormer(debt, former, entered))
  );
}

function nearest(debt: Debt, rows: readonly number[], entered: readonly Debt[]): number | undefined {
  const amount = parseMoney(debt.amount);
  const apart = (row: number) =>
    parseMoney(entered[row]?.amount ?? '')
      .minus(amount)
      .abs();
  return [...rows].sort((one, other) => apart(one).cmp(apart(other)))[0];
}

/** Whether a debt may be what has grown of one that is very late, since a collector has it. */
function isGrownOf(debt: Debt, { amount, current }: Debt): boolean {
  return current === '90days' && mayHaveGrown(parseMoney(amount), parseMoney(debt.amount));
}

/** The row of the former creditor that owes as much, else the only one of his that may have grown to it. */
function rowOfFormer(debt: Debt, former: string, entered: readonly Debt[]): number | undefined {
  const rows = entered.flatMap((other, row) =>
    isLikeName(former, other.accountName) ? [{ other, row }] : [],
  );
  const grown = rows.filter(({ other }) => isGrownOf(debt, other));
  const same = rows.find(({ other }) => isSameAmount(debt, other));
  return (same ?? (grown.length === 1 ? grown[0] : undefined))?.row;
}

function rowsNotNumbered(debt: Debt, entered: readonly Debt[], isAlike: (other: Debt) => boolean): number[] {
  return entered.flatMap((other, row) =>
    isNotNumbered(debt, other) && isEntered(other) && isAlike(other) ? [row] : [],
  );
}

/** Whether numbers tell nothing about two debts, since of one of them none is known, or they show other ends or hide the same one. */
export function isNotNumbered({ accountNumber: one }: Debt, { accountNumber: other }: Debt): boolean {
  const isOneUnknown = knownPart(one) === '' || knownPart(other) === '';
  return isOneUnknown || sameNumber(one, other) === 'unknown' || (one === other && hidesEnd(one));
}

function isSameEntry(one: Debt, other: Debt): boolean {
  return one.accountNumber === other.accountNumber && one.amount === other.amount && isSameName(one, other);
}

/** Whether two debts may be one account under names that are like one another: of the same last digits, or of one amount where numbers tell nothing. */
export function isLikeAccount(one: Debt, other: Debt): boolean {
  const isOneNumber = sameNumber(one.accountNumber, other.accountNumber) === 'maybe';
  const isOneSum = isNotNumbered(one, other) && isSameAmount(one, other);
  return (isOneNumber || isOneSum) && isLikeName(one.accountName, other.accountName);
}
