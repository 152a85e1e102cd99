import { formatMoney, parseMoney } from '../../../money/money';
import type { Debt } from '../../debt';
import { isSameAccount } from '../../sameAccount';
import type { ReportRow } from '../reportRows';

/** Says which row has a debt of such a name, and how much; empty where none has. */
export function namesakeWords(entered: readonly Debt[], row: number | undefined): string {
  const other = row === undefined ? undefined : entered[row];
  if (!other) return '';
  const amount = other.amount === '' ? 'no amount' : formatMoney(parseMoney(other.amount));
  return `Row ${Number(row) + 1} has ${other.accountName} with ${amount}.`;
}

/**
 * Says of a debt that is to be entered beside another one that this may be the same account. Empty where the sheet says
 * it by itself, for as long as it is so. The other one is told by its name: its row may be another one later.
 *
 * @param other the debt that is entered already
 */
export function mayBeEntered(debt: Debt, other: Debt | undefined): string {
  if (!other || isSameAccount(debt, other)) return '';
  return `May be the same account as ${other.accountName}, which was entered before.`;
}

/** Said of what a debt is brought up to date by, where several have its name and number, or its name and none. */
export function mayBeAnothers({ accountNumber }: Debt): string {
  const shared = accountNumber === '' ? 'this name' : 'this name and number';
  return `Several debts have ${shared}: this may be the amount of another.`;
}

/** A row with one thing more to be checked once it stands: in its amount if it updates another, else in its name. */
export function withDoubt(row: ReportRow, words: string, updates: number | undefined): ReportRow {
  if (words === '') return row;
  const field = updates === undefined ? 'accountName' : 'amount';
  const cell = row[field];
  return { ...row, [field]: { ...cell, note: [cell.note, words].filter(Boolean).join(' ') } };
}
