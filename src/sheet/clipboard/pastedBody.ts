import type { CellType, ReadText } from '../cells/cellTypes';
import type { OtherNames } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import type { Table } from './clipboardTable';
import { withoutHeadingPlaces } from './headingPlaces';
import { labelledColumn } from './pastedColumn';
import { readDigits } from './pastedDigits';
import { withoutSubtotals } from './pastedGroups';
import { isOwnHeader, namedColumns, sourcesOf } from './pastedHeadings';
import { type Stranger, withoutLabels } from './pastedLabels';
import { readAMonth } from './pastedPeriod';
import { isBlank } from './pastedRow';
import { bareSum, type WrongTotal, withoutTotals } from './pastedTotals';
import { rowNames } from './rowNames';

/** What of a clipboard's table is pasted. */
export interface Body {
  /** The table without the headings and labels that the sheet has itself, and without totals. */
  table: Table;
  /** The row that its first row belongs to, and the first column that it reaches. */
  top: number;
  left: number;
  /** Which of its columns each column of the sheet takes, from `left` on, and -1 for none; left out where they follow each other. */
  sources?: readonly number[];
  /** What a text of one of its rows is in a cell of a kind. */
  read: (written: string, row: number, type: CellType) => ReadText;
  /** Whether the table begins with column headings, which are left out. */
  hasHeader: boolean;
  /** How many rows of totals are left out. */
  totals: number;
  /** Those of them that say something else than their rows come to. */
  wrongTotals: readonly WrongTotal[];
  /** Whether nothing is pasted since it is totals alone. */
  isTotalsAlone: boolean;
  /** Whether it has labels and several columns of amounts, and does not say which is meant. */
  isUnclear: boolean;
  /** The rows with amounts of which it is not known that they are of a month. */
  timeless: readonly (readonly string[])[];
  /** How many columns beside the one with the amounts are left out. */
  others: number;
  /** How the column with the amounts is headed, where it was chosen among several. */
  heading?: string;
  /** Whether the table begins with a column of labels: left out, or followed to the rows that they name. */
  labels?: 'leftOut' | 'followed';
  /** Whether one of its rows keeps its place although its label is not that of the row it comes into. */
  isOutOfPlace: (row: number) => boolean;
  /** The rows that no row of the sheet is called like; empty where amounts do not follow their labels. */
  strangers: readonly Stranger[];
}

/**
 * Takes from a table what a sheet has itself: column headings, labels and totals.
 *
 * @param from the cell that it is pasted over
 * @param otherNames what the rows are called besides their labels, by their ids
 * @param isOwn whether it was copied out of a sheet of the page
 */
export function pastedBody(
  pasted: Table,
  from: { row: number; column: number },
  layout: SheetLayout,
  otherNames?: Readonly<Record<string, OtherNames>>,
  isOwn = false,
): Body {
  const hasOwnHeader = pasted.length > 1 && isOwnHeader(pasted[0] ?? [], layout.headers.slice(from.column));
  if (layout.hasLabelColumn)
    return bodyWithLabels(
      hasOwnHeader ? pasted.slice(1) : pasted,
      hasOwnHeader,
      from,
      layout,
      otherNames,
      isOwn,
    );
  const named = hasOwnHeader ? undefined : namedColumns(pasted, layout.headers);
  if (named) return bodyOf(named.table, true, from, layout, named.columns);
  return bodyOf(hasOwnHeader ? pasted.slice(1) : pasted, hasOwnHeader, from, layout);
}

/**
 * The body of a paste into a sheet without labels.
 *
 * @param columns the sheet's column for each of its columns, where its headings name them
 */
function bodyOf(
  below: Table,
  hasHeader: boolean,
  from: { row: number; column: number },
  layout: SheetLayout,
  columns?: readonly number[],
): Body {
  const isText = (source: number) => {
    const column = columns?.[source] ?? from.column + source;
    return column < layout.extent.columns && layout.cellAt({ row: 0, column }).type.kind === 'text';
  };
  const { rows, ...totals } = summedUp(below, below, isText);
  const sum = bareSum(rows);
  return {
    table: rows,
    top: from.row,
    left: columns?.[0] ?? from.column,
    ...(columns && { sources: sourcesOf(columns) }),
    read: (written, row, type) =>
      withDoubt(
        type.holdsDigits ? readDigits(type.read(written)) : type.read(written),
        type.kind === 'money' && row === sum ? IS_SUM : undefined,
      ),
    hasHeader,
    ...totals,
    isUnclear: false,
    timeless: [],
    others: 0,
    isOutOfPlace: () => false,
    strangers: [],
  };
}

/** The body of a paste into a sheet of labels, each with an amount of a month. */
function bodyWithLabels(
  below: Table,
  hasOwnHeader: boolean,
  from: { row: number; column: number },
  layout: SheetLayout,
  otherNames: Readonly<Record<string, OtherNames>> | undefined,
  isOwn: boolean,
): Body {
  const { headings } = layout;
  const names = rowNames(layout, otherNames);
  const placed = isOwn ? { table: below, sums: 0 } : withoutHeadingPlaces(below, from.row, layout);
  const { type } = layout.cellAt(from);
  const read = (written: string) => readAMonth(written, type.read) ?? type.read(written);
  const isAmount = (text: string) => !isBlank(text) && read(text).text !== undefined;
  const labelled = labelledColumn(placed.table, names, isAmount);
  const { table = placed.table, periods, timeless = [], others = 0, heading } = labelled ?? {};
  const { rows, ...totals } = summedUp(table, withoutSubtotals(table, headings), () => false);
  const withAmounts = rows.filter(([, amount = '']) => isAmount(amount));
  const areOfOnePeriod = new Set(withAmounts.map((row) => periods?.get(row))).size <= 1;
  const ofMonths = rows.map((row) => {
    const period = periods?.get(row);
    return period ? [row[0] ?? '', `${row[1]} ${period}`] : row;
  });
  const unlabelled = labelled && withoutLabels(ofMonths, names, from.row, isAmount);
  const isFollowed = unlabelled?.top !== undefined;
  const sum = bareSum(ofMonths);
  return {
    table: unlabelled?.amounts ?? ofMonths,
    top: unlabelled?.top ?? from.row,
    left: from.column,
    read: (written, row) => withDoubt(read(written), row === sum ? IS_SUM : unlabelled?.doubts[row]),
    hasHeader: hasOwnHeader || unlabelled?.hasHeadings === true,
    ...totals,
    totals: totals.totals + placed.sums,
    wrongTotals: areOfOnePeriod ? totals.wrongTotals : [],
    isUnclear: labelled === undefined,
    timeless,
    others,
    ...(heading !== undefined && { heading }),
    ...(unlabelled && { labels: isFollowed ? 'followed' : 'leftOut' }),
    isOutOfPlace: (row) => !isFollowed && unlabelled?.doubts[row] !== undefined,
    strangers: unlabelled?.strangers ?? [],
  };
}

/** What is to be checked of an amount that may be the total of a column. */
const IS_SUM = 'It is the sum of the amounts above it.';

/** What is read, and what else has to be checked where it is an amount. */
function withDoubt(read: ReadText, doubt: string | undefined): ReadText {
  if (!read.text || doubt === undefined) return read;
  return { ...read, note: read.note ? `${read.note} ${doubt}` : doubt };
}

/** A table without its totals, or as it is where it is nothing but totals. */
function summedUp(table: Table, ungrouped: Table, isText: (column: number) => boolean) {
  const summed = withoutTotals(ungrouped, isText);
  const rest = summed?.rows ?? ungrouped;
  const totals = table.length - ungrouped.length + (summed?.totals ?? 0);
  const isTotalsAlone = totals > 0 && rest.every((row) => row.every(isBlank));
  return { rows: isTotalsAlone ? table : rest, totals, wrongTotals: summed?.wrong ?? [], isTotalsAlone };
}
