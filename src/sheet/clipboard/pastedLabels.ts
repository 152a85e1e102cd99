import type { Table } from './clipboardTable';
import { loosely } from './looseLabel';
import { isBlank } from './pastedRow';
import type { RowNames } from './rowNames';

/** A pasted row that no row of the sheet takes. */
export interface Stranger {
  row: readonly string[];
  /** Whether the sheet has a row for it, which another pasted row has taken. */
  isRepeated: boolean;
}

/** The amounts of a table that came with labels of its own. */
interface Unlabelled {
  /** Without the labels and the headings; a row of no cells changes nothing. */
  amounts: Table;
  /** What has to be checked of the amounts whose labels do not plainly mean the rows that they come into. */
  doubts: readonly (string | undefined)[];
  hasHeadings: boolean;
  /** Where the amounts follow their labels, the row that the first of them belongs to. */
  top?: number;
  /** The rows with amounts that then have no place, with their labels. */
  strangers: readonly Stranger[];
}

/**
 * What is left of a table that brings its own labels into a sheet that has some: a first column in which nothing is an
 * amount, beside one with amounts, and above both a row of headings. Where one label is known to mean a row, each amount
 * goes to the row that its label means, and what the sheet does not know goes nowhere. Where none is, they keep their
 * order, each to be checked.
 *
 * @param from the row that the table is pasted over
 * @param isAmount whether the sheet takes a text as an amount
 * @returns undefined where the table has no labels
 */
export function withoutLabels(
  table: Table,
  names: RowNames,
  from: number,
  isAmount: (text: string) => boolean,
): Unlabelled | undefined {
  const isLabel = (text: string) => !isBlank(text) && !isAmount(text);
  const isLabelled = table.some(([label = '']) => isLabel(label));
  if (!isLabelled || table.some(([label = '']) => isAmount(label))) return undefined;
  if (!table.some((row) => row.slice(1).some(isAmount))) return undefined;
  const [[label = '', ...first] = []] = table;
  const isKnown = names.placeOf(label) >= 0;
  const hasHeadings = !isKnown && first.some(isLabel) && !first.some(isAmount);
  const body = hasHeadings ? table.slice(1) : table;
  return { hasHeadings, ...(byLabel(body, names, from, isAmount) ?? inOrder(body, names, from)) };
}

/** The rows as they stand; each whose label is not like that of its row is to be checked. */
function inOrder(body: Table, names: RowNames, from: number): Omit<Unlabelled, 'hasHeadings'> {
  const doubts = body.map(([label = ''], index) => {
    const place = from + index;
    const isFine = names.isPlain(label, place) || isLike(loosely(label), loosely(names.labels[place] ?? ''));
    return isFine ? undefined : cameAs(label);
  });
  return { amounts: body.map((row) => row.slice(1)), doubts, strangers: [] };
}

function cameAs(label: string): string {
  return `It came as “${label.trim()}”.`;
}

/** Whether one label holds the other, as `Base salary` and `Salary`, or none is there. */
function isLike(label: string, own: string): boolean {
  return label.includes(own) || own.includes(label);
}

/** The rows at the places of their labels; undefined where the sheet knows none, or each stands at its place already. */
function byLabel(
  body: Table,
  names: RowNames,
  from: number,
  isAmount: (text: string) => boolean,
): Omit<Unlabelled, 'hasHeadings'> | undefined {
  const places = body.map(([label = '', ...beside]) => {
    const place = names.placeOf(label);
    // By another name than its own, with nothing beside it, a label is a heading of the pasted table: it empties no cell.
    return names.isOwn(label, place) || !beside.every(isBlank) ? place : -1;
  });
  const isInPlace = (place: number, index: number) =>
    place === from + index || loosely(body[index]?.[0] ?? '') === '';
  if (places.every((place) => place < 0) || places.every(isInPlace)) return undefined;

  const labelOf = (row: number) => body[row]?.[0] ?? '';
  // Of several rows for one place that counts which is called as the sheet calls it, else the first: none is added up.
  const rows = names.labels.map((_, place) => {
    const meant = body.flatMap((_, row) => (places[row] === place ? [row] : []));
    const withAmounts = meant.filter((row) => body[row]?.slice(1).some(isAmount));
    return withAmounts.find((row) => names.isOwn(labelOf(row), place)) ?? withAmounts[0] ?? meant[0] ?? -1;
  });
  const isFound = (row: number) => row >= 0;
  const top = rows.findIndex(isFound);
  const placed = rows.slice(top, rows.findLastIndex(isFound) + 1);
  return {
    top,
    doubts: placed.map((row, index) =>
      row < 0 || names.isPlain(labelOf(row), top + index) ? undefined : cameAs(labelOf(row)),
    ),
    amounts: placed.map((row) => body[row]?.slice(1) ?? []),
    strangers: body.flatMap((row, index) =>
      rows.includes(index) || row.slice(1).every(isBlank)
        ? []
        : [{ row, isRepeated: (places[index] ?? -1) >= 0 }],
    ),
  };
}
