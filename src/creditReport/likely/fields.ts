import type { LabelKind } from '../lexicon/labelTable';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField, ReviewFlag } from '../reviewFlags';
import type { Part } from './parts';

/** What is known of a field. */
interface Field {
  /** The part of a debt that its words are. */
  part: Part;
  /** What it is told as. */
  kind: LabelKind;
  /** The mark where it is doubted. */
  doubt: ReviewFlag;
  /**
   * Below this likelihood it is marked. As found on clipboards that no rule was made for, each left out of what was
   * learned: of names below it every second one is wrong, of numbers and amounts every fourth, of the others hardly one.
   */
  sure: number;
}

/** Every field of a debt that a report can fill. */
export const FIELDS: Readonly<Record<ReportedField, Field>> = {
  accountName: { part: 'name', kind: 'name', doubt: 'name-guessed', sure: 0.85 },
  accountNumber: { part: 'number', kind: 'number', doubt: 'number-guessed', sure: 0.5 },
  amount: { part: 'balance', kind: 'balance', doubt: 'amount-guessed', sure: 0.5 },
  current: { part: 'status', kind: 'statusLoose', doubt: 'status-guessed', sure: 0 },
  paying: { part: 'paying', kind: 'paying', doubt: 'paying-guessed', sure: 0 },
  originalCreditor: { part: 'original', kind: 'original', doubt: 'original-guessed', sure: 0.05 },
};

export const ALL_FIELDS = Object.keys(FIELDS) as ReportedField[];

/** Whether a debt tells a field. */
export function isTold(debt: ReportedDebt, field: ReportedField): boolean {
  const value = debt[field];
  return value !== undefined && value !== null && value !== '';
}

/** A debt with marks at some of its fields. */
export function marked(debt: ReportedDebt, fields: readonly ReportedField[]): ReportedDebt {
  const flags = fields.map((field) => FIELDS[field].doubt);
  return flags.length === 0 ? debt : { ...debt, review: [...new Set([...debt.review, ...flags])].sort() };
}
