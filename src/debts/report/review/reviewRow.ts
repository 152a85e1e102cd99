import type { Span } from '../../../creditReport/page/lines';
import { isHeldBack, type ReportedDebt } from '../../../creditReport/reportedDebt';
import type { Money } from '../../../money/money';
import { DEBT_FIELDS, type DebtField } from '../../debt';
import { paymentOf } from '../../pay/payInFull';
import { printedPayment, type ReportRow, reportRow } from '../reportRows';
import { withTwinsSaidOnce } from './twinsSaidOnce';

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
  /** All that it was read from before other meanings of labels took some of that away, so that edits find it again. */
  stood?: Span;
  edits: Readonly<Partial<Record<DebtField, Edit>>>;
  /** The notes that are checked, in their words. */
  settled: Readonly<Partial<Record<DebtField, readonly string[]>>>;
  /** Whether it is to be entered, where the agent has said so. */
  isTicked?: boolean;
}

/** Whether a row stays out unless the agent ticks it, since it is hardly a debt. */
export function isLeftOut(row: ReviewRow | undefined): boolean {
  return row?.debt !== undefined && isHeldBack(row.debt) && !row.isTicked;
}

/** The rows of a text as they were read. */
export function readRows(text: number, debts: readonly ReportedDebt[]): ReviewRow[] {
  return withTwinsSaidOnce(debts).map((debt) => ({ text, debt, edits: {}, settled: {} }));
}

/** A row as it will land: what was read, over it what the agent has put in, without the notes that are checked. */
export function landedRow({ debt, edits, settled }: ReviewRow, share?: Money): ReportRow {
  const read = debt ? reportRow(debt) : undefined;
  const amount = edits.amount?.text ?? read?.amount.text ?? '';
  const cells = DEBT_FIELDS.map((field) => {
    const own = read?.[field] ?? { text: '' };
    const isToBePaid = field === 'paying' && share && own.text === '';
    const { text, note }: Edit = edits[field] ?? (isToBePaid ? { text: paymentOf(amount, share) } : own);
    return [field, { text, ...(note && !settled[field]?.includes(note) && { note }) }];
  });
  return Object.fromEntries(cells) as ReportRow;
}

/** Where in the source the text of a cell comes from; undefined where it stands there nowhere. */
export function placeOf({ debt, edits }: ReviewRow, field: DebtField): Span | undefined {
  const edit = edits[field];
  if (edit) return edit.place;
  return field === 'paying' && printedPayment(debt) !== '' ? undefined : debt?.sources[field];
}

/** A row after a cell of it was given another text; what was checked in it is to be checked anew. */
export function withEdit(row: ReviewRow, field: DebtField, edit: Edit): ReviewRow {
  const { [field]: _, ...settled } = row.settled;
  return { ...row, edits: { ...row.edits, [field]: edit }, settled };
}
