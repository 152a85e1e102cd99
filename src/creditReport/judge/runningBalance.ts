import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';

const CENTS = /(?<![\w.,])\d[\d,]*\.\d{2}(?![\w.,%]*\d)/g;
/** A balance that runs on by chance over a few rows does not over so many. */
const MIN_ROWS = 4;

/** The sums in a line that are printed with their cents, in cents without their signs. */
function sumsIn({ text }: Line): number[] {
  if (!text.includes('.')) return [];
  return Array.from(matchesIn(text, CENTS), ([sum]) => Number(sum.replace(/[.,]/g, '')));
}

/** Whether a row says by another sum than its last how far that lies from the last one of the row beside it. */
function tellsChange(row: readonly number[], beside: readonly number[]): boolean {
  const [balance = 0, before = 0] = [row.at(-1), beside.at(-1)];
  const others = row.slice(0, -1);
  return balance !== before && others.includes(Math.abs(balance - before)) && new Set(row).size > 1;
}

/**
 * Whether what runs on is what is paid, and no balance: most rows have a greater sum, which is none of what is added. A
 * worksheet sets beside each debt what was paid on all before it.
 */
function isPaid(rows: readonly (readonly number[])[]): boolean {
  const greater = rows.filter((row, index) => {
    const [last = 0, before = 0] = [row.at(-1), rows[index - 1]?.at(-1)];
    return row.some((sum) => sum > last && sum !== Math.abs(last - before));
  });
  return greater.length * 2 > rows.length;
}

/** The stretches of rows that go on as a test says of a row and the one above it. */
function runsOf(rows: readonly { line: Line; sums: readonly number[] }[], isNewestFirst: boolean): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const [index, { sums }] of rows.entries()) {
    const below = rows[index + 1]?.sums ?? [];
    if (isNewestFirst ? tellsChange(sums, below) : tellsChange(below, sums)) continue;
    const [first, last] = [rows[start], rows[index]];
    const run = rows.slice(start, index + 1).map(({ sums: own }) => own);
    if (run.length >= MIN_ROWS && first && last && !isPaid(isNewestFirst ? run.toReversed() : run))
      found.push({ from: first.line.from, to: last.line.to });
    start = index + 1;
  }
  return found;
}

/**
 * The stretches of rows whose last sum is that of the row before it, more or less another sum of theirs: a statement
 * with the balance after each transaction, the oldest or the newest first.
 */
export function runningBalances({ lines }: Page): Span[] {
  const rows = lines.map((line) => ({ line, sums: sumsIn(line) })).filter(({ sums }) => sums.length > 0);
  return [...runsOf(rows, false), ...runsOf(rows, true)];
}
