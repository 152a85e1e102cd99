import { isAmountShaped, isEmptyValue, readAmount } from '../../pieces/amounts';
import { MOST_PAYING } from '../lists/bareFigures';

/** A whole sum without any mark of money, as the last digits of an account are printed too: those may begin with a zero. */
const PLAIN = /^[1-9]\d{2,5}$/;
/** What is written of a sum and of no plain number: so whoever writes `4411, $110` marks his sums. */
const MARKED = /\$|,\d{3}/;
/** A rate without its sign, as no sum that is owed is: `29.99`; and the highest that is asked for. */
const [RATE, HIGHEST_RATE] = [/^\d{1,2}\.\d{1,3}$/, 36];

function sumOf(cell: string): number {
  return readAmount(cell)?.amount?.toNumber() ?? 0;
}

function isRate(cell: string): boolean {
  return RATE.test(cell) && Number(cell) <= HIGHEST_RATE;
}

/**
 * Among cells without headings, the column of plain whole numbers that are owed: the only sums behind it are smaller in
 * each row, and together so small that they are what is paid each month: `Chase, 4100, 110`. Rates count as no sums beside
 * such two.
 *
 * @param columns the cells of each column, an empty one where nothing is printed
 * @returns the places of what is owed and of what is paid; undefined where there are none
 */
export function plainlyOwed(
  columns: readonly (readonly string[])[],
): { owed: number; paid: number } | undefined {
  const filled = columns.map((cells) => cells.filter((cell) => !isEmptyValue(cell)));
  const sums = [...columns.keys()].filter(
    (index) => filled[index]?.length && filled[index].every(isAmountShaped),
  );
  const owed = sums.find((index) => filled[index]?.every((cell) => PLAIN.test(cell)));
  if (owed === undefined) return undefined;
  const others = sums.filter((index) => index !== owed);
  const left = others.length > 1 ? others.filter((index) => !filled[index]?.every(isRate)) : others;
  const [paid] = left;
  if (paid === undefined || left.length > 1 || paid < owed) return undefined;
  if (filled[paid]?.some((cell) => MARKED.test(cell))) return undefined;
  const pairs = (columns[owed] ?? []).map((cell, row) => [cell, columns[paid]?.[row] ?? ''].map(sumOf));
  const isBelow = pairs.every(([most = 0, least = 0]) => least < most || most === 0);
  const [allOwed, allPaid] = [0, 1].map((place) => pairs.reduce((sum, pair) => sum + (pair[place] ?? 0), 0));
  return isBelow && (allPaid ?? 0) <= (allOwed ?? 0) * MOST_PAYING ? { owed, paid } : undefined;
}

/** What only sums have: the sign of money, a comma within, cents. */
const OF_MONEY = /\$|,\d{3}|\.\d{2}$/;
/** Sums are so round, and the last digits of accounts are not, in every row. */
const ROUND = 50;
/** A day of the month, or so many late. */
const DAYS = /^\d{1,2}$/;
/** Below so much nothing that is owed stands in a column by itself: counts do. */
const LEAST_OWED = 100;
/** A single row shows nothing. */
const MIN_ROWS = 2;
/** Nothing, in figures: what is paid off has it in both columns. */
const NONE = /^\$?0(?:\.00?)?$/;

/** What two columns of sums are that stand behind a name and have less in the second in every row. */
export interface BelowInEachRow {
  owed: number;
  paid: number;
  /** The first may as well be the last digits of accounts, all of one length. */
  mayBeNumbers: boolean;
}

/**
 * The only two columns of sums of cells without headings where every row has both, and less in the second, or nothing in
 * both: what is owed, and what is paid on it or asked for, however large. Plain digits before sums with the marks of money are numbers of accounts.
 */
export function belowInEachRow(columns: readonly (readonly string[])[]): BelowInEachRow | undefined {
  const sums = [...columns.keys()].filter((index) => {
    const filled = columns[index]?.filter((cell) => !isEmptyValue(cell)) ?? [];
    return filled.length > 0 && filled.every(isAmountShaped);
  });
  const [owed = -1, paid = -1, third] = sums;
  const rows = (columns[owed] ?? []).map((cell, row) => [cell, columns[paid]?.[row] ?? ''] as const);
  const unpaid = rows.filter((row) => !row.every((cell) => NONE.test(cell)));
  const [most, least] = [unpaid.map(([cell]) => cell), unpaid.map(([, cell]) => cell)];
  if (paid < 0 || third !== undefined || most.length < MIN_ROWS) return undefined;
  const isBelow = unpaid.every(
    ([more, less]) => sumOf(more) >= LEAST_OWED && !isEmptyValue(less) && sumOf(less) < sumOf(more),
  );
  if (!isBelow || least.every((cell) => DAYS.test(cell))) return undefined;
  if (most.some((cell) => OF_MONEY.test(cell))) return { owed, paid, mayBeNumbers: false };
  if (!most.every((cell) => PLAIN.test(cell)) || least.some((cell) => MARKED.test(cell))) return undefined;
  const areRound = most.every((cell) => sumOf(cell) % ROUND === 0);
  if (areRound) return { owed, paid, mayBeNumbers: false };
  if (least.some((cell) => OF_MONEY.test(cell))) return undefined;
  return { owed, paid, mayBeNumbers: new Set(most.map(({ length }) => length)).size === 1 };
}
