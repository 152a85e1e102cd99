import type { ReportedDebt } from '../../creditReport/reportedDebt';
import { REVIEW_REASONS, type ReportedField, type ReviewFlag } from '../../creditReport/reviewFlags';
import { reasonsAt } from '../../creditReport/reviewReasons';
import { formatMoney, parseMoney, ZERO } from '../../money/money';
import { readMoney } from '../../money/readMoney';
import type { Choice } from '../../sheet/cells/cellTypes';
import { count } from '../../sheet/count';
import type { CellChange } from '../../sheet/sheet';
import { CREDITORS, DEBT_FIELDS, type Debt, type DebtField, STATUSES } from '../debt';

/**
 * Where accepted debts go: into rows that hold nothing yet; into these, but for debts that are entered already, whose
 * rows are brought up to date; or into all rows from the first, whose content goes.
 */
export type Landing = 'empty' | 'update' | 'all';

/** What a newer report says anew of a debt that is entered already; the rest stays as the agent has it, where he has it. */
const UPDATED: readonly DebtField[] = ['amount', 'current', 'paying'];

/** How one reported debt lands in a row: a text for each field, and what the agent has to check in it. */
export type ReportRow = Readonly<Record<DebtField, { text: string; note?: string }>>;

/**
 * Turns a reported debt into the row it lands as. A credit balance is an amount of zero; an original creditor that is
 * no option is `other`, with the printed name in its note. The payment that a report prints is a monthly sum, and `paying`
 * the whole sum to be paid, so the one is never taken for the other, but where it stands under the sheet's own heading.
 */
export function reportRow(debt: ReportedDebt): ReportRow {
  const amount = debt.amount ?? ZERO;
  const creditor = CREDITORS.find(({ label }) => label.toLowerCase() === debt.originalCreditor.toLowerCase());
  const own = isOwnPayment(debt) ? readMoney(debt.payingText) : {};
  const notes: Readonly<Partial<Record<ReportedField, string>>> = {
    ...(amount.lt(ZERO) && { amount: `Credit balance of ${formatMoney(amount.abs())}, nothing owed.` }),
    ...(debt.originalCreditor &&
      !creditor && { originalCreditor: `The report names “${debt.originalCreditor}”.` }),
    ...(own.note && { paying: own.note }),
  };
  const amountText = amount.lt(ZERO) ? '0.00' : (debt.amount?.toFixed() ?? '');
  const texts: Readonly<Record<DebtField, string>> = {
    accountName: debt.accountName,
    accountNumber: debt.accountNumber,
    amount: amountText,
    originalCreditor: creditor?.value ?? (debt.originalCreditor ? 'other' : ''),
    current: debt.current ?? '',
    paying: own.text ?? '',
  };
  const cells = DEBT_FIELDS.map((field) => {
    const note = [notes[field], ...doubts(debt, field)].filter(Boolean).join(' ');
    return [field, { text: texts[field], ...(note && { note }) }];
  });
  return Object.fromEntries(cells) as ReportRow;
}

/** Whether what is printed as paid stands under the sheet's own heading: it is the whole sum, and no report has that. */
function isOwnPayment({ sources }: ReportedDebt): boolean {
  return sources.paying?.label?.toLowerCase() === '$ paying';
}

/** What a report prints as the payment of a month; empty where nothing is. */
export function printedPayment(debt: ReportedDebt | undefined): string {
  return debt && !isOwnPayment(debt) ? debt.payingText : '';
}

/** The doubts about a field of a reported debt, in words; none about `paying`, into which nothing printed goes. */
function doubts(debt: ReportedDebt, field: DebtField): string[] {
  if (field === 'paying') return [];
  return reasonsAt(field, debt.review, debt);
}

/** The same debt without some of its doubts. */
export function withoutFlags(debt: ReportedDebt, flags: readonly ReviewFlag[]): ReportedDebt {
  return { ...debt, review: debt.review.filter((flag) => !flags.includes(flag)) };
}

/** The row as the debt it makes. */
export function debtOfRow(row: ReportRow): Debt {
  return Object.fromEntries(DEBT_FIELDS.map((field) => [field, row[field].text])) as Debt;
}

/** A row that is accepted, with the row of the debts that it brings up to date; undefined where it goes into a free one. */
export interface AcceptedRow {
  row: ReportRow;
  updates?: number | undefined;
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
 * all rows empties those that get no debt. A row that brings another up to date changes there what it knows of it.
 */
export function landRows(
  accepted: readonly AcceptedRow[],
  debts: readonly Debt[],
  landing: Landing,
): CellChange[] {
  const added = accepted.filter(({ updates }) => updates === undefined);
  const updated = accepted.flatMap(({ row, updates }) =>
    updates === undefined ? [] : changesOfUpdate(row, debts[updates], updates),
  );
  const landed = freeRows(debts, landing).flatMap((target, index) => {
    const row = added[index]?.row;
    if (row) return changesOf(DEBT_FIELDS, row, target);
    const emptied = DEBT_FIELDS.map((column) => ({ row: String(target), column, text: '' }));
    return landing === 'all' ? emptied : [];
  });
  return [...updated, ...landed];
}

function changesOf(fields: readonly DebtField[], row: ReportRow, target: number): CellChange[] {
  return fields.map((column) => ({ row: String(target), column, ...row[column] }));
}

/**
 * What a row changes of the debt that it brings up to date. Where the report has no amount that could be read, the one that is
 * entered stays, and is to be checked.
 */
function changesOfUpdate(row: ReportRow, entered: Debt | undefined, target: number): CellChange[] {
  const fields = updatedFields(row, entered);
  const { text, note } = row.amount;
  const { amount = '' } = entered ?? {};
  const isUntold = fields.length > 0 && text === '' && note !== undefined && amount !== '';
  const stays = isUntold ? [{ row: String(target), column: 'amount', text: amount, note }] : [];
  return [...changesOf(fields, row, target), ...stays];
}

/**
 * The fields of an entered debt that a report's row brings up to date: of those it knows, what is owed, paid and late where
 * that is something else, and any other that is empty. A status that is none of the sheet's, such as paid or settled, takes
 * the place of the one that was, and so does that a debt is late by nobody knows how much that was current.
 */
export function updatedFields(row: ReportRow, entered: Debt | undefined): readonly DebtField[] {
  const debt = debtOfRow(row);
  const isOther = (field: DebtField) =>
    field === 'current'
      ? debt.current !== entered?.current
      : !parseMoney(debt[field]).eq(parseMoney(entered?.[field] ?? ''));
  return DEBT_FIELDS.filter((field) => {
    if (field === 'current' && debt.current === '') return tellsOtherStatus(row, entered) && isOther(field);
    return debt[field] !== '' && (UPDATED.includes(field) ? isOther(field) : entered?.[field] === '');
  });
}

/** What a report says of a debt that is neither on time nor late. */
const NEITHER: readonly ReviewFlag[] = ['bankruptcy', 'deferred', 'paid-closed', 'paid-settled'];
/** What it says of one that is late, where it does not say by how much. */
const LATE: ReviewFlag = 'past-due-no-bucket';

/**
 * Whether a row whose status is left empty says that it is another than the one entered, none of the sheet's, and not only
 * that none is printed.
 */
function tellsOtherStatus({ current: { note = '' } }: ReportRow, entered: Debt | undefined): boolean {
  const others = entered?.current === 'current' ? [...NEITHER, LATE] : NEITHER;
  return others.some((flag) => note.includes(REVIEW_REASONS[flag]));
}

/** How many debts are entered and how many updated, in words with their verbs: `Enter 2 debts, update 1`. */
export function acceptedWords(
  accepted: readonly AcceptedRow[],
  [enter, update]: readonly [string, string],
): string {
  const updated = accepted.filter(({ updates }) => updates !== undefined).length;
  const added = accepted.length - updated;
  if (updated === 0) return `${enter} ${count(added, 'debt')}`;
  if (added === 0) return `${update} ${count(updated, 'debt')}`;
  return `${enter} ${count(added, 'debt')}, ${update.toLowerCase()} ${updated}`;
}

/** How many of the debts under review are left out for want of rows. */
export function leftWords(left: number, freeRows: number): string {
  if (freeRows === 0) return `${left} of them ${left === 1 ? 'has' : 'have'} no row left`;
  return `${left} of them ${left === 1 ? 'does' : 'do'} not fit into ${count(freeRows, 'row')}`;
}

/** What a list shows for one of its values; empty where it is none of them. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

/** A row as cells for another program, in the order of the columns. */
export function reportedCells(row: ReportRow): string[] {
  const { accountName, accountNumber, amount, originalCreditor, current, paying } = debtOfRow(row);
  return [
    accountName,
    accountNumber,
    amount,
    labelOf(CREDITORS, originalCreditor),
    labelOf(STATUSES, current),
    paying,
  ];
}
