import { isWithin } from '../page/lines';
import type { Page } from '../page/page';
import { readAmount } from '../pieces/amounts';
import type { ReportedDebt } from '../reportedDebt';

/** The title of a list of what is paid each month and to whom, beside the list of what is owed: `PAYMENTS TO CREDITORS`. */
const TITLE =
  /\bpayments? to creditors?\b|\bmonthly payments? and names? of creditors?\b|\bcreditors?:?\s{1,40}monthly payments?\b/i;
/** A total or a blank line ends such a list, and so do so many lines. */
const [END, MOST_LINES] = [/\btotals?\b/i, 20];
/** A sum as it stands behind or before a name, with the end of its number, what counts the line and draws dots between them. */
const [SUM_BEHIND, SUM_BEFORE] = [
  /^(?:, ?[xX*#]{0,4}\d{4})?(?: \d{1,3}\.)?[ .…:–—-]*(\$ ?[\d,]+(?:\.\d\d)?)/,
  /(\$ ?[\d,]+(?:\.\d\d)?)[ .…:–—-]*$/,
];
/** Longer lines are no rows of a list. */
const MAX_LINE = 240;

/** A line of such a list, without what aligns its columns, and where it stands. */
interface Row {
  text: string;
  from: number;
  to: number;
}

/** The rows below the titles of such lists; a title may stand beside what is no part of it. */
function rowsIn({ lines, source }: Page): readonly Row[] {
  // Most texts have no such title anywhere, and one look tells it.
  if (!TITLE.test(source)) return [];
  let left = 0;
  return lines.flatMap(({ text, from, to, afterBlank }) => {
    if (text.length > MAX_LINE) return [];
    if (TITLE.test(text)) left = MOST_LINES;
    else if (END.test(text) || (afterBlank && left < MOST_LINES)) left = 0;
    else if (left > 0) {
      left -= 1;
      return [{ text: text.replace(/\$\s+/g, '$ ').replace(/\s+/g, ' '), from, to }];
    }
    return [];
  });
}

/** What a row says is paid to somebody: the sum right behind his name, or before it; undefined where it does not name him. */
function paidTo(name: string, { text }: Row): string | undefined {
  const at = name.length > 2 ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  if (at < 0) return undefined;
  const [before, behind] = [text.slice(0, at), text.slice(at + name.length)];
  return SUM_BEHIND.exec(behind)?.[1] ?? SUM_BEFORE.exec(before)?.[1];
}

/** Whether a debt is nothing but a row of such a list: what it says is owed is what is paid. */
function isRow({ sources: { amount }, paying }: ReportedDebt, rows: readonly Row[]): boolean {
  return amount !== undefined && paying === undefined && rows.some((row) => isWithin(amount, row));
}

/**
 * The debts of a page with what is paid on them where it lists by itself what is paid each month and to whom, as sworn
 * statements of what a household earns and owes do. The rows of that list are no debts where the other list has theirs.
 */
export function withPaidInList<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  page: Page,
): readonly Read[] {
  const rows = rowsIn(page);
  if (rows.length === 0) return reads;
  const owed = reads.filter(({ debt }) => !isRow(debt, rows));
  const isOnlyOne = (name: string) => owed.filter(({ debt }) => debt.accountName === name).length === 1;
  return reads.flatMap((read) => {
    const { debt } = read;
    const isOne = isOnlyOne(debt.accountName);
    if (!owed.includes(read)) return isOne ? [] : [read];
    if (!isOne || debt.payingText !== '') return [read];
    const row = rows.find((one) => paidTo(debt.accountName, one) !== undefined);
    const paid = row && readAmount(paidTo(debt.accountName, row) ?? '');
    if (!paid) return [read];
    const sources = { ...debt.sources, paying: { from: row.from, to: row.to, line: row.text } };
    return [{ ...read, debt: { ...debt, payingText: paid.text, paying: paid.amount, sources } }];
  });
}
