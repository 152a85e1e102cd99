import type { Line, Span } from '../page/lines';

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

/** Headings of a summary of loans in which what is to be paid stands behind what is owed: `Balance  Payment Due  Due Date`. */
const PAYMENT_BEHIND_BALANCE =
  /^[^\d$]*\bbal(?:ance)?\.? (?:(?:minimum|min|regular|monthly|next) )?(?:payment|pmt)(?: due| amount)?(?: (?:next )?(?:due date|date due|due))?$/i;
/** A row below: the number of the loan, what it is, both sums, and perhaps the day until when. */
const OWED_AND_PAID =
  /^(\S+) [^$]*? \$? ?(?:\d[\d,]*)?\.\d{2} \$? ?((?:\d[\d,]*)?\.\d{2})(?: \d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)?$/;

/** What a summary says is to be paid on a loan, and where. */
export interface Payment extends Span {
  sum: string;
}

/** What is to be paid on each loan of a summary, by the number that its row begins with. */
export function paymentsByNumber(lines: readonly Line[]): ReadonlyMap<string, Payment> {
  const found = new Map<string, Payment>();
  let isOpen = false;
  for (const { text, from, to } of lines) {
    const [, number, sum] = (isOpen && OWED_AND_PAID.exec(text.replace(/\s+/g, ' '))) || [];
    if (number && sum) found.set(number, { sum, from, to });
    else isOpen = PAYMENT_BEHIND_BALANCE.test(text.replace(/\s+/g, ' '));
  }
  return found;
}
