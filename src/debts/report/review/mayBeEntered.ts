import { formatMoney, parseMoney } from '../../../money/money';
import type { Debt } from '../../debt';
import { isSameAccount, isSameName } from '../../sameAccount';
import type { ReportRow } from '../reportRows';

/** Says which row, or which debt of the review, has a debt of such a name, and how much; empty where none has. */
export function namesakeWords(
  place: 'Row' | 'Debt',
  debts: readonly Debt[],
  row: number | undefined,
): string {
  const other = row === undefined ? undefined : debts[row];
  if (!other) return '';
  const amount = other.amount === '' ? 'no amount' : formatMoney(parseMoney(other.amount));
  return `${place} ${Number(row) + 1} ${place === 'Row' ? 'has' : 'is'} ${other.accountName} with ${amount}.`;
}

/**
 * Says of a debt that is to be entered beside another one that this may be the same account. Empty where the sheet says
 * it by itself, for as long as it is so. The other one is told by its name: its row may be another one later.
 *
 * @param when the other one was entered
 */
export function mayBeEntered(debt: Debt, other: Debt | undefined, when: 'before' | 'with it'): string {
  if (!other || isSameAccount(debt, other)) return '';
  return `May be the same account as ${other.accountName}, which was entered ${when}.`;
}

/** What else a debt may be than the one that it brings up to date, behind the words for that. */
export function guessWords(debt: Debt, updated: Debt | undefined): string {
  if (updated && !isSameName(debt, updated)) return `, if it is ${updated.accountName}`;
  return `, or another of its ${debt.accountNumber === '' ? 'name' : 'number'}`;
}

/**
 * Said of what a debt is brought up to date by, where nobody knows whether it is the same: several have its name and
 * number, or its name and none, or its name is but like the one in the report.
 */
export function mayBeAnothers(debt: Debt, updated: Debt | undefined): string {
  if (updated && !isSameName(debt, updated))
    return `The report calls it ${debt.accountName}: this may be the amount of another debt.`;
  const shared = debt.accountNumber === '' ? 'this name' : 'this name and number';
  return `Several debts have ${shared}: this may be the amount of another.`;
}

/** A row with one thing more to be checked once it stands: in its amount if it updates another, else in its name. */
export function withDoubt(row: ReportRow, words: string, updates: number | undefined): ReportRow {
  if (words === '') return row;
  const field = updates === undefined ? 'accountName' : 'amount';
  const cell = row[field];
  return { ...row, [field]: { ...cell, note: [cell.note, words].filter(Boolean).join(' ') } };
}
