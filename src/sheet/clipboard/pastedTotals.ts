import { type Money, parseMoney, sum, ZERO } from '../../money/money';
import { readMoney } from '../../money/readMoney';
import type { Table } from './clipboardTable';

/** What the row of totals under a table is called. */
const TOTAL = /^\s*(grand\s+|sub-?)?(total|sum)s?(\s+\w+)?\s*:?\s*$/i;

const BLANK = /^\s*[-–—]*\s*$/;

/**
 * A table without the row of totals at its end, and the blank rows behind it: one that begins with its name and holds
 * nothing else but the sums of the columns above. The sheet adds up itself, and what is the sum of all is none of them.
 *
 * @returns undefined where the table has no such row
 */
export function withoutTotals(table: Table): Table | undefined {
  const last = table.findLastIndex((row) => !row.every(isBlank));
  const above = table.slice(0, Math.max(last, 0));
  const filled = (table[last] ?? []).flatMap((text, column) => (isBlank(text) ? [] : [{ text, column }]));
  const amounts = filled.filter(({ text }) => !TOTAL.test(text));
  const isSum = ({ text, column }: { text: string; column: number }) =>
    amountOf(text)?.eq(sum(above.map((row) => amountOf(row[column]) ?? ZERO)));
  const areTotals =
    TOTAL.test(filled[0]?.text ?? '') && amounts.length > 0 && above.length > 0 && amounts.every(isSum);
  return areTotals ? above : undefined;
}

function isBlank(text: string): boolean {
  return BLANK.test(text);
}

function amountOf(text = ''): Money | undefined {
  const amount = readMoney(text).text;
  return amount === undefined ? undefined : parseMoney(amount);
}
