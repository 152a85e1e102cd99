import { type Money, parseMoney, sum } from '../money/money';
import type { RowOrder } from '../sheet/range/rowOrder';

/** How many debts the calculator holds. Source: specification 9. */
const DEBT_COUNT = 20;

/** The creditors a debt can come from, as value and label. Source: specification 3, labels decided. */
export const CREDITORS = [
  { value: 'creditor1', label: 'Creditor 1' },
  { value: 'creditor2', label: 'Creditor 2' },
  { value: 'creditor3', label: 'Creditor 3' },
  { value: 'other', label: 'Other' },
] as const;

/** How late a debt is, as value and label. Source: specification 3, label of `current` decided. */
export const STATUSES = [
  { value: 'current', label: 'Current' },
  { value: '30days', label: '30 Days Late' },
  { value: '60days', label: '60 Days Late' },
  { value: '90days', label: '90+ Days Late' },
] as const;

/** The fields of a debt, in the order of the columns. */
export const DEBT_FIELDS = [
  'accountName',
  'accountNumber',
  'amount',
  'originalCreditor',
  'current',
  'paying',
] as const;
export type DebtField = (typeof DEBT_FIELDS)[number];

/** One debt as text: `amount` and `paying` are sanitised money texts, the two choices values of their lists or empty. */
export type Debt = Readonly<Record<DebtField, string>>;

export const EMPTY_DEBT = Object.fromEntries(DEBT_FIELDS.map((field) => [field, ''])) as Debt;

export const EMPTY_DEBTS: readonly Debt[] = Array.from({ length: DEBT_COUNT }, () => EMPTY_DEBT);

/** The debts in another order, empty ones where the order has none. */
export function arrangedDebts(debts: readonly Debt[], order: RowOrder): readonly Debt[] {
  return order.map((row) => (row === null ? undefined : debts[row]) ?? EMPTY_DEBT);
}

/** What is owed in all: dollars, exact. Source: specification 9. */
export function totalBasis(debts: readonly Debt[]): Money {
  return sum(debts.map((debt) => parseMoney(debt.amount)));
}

/** What is paid on all debts: dollars, exact. Source: specification 9. */
export function totalPaying(debts: readonly Debt[]): Money {
  return sum(debts.map((debt) => parseMoney(debt.paying)));
}

/** Whether anything is entered about a debt. */
export function isEntered(debt: Debt): boolean {
  return DEBT_FIELDS.some((field) => debt[field].trim() !== '');
}
