import type { Span } from '../../../creditReport/page/lines';
import type { ReportedDebt } from '../../../creditReport/reportedDebt';
import type { Money } from '../../../money/money';
import type { RowOrder } from '../../../sheet/range/rowOrder';
import type { CellChange, Doubt } from '../../../sheet/sheet';
import { DEBT_FIELDS, type DebtField } from '../../debt';
import { paymentOf } from '../../pay/payInFull';
import type { ReadText } from '../readPastedReport';
import { type ReportRow, reportRow, withoutFlags } from '../reportRows';
import { type Stretch, stretchOf } from './stretch';

/** What the agent has put into a cell. */
export interface Edit {
  text: string;
  /** What is to be checked in it, in words. */
  note?: string;
  /** Where it stands in the source; left out where it stands there nowhere. */
  place?: Span;
}

/** One row of the review: the debt as it was read, and what the agent has made of it. */
export interface ReviewRow {
  /** Which of the texts it belongs to, counted from 0. */
  text: number;
  /** Left out for a row that the agent has added. */
  debt?: ReportedDebt;
  edits: Readonly<Partial<Record<DebtField, Edit>>>;
  /** The notes that are checked, in their words. */
  settled: Readonly<Partial<Record<DebtField, readonly string[]>>>;
  /** Whether it is to be entered, where the agent has said so. */
  isTicked?: boolean;
}

/** Everything in a review that can be undone. */
export interface Review {
  /** At least one. */
  texts: readonly ReadText[];
  /** At least one, in the order of the screen. */
  rows: readonly ReviewRow[];
  /** Where the debts stand that the agent has deleted: read anew, they do not come back. */
  deleted: readonly Stretch[];
}

/** The column of the boxes. */
export const ENTER = 'enter';
/** The column of the payments that a report prints. */
export const PRINTED = 'reportedPaying';

/** The review as it opens: a row for each debt. */
export function reviewOf(texts: readonly ReadText[]): Review {
  const rows = texts.flatMap(({ reading }, text) => reading.debts.map((debt) => readRow(text, debt)));
  return { texts, rows: atLeastOne(rows), deleted: [] };
}

export function readRow(text: number, debt: ReportedDebt): ReviewRow {
  // Which two are the same account the sheet says by itself, once and for as long as it is so.
  return { text, debt: withoutFlags(debt, ['duplicate-possible']), edits: {}, settled: {} };
}

/** The rows, or an empty one where there are none: a sheet without rows has no place to type in. */
export function atLeastOne(rows: readonly ReviewRow[]): readonly ReviewRow[] {
  return rows.length > 0 ? rows : [{ text: 0, edits: {}, settled: {} }];
}

/** A row as it will land: what was read, over it what the agent has put in, without the notes that are checked. */
export function landedRow({ debt, edits, settled }: ReviewRow, share?: Money): ReportRow {
  const read = debt ? reportRow(debt) : undefined;
  const amount = edits.amount?.text ?? read?.amount.text ?? '';
  const cells = DEBT_FIELDS.map((field) => {
    const paying = field === 'paying' ? { text: share ? paymentOf(amount, share) : '' } : undefined;
    const { text, note }: Edit = edits[field] ?? paying ?? read?.[field] ?? { text: '' };
    return [field, { text, ...(note && !settled[field]?.includes(note) && { note }) }];
  });
  return Object.fromEntries(cells) as ReportRow;
}

/** The review after cells have been changed. What is typed over a piece of the source still comes from there. */
export function withChanges(review: Review, changes: readonly CellChange[]): Review {
  const rows = [...review.rows];
  for (const { row: id, column, text, note } of changes) {
    const row = rows[Number(id)];
    if (!row || column === PRINTED) continue;
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
  const text = review.rows[at]?.text ?? 0;
  return { ...review, rows: review.rows.toSpliced(at + 1, 0, { text, edits: {}, settled: {} }) };
}

/**
 * The review with a row merged into the one above: what the upper row lacks it takes from the lower one. A name that
 * stands alone in its row is the rest of the name above.
 */
export function withMerged(review: Review, at: number): Review {
  const [upper, lower] = [review.rows[at - 1], review.rows[at]];
  if (!upper || !lower) return review;
  const [above, below] = [landedRow(upper), landedRow(lower)];
  const filled = DEBT_FIELDS.filter((field) => below[field].text !== '');
  const taken = filled
    .filter((field) => above[field].text === '')
    .map((field) => {
      const place = placeOf(lower, field);
      return [field, { ...below[field], ...(place && { place }) }];
    });
  const isRest = filled.every((field) => field === 'accountName') && above.accountName.text !== '';
  const place = placeOf(upper, 'accountName');
  const name = {
    text: `${above.accountName.text} ${below.accountName.text}`.trim(),
    ...(place && { place }),
  };
  const edits = { ...upper.edits, ...Object.fromEntries(taken), ...(isRest && { accountName: name }) };
  const merged = { ...upper, ...withPrintedPayment(upper, lower), edits };
  const rows = review.rows.toSpliced(at - 1, 2, merged);
  return { ...review, rows, deleted: [...review.deleted, ...stretchOf(lower)] };
}

/** The debt of a row with the payment that the report prints for the one below, where it has none of its own. */
function withPrintedPayment({ debt }: ReviewRow, { debt: below }: ReviewRow): Pick<ReviewRow, 'debt'> {
  if (!debt || !below || debt.payingText !== '') return {};
  const { payingText, paying, sources } = below;
  const place = sources.paying && { paying: sources.paying };
  return { debt: { ...debt, payingText, paying, sources: { ...debt.sources, ...place } } };
}

/** Where in the source the text of a cell comes from; undefined where it stands there nowhere. */
export function placeOf({ debt, edits }: ReviewRow, field: DebtField): Span | undefined {
  const edit = edits[field];
  if (edit) return edit.place;
  return field === 'paying' ? undefined : debt?.sources[field];
}

function withEdit(row: ReviewRow, field: DebtField, edit: Edit): ReviewRow {
  const { [field]: _, ...settled } = row.settled;
  return { ...row, edits: { ...row.edits, [field]: edit }, settled };
}
