import type { SheetLayout } from '../sheetLayout';
import type { Table } from './clipboardTable';
import { loosely } from './looseLabel';
import { isBlank } from './pastedRow';

/** A pasted row that no row of the sheet takes. */
export interface Stranger {
  row: readonly string[];
  /** Whether the sheet has its label, and a row above has taken its place. */
  isRepeated: boolean;
}

/** The amounts of a table that came with labels of its own. */
interface Unlabelled {
  /** Without the labels and the headings; a row of no cells changes nothing. */
  amounts: Table;
  hasHeadings: boolean;
  /** Where the amounts follow their labels, the row that the first of them belongs to. */
  top?: number;
  /** The rows with amounts that then have no place, with their labels. */
  strangers: readonly Stranger[];
}

/**
 * What is left of a table that brings its own labels into a sheet that has some: a first column in which nothing is an
 * amount, beside one with amounts, and above both a row of headings. Where one label is the sheet's own, each amount goes
 * to the row that its label names, and what the sheet does not know goes nowhere. Where none is, they keep their order.
 *
 * @param from the cell that the table is pasted over; a table with more columns of amounts than there are from it on has
 *   no labels
 * @returns undefined where the table has no labels
 */
export function withoutLabels(
  table: Table,
  layout: SheetLayout,
  from: { row: number; column: number },
): Unlabelled | undefined {
  const { type } = layout.cellAt(from);
  const columnsFree = layout.extent.columns - from.column;
  const isRefused = (text: string) => type.read(text).text === undefined;
  const labels = table.map(([label = '']) => label).filter((label) => !isBlank(label));
  const beside = table.map((row) => row.slice(1));
  const isAmount = (text: string) => !isBlank(text) && !isRefused(text);
  const areLabels = labels.length > 0 && labels.every(isRefused);
  const areAmounts =
    beside.every((row) => row.length <= columnsFree) && beside.some((row) => row.some(isAmount));
  if (!areLabels || !areAmounts) return undefined;
  const [first = []] = beside;
  const hasHeadings = first.some(isRefused) && !first.some(isAmount);
  const body = hasHeadings ? table.slice(1) : table;
  return { hasHeadings, ...(byLabel(body, layout.labels, from.row) ?? inOrder(body)) };
}

function inOrder(body: Table): Pick<Unlabelled, 'amounts' | 'strangers'> {
  return { amounts: body.map((row) => row.slice(1)), strangers: [] };
}

/** The rows at the places of their labels; undefined where the sheet knows none, or each stands at its place already. */
function byLabel(
  body: Table,
  labels: readonly string[],
  from: number,
): Omit<Unlabelled, 'hasHeadings'> | undefined {
  const own = labels.map(loosely);
  const pasted = body.map(([label = '']) => loosely(label));
  const places = pasted.map((label) => own.indexOf(label));
  const isInPlace = (place: number, index: number) => place === from + index || pasted[index] === '';
  if (places.every((place) => place < 0) || places.every(isInPlace)) return undefined;
  // Of a label that comes twice the first counts.
  const rows = own.map((label) => pasted.indexOf(label));
  const isFound = (row: number) => row >= 0;
  const top = rows.findIndex(isFound);
  return {
    top,
    amounts: rows.slice(top, rows.findLastIndex(isFound) + 1).map((row) => body[row]?.slice(1) ?? []),
    strangers: body.flatMap((row, index) =>
      rows.includes(index) || row.slice(1).every(isBlank)
        ? []
        : [{ row, isRepeated: (places[index] ?? -1) >= 0 }],
    ),
  };
}
