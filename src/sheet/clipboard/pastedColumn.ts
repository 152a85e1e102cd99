import type { Table } from './clipboardTable';
import { codedPeriod, isOfMonth, isSoFar, periodIn } from './pastedPeriod';
import { isBlank } from './pastedRow';
import type { RowNames } from './rowNames';

/** A table of labels, each with one amount. */
export interface Labelled {
  /** A row that only has amounts which are not known to be of what period is its label alone. */
  table: Table;
  /** The rows whose amount is one of another period than the month, and what that is called. */
  periods: ReadonlyMap<Row, string>;
  /** The rows that are their label alone, with what stands in them. */
  timeless: readonly Row[];
  /** How many columns are left out. */
  others: number;
  /** What the column is headed that was chosen among several. */
  heading?: string;
}

type Row = readonly string[];

/**
 * A table of labels with amounts beside them as one with a single column of amounts: turned where names of the sheet's rows
 * stand in its first row, and without what else stands in its rows. Of several columns of amounts the one counts that
 * alone is headed as a month's, and in a row that has none there the amount of another period.
 *
 * @param isAmount whether the sheet takes a text as an amount
 * @returns undefined where it has several columns of amounts and does not say which is meant
 */
export function labelledColumn(
  pasted: Table,
  names: RowNames,
  isAmount: (text: string) => boolean,
): Labelled | undefined {
  const upright = isTurned(pasted, names) ? turned(pasted) : pasted;
  const table = withLabelsFirst(withoutCounts(upright, isAmount), names, isAmount);
  if (table.some(([label = '']) => isAmount(label))) return asItIs(table);
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).slice(1);
  const amountsOf = (row: Row) => columns.filter((column) => isAmount(row[column] ?? ''));
  const ofAmounts = columns.filter((column) => table.some((row) => isAmount(row[column] ?? '')));
  if (ofAmounts.length === 0) return asItIs(table);
  const headings = headingsOver(table, (row) => amountsOf(row).length > 0);
  const chosen = ofAmounts.length > 1 ? monthColumn(ofAmounts, headings) : ofAmounts[0];
  if (chosen === undefined) return undefined;

  const periods = new Map<Row, string>();
  const used = new Set<number>([chosen]);
  const timeless: Row[] = [];
  let ofPart: string | undefined;
  const rows = table.map((row): Row => {
    const label = row[0] ?? '';
    const [first] = amountsOf(row);
    if (first === undefined) {
      // The title of a part may tell the period of all below it: `Annual expenses`.
      if (label.trim() !== '') ofPart = periodIn(label);
      // Headings may stand below a title, and again over each part; above all they are left out with the labels.
      return row[chosen] === headings[chosen] && row !== table[0] ? [label] : [label, row[chosen] ?? ''];
    }
    const column = isAmount(row[chosen] ?? '') ? chosen : first;
    const period = periodOf(row, column, { headings, ofAmounts, ofPart });
    if ((column !== chosen && period === undefined) || isSoFar(headings[column])) {
      timeless.push(row);
      return [label];
    }
    used.add(column);
    const kept = [label, row[column] ?? ''];
    if (period !== undefined) periods.set(kept, period);
    return kept;
  });
  const isFilled = (column: number) => table.some((row) => !isBlank(row[column] ?? ''));
  return {
    table: rows,
    periods,
    timeless,
    others: columns.filter((column) => !used.has(column) && isFilled(column)).length,
    ...(ofAmounts.length > 1 && used.size === 1 && { heading: headings[chosen] ?? '' }),
  };
}

/** What stands over the columns: the last row above all amounts with something beside its label. */
function headingsOver(table: Table, hasAmounts: (row: Row) => boolean): Row {
  const above = table.slice(0, table.findIndex(hasAmounts));
  return above.findLast((row) => row.slice(1).some((text) => !isBlank(text))) ?? [];
}

/** The column that alone is headed as a month's; undefined where none is, or more are. */
function monthColumn(columns: readonly number[], headings: Row): number | undefined {
  const ofMonths = columns.filter((column) => isOfMonth(headings[column]));
  return ofMonths.length === 1 ? ofMonths[0] : undefined;
}

/** What tells of another period than the month beside the amounts themselves. */
interface Beside {
  headings: Row;
  ofAmounts: readonly number[];
  /** The period that the title of the part tells. */
  ofPart: string | undefined;
}

/**
 * Another period than the month that the amount of a row is one of: its column's, or else what is said beside it, in its
 * label, as in `Child care (weekly)`, or in the title of its part.
 */
function periodOf(row: Row, column: number, { headings, ofAmounts, ofPart }: Beside): string | undefined {
  const heading = headings[column];
  if (isOfMonth(heading)) return undefined;
  const besides = row.flatMap((text, beside) =>
    beside > 0 && !ofAmounts.includes(beside)
      ? (periodIn(text) ?? codedPeriod(text, headings[beside]) ?? [])
      : [],
  );
  return periodIn(heading ?? '') ?? besides[0] ?? periodIn(row[0] ?? '') ?? ofPart;
}

function asItIs(table: Table): Labelled {
  return { table, periods: new Map(), timeless: [], others: 0 };
}

/** A table without the column that counts its rows before their labels. */
function withoutCounts(table: Table, isAmount: (text: string) => boolean): Table {
  const counted = table.filter(
    ([count = '', label = '']) => /^\d{1,3}[.)]?$/.test(count.trim()) && label !== '',
  );
  const areCounts =
    counted.length > 1 &&
    counted.every(
      ([count = '', label = ''], index) => Number.parseInt(count, 10) === index + 1 && !isAmount(label),
    ) &&
    table.every((row) => counted.includes(row) || !isAmount(row[0] ?? ''));
  return areCounts ? table.map((row) => row.slice(1)) : table;
}

/** A table whose amounts stand before their labels with these first: labels that the sheet knows, beside each amount one. */
function withLabelsFirst(table: Table, names: RowNames, isAmount: (text: string) => boolean): Table {
  const areBehind = (row: Row) => isAmount(row[0] ?? '') && !isBlank(row[1] ?? '') && !isAmount(row[1] ?? '');
  const behind = table.filter(areBehind);
  const isKnown = behind.filter(([, label = '']) => names.placeOf(label) >= 0).length > 1;
  if (!isKnown || table.some((row) => !areBehind(row) && row.some(isAmount))) return table;
  return table.map(([amount = '', label = '', ...others]) => [label, amount, ...others]);
}

/** Whether names of the sheet's rows stand in the first row, two at least, and nothing else beside the first of its cells. */
function isTurned([first = [], ...others]: Table, names: RowNames): boolean {
  const isKnown = (text: string) => names.placeOf(text) >= 0;
  return (
    others.length > 0 &&
    first.filter(isKnown).length > 1 &&
    first.slice(1).every((text) => isBlank(text) || isKnown(text))
  );
}

function turned(table: Table): Row[] {
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, column) => table.map((row) => row[column] ?? ''));
}
