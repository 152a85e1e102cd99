import { isPrinted, letterLabel } from '../account';
import { withFlags } from '../debts/withFlags';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { LabelKind } from '../lexicon/labelTable';
import { isLongEnough } from '../pieces/accountNumber';
import type { ReportedDebt } from '../reportedDebt';
import { GUESSED_FLAGS, type ReportedField } from '../reviewFlags';
import type { Part } from './parts';

/** What is known of a field. */
interface Field {
  /** The part of a debt that its words are. */
  part: Part;
  /** What it is told as. */
  kind: LabelKind;
  /**
   * Below this likelihood it is marked. As found on clipboards that no rule was made for, each left out of what was
   * learned: of names below it every third one is wrong, of numbers and amounts every fourth, of the others hardly one.
   */
  sure: number;
}

/** Every field of a debt that a report can fill. */
export const FIELDS: Readonly<Record<ReportedField, Field>> = {
  accountName: { part: 'name', kind: 'name', sure: 0.8 },
  accountNumber: { part: 'number', kind: 'number', sure: 0.5 },
  amount: { part: 'balance', kind: 'balance', sure: 0.5 },
  current: { part: 'status', kind: 'statusLoose', sure: 0.2 },
  paying: { part: 'paying', kind: 'paying', sure: 0.1 },
  originalCreditor: { part: 'original', kind: 'original', sure: 0.05 },
};

export const ALL_FIELDS = Object.keys(FIELDS) as ReportedField[];

/**
 * The same where labels leave less to be meant otherwise: of an amount or a number under one, and of the name of a company
 * over a number and an amount under some. Of amounts and numbers between the two, one of 25 is wrong, of names one of four.
 */
const SURE_BY_LABELS = { accountName: 0.1, accountNumber: 0.2, amount: 0.05 } as const;

/** The same of a name under a label of names: between the two, one of 25 is wrong. */
const SURE_OF_LABELLED_NAME = 0.3;

/** The same of a name that no label says to be one, and that has no word of a company: below it every third one is wrong, too. */
const SURE_OF_ODD_NAME = 0.95;

/** A name of nothing but words: behind a mark, a bracket or a figure what is none of it may stand, however likely the whole is. */
const OF_WORDS = /^[\p{L}&.'’/ ]+$/u;

/** Whether a field has nothing about it that may be none of it: a name is of words, a number a single one that is long enough. */
export function isPure({ accountName, accountNumber }: ReportedDebt, field: ReportedField): boolean {
  if (field === 'accountName') return OF_WORDS.test(accountName);
  return field !== 'accountNumber' || (isLongEnough(accountNumber) && !accountNumber.includes(' '));
}

/** Below which likelihood a field of a debt is marked. */
export function sureOf(debt: ReportedDebt, field: ReportedField): number {
  if (isLabelled(debt, field) && isPure(debt, field)) {
    if (field === 'accountNumber') return SURE_BY_LABELS.accountNumber;
    if (field === 'accountName') return SURE_OF_LABELLED_NAME;
  }
  if (field === 'accountName' && !isLabelled(debt, field)) {
    if (!looksLikeCreditor(debt.accountName)) return SURE_OF_ODD_NAME;
    // A company at the head of a letter, or in its sentences: of those so named and doubted, all were right.
    if (debt.sources.accountName?.label === letterLabel('name')) return SURE_BY_LABELS.accountName;
  }
  const isByLabels =
    isLabelled(debt, 'amount') &&
    (field === 'amount' ||
      (field === 'accountName' &&
        !isLabelled(debt, 'accountName') &&
        isLabelled(debt, 'accountNumber') &&
        looksLikeCreditor(debt.accountName)));
  return isByLabels ? SURE_BY_LABELS[field] : FIELDS[field].sure;
}

/** Whether a debt tells a field. */
export function isTold(debt: ReportedDebt, field: ReportedField): boolean {
  const value = debt[field];
  return value !== undefined && value !== null && value !== '';
}

/** Whether a field stands under a label that the text prints. */
export function isLabelled({ sources }: ReportedDebt, field: ReportedField): boolean {
  return isPrinted(sources[field]?.label ?? '');
}

/** A debt with marks at some of its fields. */
export function marked(debt: ReportedDebt, fields: readonly ReportedField[]): ReportedDebt {
  return withFlags(
    debt,
    fields.map((field) => GUESSED_FLAGS[field]),
  );
}
