import { type Debt, isEntered } from '../../debt';
import { accountKeys, isPrintedTwice, isSameAccount } from '../../sameAccount';
import type { ReviewRow } from './reviewRow';

/**
 * For each row the first one above that is the same account: of another text by all that tells two entered debts for one,
 * of the same text where that prints it twice. Undefined where none is.
 *
 * @param debts the rows as they will land
 */
export function twinsAbove(
  rows: readonly ReviewRow[],
  debts: readonly Debt[],
): readonly (number | undefined)[] {
  const seen = new Map<string, number[]>();
  return debts.map((debt, index) => {
    if (!isEntered(debt)) return undefined;
    const keys = accountKeys(debt);
    const same = keys
      .flatMap((key) => seen.get(key) ?? [])
      .filter((at) => {
        const isTwin = rows[at]?.text === rows[index]?.text ? isPrintedTwice : isSameAccount;
        const above = debts[at];
        return above && isTwin(above, debt);
      });
    for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), index]);
    return same.length > 0 ? Math.min(...same) : undefined;
  });
}
