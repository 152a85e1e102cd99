import type { Line } from '../page/lines';

/** A row of headings whose last is what is owed: of a summary of accounts, or over the transactions of a loan. */
const OVER_BALANCES =
  /^[^\d$]*(?:^|\s)(?:(?:ending|new|closing|current|outstanding|principal|loan) )?bal(?:ance)?\.?$/i;
/** A row of sums that ends with one; what is taken away stands with a minus. */
const ENDS_IN_SUM = /(?<![\d,.-])\$? ?((?:\d[\d,]*)?\.\d{2})$/;
/** Several sums at the end of a line, those of a summary. */
const SUMS_AT_END = /(?:\s-?\$? ?(?:\d[\d,]*)?\.\d{2}-?){2,}$/;
/** The day of a transaction. */
const DATED = /^\d{1,2}[-/]\d{1,2}/;

/** What stands last in a line of sums: there is no other balance where no line is called so. */
export function lastSumOf(text: string): string | undefined {
  return ENDS_IN_SUM.exec(text)?.[1];
}

/** Whether a line ends in several sums. */
export function endsInSums(text: string): boolean {
  return SUMS_AT_END.test(text);
}

/** The rows below headings that end with what is owed, each up to the next line without a sum at its end. */
function rowsOverBalances(lines: readonly Line[]): Line[] {
  let isOpen = false;
  return lines.filter(({ text, cells }) => {
    const isRow = isOpen && lastSumOf(text) !== undefined;
    isOpen = isRow || (cells.length > 2 && OVER_BALANCES.test(text));
    return isRow;
  });
}

/** The rows of a summary of accounts, by the number that each begins with. */
export function rowsByNumber(lines: readonly Line[]): ReadonlyMap<string, Line> {
  return new Map(rowsOverBalances(lines).map((line) => [/^\S+/.exec(line.text)?.[0] ?? '', line]));
}

/** The last transaction of a loan, where what is owed stands behind each. */
export function lastTransactionOf(loan: readonly Line[]): Line | undefined {
  return rowsOverBalances(loan).findLast(({ text }) => DATED.test(text));
}
