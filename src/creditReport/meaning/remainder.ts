import type { Money } from '../../money/money';
import { readAmount } from '../pieces/amounts';

/** How a column is called of what was paid of the sum beside it. */
const PAID = /\b(?:paid|payments?|pd|received|repaid|credited|pagado)\b/i;
/** In so many rows it is no chance that one sum less another is the third. */
const MIN_ROWS = 2;

/** Columns of a table by their places: what was owed, what was paid of it, and what is left. */
export interface Remainder {
  owed: number;
  paid: number;
  left: number;
}

/**
 * The columns of which one less another is the third in every row, where the other is called what was paid: whatever
 * their headings say, what is left is the balance. Undefined where there are none, or nothing was paid.
 *
 * @param rows their cells; a row may have fewer
 */
export function remainderIn(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): Remainder | undefined {
  const columns = labels.map((_, column) => rows.map((row) => readAmount(row[column] ?? '')?.amount));
  const isLeft = (owed: readonly (Money | undefined)[], paid: typeof owed, left: typeof owed) => {
    const full = rows.flatMap((_, row) => {
      const [all, some, rest] = [owed[row], paid[row], left[row]];
      return all && some && rest ? [{ all, some, rest }] : [];
    });
    return (
      full.length >= MIN_ROWS &&
      full.length * 2 > rows.length &&
      full.some(({ some }) => some.gt(0)) &&
      full.every(({ all, some, rest }) => all.minus(some).eq(rest))
    );
  };
  for (const [paid, label] of labels.entries()) {
    if (!PAID.test(label)) continue;
    for (const owed of labels.keys())
      for (const left of labels.keys())
        if (
          new Set([owed, paid, left]).size === 3 &&
          isLeft(columns[owed] ?? [], columns[paid] ?? [], columns[left] ?? [])
        )
          return { owed, paid, left };
  }
  return undefined;
}
