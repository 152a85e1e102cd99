import { parseMoney, ZERO } from '../../../money/money';
import { type Debt, isEntered } from '../../debt';
import { knownPart } from '../../knownPart';
import { isSameAccount, isSameAmount, isSameName } from '../../sameAccount';
import { hidesEnd, LAST_FOUR, sameNumber, showOtherEnds } from '../../sameNumber';
import { alikeDebts, pairedAlike, partsByText } from './alikeNumbers';
import { isLikeAccount } from './enteredRow';
import { isLeftOut, type ReviewRow } from './reviewRow';

/**
 * For each row the first one above that is the same account and no row that stays out: of another text by all that tells
 * two entered debts for one, of the same text where that prints it twice. Undefined where none is.
 *
 * @param debts the rows as they will land
 */
export function twinsAbove(
  rows: readonly ReviewRow[],
  debts: readonly Debt[],
): readonly (number | undefined)[] {
  const seen = new Map<string, number[]>();
  const alike = alikeAbove(rows, debts);
  return debts.map((debt, index) => {
    if (!isEntered(debt)) return undefined;
    const paired = alike.get(index);
    const keys = accountKeys(debt);
    const same = keys
      .flatMap((key) => seen.get(key) ?? [])
      .filter((at) => {
        const isTwin = rows[at]?.text === rows[index]?.text ? isPrintedTwice : isOneAccount;
        const above = debts[at];
        return above && isTwin(above, debt);
      });
    if (!isLeftOut(rows[index])) for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), index]);
    return paired ?? (same.length > 0 ? Math.min(...same) : undefined);
  });
}

/** Of each debt of a later text whose number hides its end the one of an earlier text that it is. */
function alikeAbove(rows: readonly ReviewRow[], debts: readonly Debt[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const texts = rows.map(({ text }) => text);
  for (const alike of alikeDebts(debts).values()) {
    const [first = [], ...later] = partsByText(alike, texts);
    const above = [...first];
    for (const own of later) {
      const begin = own[0]?.place ?? 0;
      const there = above.filter(({ place }) => place < begin && !isLeftOut(rows[place]));
      for (const [one, { place }] of pairedAlike(own, there)) found.set(one, place);
      above.push(...own.filter(({ place }) => !found.has(place)));
    }
  }
  return found;
}

/** Whether debts of two texts are one account, as of two bureaus, which call a lender by names that are like one another. */
function isOneAccount(one: Debt, other: Debt): boolean {
  return isSameAccount(one, other) || isLikeAccount(one, other);
}

/**
 * Whether two debts of one text are one account that it prints twice: of one name, and surely of one number, or of one
 * number as far as it is known and one amount; or as two bureaus tell them whose reports stand in the text one behind the
 * other. Several loans of one lender often show the same few digits, and where a number hides its end, or number and
 * amount are printed alike, the reader has held their days and amounts against each other: it makes one of what is one.
 */
function isPrintedTwice(one: Debt, other: Debt): boolean {
  if (showOtherEnds(one.accountNumber, other.accountNumber)) return isOneAccount(one, other);
  if (hidesEnd(one.accountNumber) && hidesEnd(other.accountNumber)) return false;
  if (one.accountNumber === other.accountNumber && isSameAmount(one, other)) return false;
  const number = sameNumber(one.accountNumber, other.accountNumber);
  return isSameName(one, other) && (number === 'surely' || (number === 'maybe' && isSameAmount(one, other)));
}

/**
 * By what a debt is looked up among many: two that share no key are no same account. Its amount, where numbers cannot be
 * compared, and the beginning and the end of the number, as in `sameNumber`.
 */
function accountKeys(debt: Debt): readonly string[] {
  const known = knownPart(debt.accountNumber);
  const amount = parseMoney(debt.amount);
  return [
    // Of nothing two amounts are never the same, as in `isSameAmount`.
    ...(amount.gt(ZERO) ? [`owes ${amount}`] : []),
    ...(known === '' ? [] : [`begins ${known.slice(0, LAST_FOUR)}`, `ends ${known.slice(-LAST_FOUR)}`]),
  ];
}
