import type { ReportedDebt } from '../../creditReport/reportedDebt';
import {
  type ReportedField,
  type ReviewFlag,
  reasonsAt,
  reviewedField,
} from '../../creditReport/reviewFlags';
import { formatMoney, type Money, ZERO } from '../../money/money';
import type { CellChange } from '../../sheet/sheet';
import { CREDITORS, DEBT_FIELDS, type Debt, type DebtField, STATUSES } from '../debt';
import { paymentOf } from '../pay/payInFull';

/** Where accepted debts go: into rows that hold nothing yet, or into all rows from the first, whose content goes. */
export type Landing = 'empty' | 'all';

/** How one reported debt lands in a row: a text for each field, and what the agent has to check in it. */
export type ReportRow = Readonly<Record<DebtField, { text: string; note?: string }>>;

/**
 * Turns a reported debt into the row it lands as. A credit balance is an amount of zero; an original creditor that is
 * no option is `other`, with the printed name in its note. The payment that a report prints is a monthly sum, and `paying`
 * the whole sum to be paid, so the one is never taken for the other.
 *
 * @param share the share of the amount to be paid, in per cent; left out, nothing is entered as paid
 */
export function reportRow(debt: ReportedDebt, share?: Money): ReportRow {
  const amount = debt.amount ?? ZERO;
  const creditor = CREDITORS.find(({ label }) => label.toLowerCase() === debt.originalCreditor.toLowerCase());
  const notes: Readonly<Partial<Record<ReportedField, string>>> = {
    ...(amount.lt(ZERO) && { amount: `Credit balance of ${formatMoney(amount.abs())}, nothing owed.` }),
    ...(debt.originalCreditor &&
      !creditor && { originalCreditor: `The report names “${debt.originalCreditor}”.` }),
  };
  const amountText = amount.lt(ZERO) ? '0.00' : (debt.amount?.toFixed() ?? '');
  const texts: Readonly<Record<DebtField, string>> = {
    accountName: debt.accountName,
    accountNumber: debt.accountNumber,
    amount: amountText,
    originalCreditor: creditor?.value ?? (debt.originalCreditor ? 'other' : ''),
    current: debt.current ?? '',
    paying: share ? paymentOf(amountText, share) : '',
  };
  const cells = DEBT_FIELDS.map((field) => {
    const note = [notes[field], ...doubts(debt, field)].filter(Boolean).join(' ');
    return [field, { text: texts[field], ...(note && { note }) }];
  });
  return Object.fromEntries(cells) as ReportRow;
}

/** The doubts about a field of a reported debt, in words; none about `paying`, into which nothing printed goes. */
export function doubts(debt: ReportedDebt, field: DebtField): string[] {
  if (field === 'paying') return [];
  return reasonsAt(field, debt.review, debt.differing);
}

/** Debts of which a doubt is more than one of theirs where all share it. */
const MANY = 3;

/**
 * The doubts that all debts of a report share; of fewer than three debts none, each then has its own. Where the bureaus
 * differ they differ in other fields in each debt, and of a printed payment, which is not entered, nothing is doubted.
 */
export function sharedFlags(debts: readonly ReportedDebt[]): readonly ReviewFlag[] {
  const [first, ...others] = debts;
  if (!first || debts.length < MANY) return [];
  return first.review.filter(
    (flag) =>
      flag !== 'bureaus-differ' &&
      reviewedField(flag) !== 'paying' &&
      others.every(({ review }) => review.includes(flag)),
  );
}

/** The same debt without some of its doubts. */
export function withoutFlags(debt: ReportedDebt, flags: readonly ReviewFlag[]): ReportedDebt {
  return { ...debt, review: debt.review.filter((flag) => !flags.includes(flag)) };
}

/** The row as the debt it makes. */
export function debtOfRow(row: ReportRow): Debt {
  return Object.fromEntries(DEBT_FIELDS.map((field) => [field, row[field].text])) as Debt;
}

/** The rows that accepted debts can go into, first ones first. */
export function freeRows(debts: readonly Debt[], landing: Landing): number[] {
  const rows = debts.map((_, row) => row);
  return landing === 'all' ? rows : rows.filter((row) => isEmptyDebt(debts[row]));
}

function isEmptyDebt(debt: Debt | undefined): boolean {
  return DEBT_FIELDS.every((field) => debt?.[field] === '');
}

/**
 * Lays accepted rows into the free rows of the debts, in order; what is past the last free row is left out. Landing in
 * all rows empties those that get no debt.
 */
export function landRows(rows: readonly ReportRow[], debts: readonly Debt[], landing: Landing): CellChange[] {
  return freeRows(debts, landing).flatMap((target, index) => {
    const row = rows[index];
    if (!row && landing === 'empty') return [];
    return DEBT_FIELDS.map((field) => ({
      row: String(target),
      column: field,
      ...(row ? row[field] : { text: '' }),
    }));
  });
}

/** A reported debt as cells for another program, in the order of the columns, with the payment it would land with. */
export function reportedCells(debt: ReportedDebt, share?: Money): string[] {
  const status = STATUSES.find(({ value }) => value === debt.current)?.label ?? '';
  const { accountName, accountNumber, amountText, originalCreditor } = debt;
  return [
    accountName,
    accountNumber,
    amountText,
    originalCreditor,
    status,
    reportRow(debt, share).paying.text,
  ];
}
