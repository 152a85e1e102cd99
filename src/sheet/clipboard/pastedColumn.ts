import type { Table } from './clipboardTable';
import { loosely } from './looseLabel';
import { periodIn } from './pastedPeriod';
import { isBlank } from './pastedRow';

/** A table of labels, each with one amount. */
export interface Labelled {
  table: Table;
  /** The rows whose amount is one of another period than the month, and what that is called. */
  periods: ReadonlyMap<Row, string>;
  /** How many other columns are left out. */
  others: number;
  /** What the column is headed that was chosen among several. */
  heading?: string;
}

type Row = readonly string[];

/**
 * A table of labels with amounts beside them as one with a single column of amounts: turned where the sheet's own labels
 * stand in its first row, and without what else stands in its rows. Of several columns of amounts the one counts that
 * alone is headed as a month's.
 *
 * @param labels those of the sheet
 * @param isAmount whether the sheet takes a text as an amount
 * @returns undefined where it has several columns of amounts and does not say which is meant
 */
export function labelledColumn(
  pasted: Table,
  labels: readonly string[],
  isAmount: (text: string) => boolean,
): Labelled | undefined {
  const table = isTurned(pasted, labels) ? turned(pasted) : pasted;
  if (table.some(([label = '']) => isAmount(label))) return asItIs(table);
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).slice(1);
  const ofAmounts = columns.filter((column) => table.some((row) => isAmount(row[column] ?? '')));
  if (ofAmounts.length === 0) return asItIs(table);
  const [first = []] = table;
  const headings = ofAmounts.some((column) => isAmount(first[column] ?? '')) ? [] : first;
  const [chosen, ...rivals] =
    ofAmounts.length > 1 ? ofAmounts.filter((column) => isOfMonth(headings[column])) : ofAmounts;
  if (chosen === undefined || rivals.length > 0) return undefined;
  const ofHeading = periodIn(headings[chosen] ?? '');
  const beside = columns.filter((column) => !ofAmounts.includes(column));
  const periods = new Map<Row, string>();
  const rows = table.map((row) => {
    const kept = [row[0] ?? '', row[chosen] ?? ''];
    const period = beside.map((column) => periodIn(row[column] ?? '')).find(Boolean) ?? ofHeading;
    if (period && isAmount(kept[1] ?? '')) periods.set(kept, period);
    return kept;
  });
  const isFilled = (column: number) => table.some((row) => !isBlank(row[column] ?? ''));
  return {
    table: rows,
    periods,
    others: columns.filter((column) => column !== chosen && isFilled(column)).length,
    ...(ofAmounts.length > 1 && { heading: headings[chosen] ?? '' }),
  };
}

function asItIs(table: Table): Labelled {
  return { table, periods: new Map(), others: 0 };
}

function isOfMonth(heading = ''): boolean {
  return /\bmonth(?:ly)?\b/i.test(heading) && periodIn(heading) === undefined;
}

/** Whether labels of the sheet stand in the first row, two at least, and nothing else beside the first of its cells. */
function isTurned([first = [], ...others]: Table, labels: readonly string[]): boolean {
  const own = labels.map(loosely);
  const isOwn = (text: string) => own.includes(loosely(text));
  return (
    others.length > 0 &&
    first.filter(isOwn).length > 1 &&
    first.slice(1).every((text) => isBlank(text) || isOwn(text))
  );
}

function turned(table: Table): Row[] {
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, column) => table.map((row) => row[column] ?? ''));
}
