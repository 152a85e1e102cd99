import type { RowOrder } from '../../../sheet/range/rowOrder';
import type { CellChange, CellPlace, Doubt } from '../../../sheet/sheet';
import type { DebtField } from '../../debt';
import type { ReadText } from '../readPastedReport';
import { type Edit, placeOf, type ReviewRow, readRows, withEdit } from './reviewRow';
import { type Stretch, stretchOf } from './stretch';

/** Everything in a review that can be undone. */
export interface Review {
  /** At least one. */
  texts: readonly ReadText[];
  /** The same texts as they came: what was found then stays to be chosen, whatever a later reading finds. */
  opened: readonly ReadText[];
  /** At least one, in the order of the screen. */
  rows: readonly ReviewRow[];
  /** Where the debts stand that the agent has deleted: read anew, they do not come back. */
  deleted: readonly Stretch[];
}

/** The cell in which a review begins. */
export const FIRST_CELL: CellPlace = { row: '0', column: 'accountName' };
/** The column of the boxes. */
export const ENTER = 'enter';
/** The column of the payments that a report prints. */
export const PRINTED = 'reportedPaying';

/** The review as it opens: a row for each debt. */
export function reviewOf(texts: readonly ReadText[]): Review {
  const rows = texts.flatMap(rowsOf);
  return { texts, opened: texts, rows: atLeastOne(rows), deleted: [] };
}

/** The review with the debts of one more text under its rows. From now on every text has a name. */
export function withText(review: Review, added: ReadText): Review {
  const { texts, opened, rows } = review;
  return {
    ...review,
    texts: [...texts.map((text) => ({ name: 'First text', ...text })), added],
    opened: [...opened, added],
    rows: [...rows, ...rowsOf(added, texts.length)],
  };
}

/** The name of the file or text that a row was read from; empty where there is but one, or nothing was read for it. */
export function textNameOf({ texts, rows }: Review, at: number): string {
  const row = rows[at];
  return row?.debt && texts.length > 1 ? (texts[row.text]?.name ?? '') : '';
}

function rowsOf({ reading }: ReadText, text: number): ReviewRow[] {
  return readRows(text, reading.debts);
}

/** The rows, or an empty one where there are none: a sheet without rows has no place to type in. */
export function atLeastOne(rows: readonly ReviewRow[]): readonly ReviewRow[] {
  return rows.length > 0 ? rows : [emptyRow()];
}

function emptyRow(text = 0): ReviewRow {
  return { text, edits: {}, settled: {} };
}

/**
 * The review after cells have been changed. What is typed over a piece of the source still comes from there. Rows that
 * there are not yet come under the others.
 */
export function withChanges(review: Review, changes: readonly CellChange[]): Review {
  const rows = [...review.rows];
  for (const { row: id, column, text, note } of changes) {
    if (column === PRINTED) continue;
    while (text !== '' && rows.length <= Number(id)) rows.push(emptyRow(rows.at(-1)?.text));
    const row = rows[Number(id)];
    if (!row) continue;
    if (column === ENTER) rows[Number(id)] = { ...row, isTicked: text !== '' };
    else {
      const field = column as DebtField;
      const place = text === '' ? undefined : placeOf(row, field);
      rows[Number(id)] = withEdit(row, field, { text, ...(note && { note }), ...(place && { place }) });
    }
  }
  return { ...review, rows };
}

/** The review after a cell has been given what stands at a place of the source. */
export function withPiece(review: Review, at: number, field: DebtField, edit: Edit): Review {
  return {
    ...review,
    rows: review.rows.map((row, index) => (index === at ? withEdit(row, field, edit) : row)),
  };
}

/** The review after notes have been checked. */
export function withSettled(review: Review, doubts: readonly Doubt[]): Review {
  const rows = review.rows.map((row, index) => {
    const own = doubts.filter((doubt) => doubt.row === String(index));
    const settled = own.map(({ column, words }) => {
      return [column, [...(row.settled[column as DebtField] ?? []), words]];
    });
    return own.length === 0 ? row : { ...row, settled: { ...row.settled, ...Object.fromEntries(settled) } };
  });
  return { ...review, rows };
}

/** The review with its rows in another order; those that the order does not have are deleted. */
export function withOrder(review: Review, order: RowOrder): Review {
  const kept = new Set(order);
  const gone = review.rows.filter((_, index) => !kept.has(index));
  const rows = order.flatMap((index) => (index === null ? [] : (review.rows[index] ?? [])));
  return { ...review, rows: atLeastOne(rows), deleted: [...review.deleted, ...gone.flatMap(stretchOf)] };
}

/** The review with an empty row under another one. */
export function withRowUnder(review: Review, at: number): Review {
  return { ...review, rows: review.rows.toSpliced(at + 1, 0, emptyRow(review.rows[at]?.text)) };
}
