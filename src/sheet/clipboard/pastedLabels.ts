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
  /** What has to be checked of the amounts that keep their order although their labels are not the sheet's. */
  doubts: readonly (string | undefined)[];
  hasHeadings: boolean;
  /** Where the amounts follow their labels, the row that the first of them belongs to. */
  top?: number;
  /** The rows with amounts that then have no place, with their labels. */
  strangers: readonly Stranger[];
}

/**
 * What is left of a table that brings its own labels into a sheet that has some: a first column in which nothing is an
 * amount, beside one with amounts, and above both a row of headings. Where one label is the sheet's own, each amount goes
 * to the row that its label names, and what the sheet does not know goes nowhere. Where none is, they keep their order,
 * each to be checked.
 *
 * @param from the row that the table is pasted over
 * @param isAmount whether the sheet takes a text as an amount
 * @returns undefined where the table has no labels
 */
export function withoutLabels(
  table: Table,
  labels: readonly string[],
  from: number,
  isAmount: (text: string) => boolean,
): Unlabelled | undefined {
  const isLabel = (text: string) => !isBlank(text) && !isAmount(text);
  const isLabelled = table.some(([label = '']) => isLabel(label));
  if (!isLabelled || table.some(([label = '']) => isAmount(label))) return undefined;
  if (!table.some((row) => row.slice(1).some(isAmount))) return undefined;
  const [[label = '', ...first] = []] = table;
  const isOwn = labels.map(loosely).includes(loosely(label));
  const hasHeadings = !isOwn && first.some(isLabel) && !first.some(isAmount);
  const body = hasHeadings ? table.slice(1) : table;
  return { hasHeadings, ...(byLabel(body, labels, from) ?? inOrder(body, labels, from)) };
}

/** The rows as they stand; each whose label is not like that of its row is to be checked. */
function inOrder(body: Table, labels: readonly string[], from: number): Omit<Unlabelled, 'hasHeadings'> {
  const doubts = body.map(([label = ''], index) =>
    isLike(loosely(label), loosely(labels[from + index] ?? '')) ? undefined : `It came as “${label.trim()}”.`,
  );
  return { amounts: body.map((row) => row.slice(1)), doubts, strangers: [] };
}

/** Whether one label holds the other, as `My salary` and `Salary`, or none is there. */
function isLike(label: string, own: string): boolean {
  return label.includes(own) || own.includes(label);
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
    doubts: [],
    amounts: rows.slice(top, rows.findLastIndex(isFound) + 1).map((row) => body[row]?.slice(1) ?? []),
    strangers: body.flatMap((row, index) =>
      rows.includes(index) || row.slice(1).every(isBlank)
        ? []
        : [{ row, isRepeated: (places[index] ?? -1) >= 0 }],
    ),
  };
}
