import { isNumberShaped } from '../pieces/accountNumber';
import { isAmountShaped, isEmptyValue } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { isName } from '../pieces/names';
import type { LabelKind } from './labelTable';

const MONEY_KINDS: ReadonlySet<LabelKind> = new Set(['balance', 'amountLoose', 'paying', 'pastDue', 'money']);
const DATE_KINDS: ReadonlySet<LabelKind> = new Set(['date', 'reported', 'opened']);

/** Whether values of this kind can be told by their shape: money, dates and account numbers. */
export function hasShape(kind: LabelKind): boolean {
  return isMoneyKind(kind) || isDateKind(kind) || kind === 'number';
}

/** Whether a label of this kind names an amount of money. */
export function isMoneyKind(kind: LabelKind): boolean {
  return MONEY_KINDS.has(kind);
}

/** Whether a label of this kind says what is owed: a balance, or an amount of which nothing more is said. */
export function isOwedKind(kind: LabelKind | undefined): boolean {
  return kind === 'balance' || kind === 'amountLoose';
}

/** Whether a label of this kind names a date. */
export function isDateKind(kind: LabelKind): boolean {
  return DATE_KINDS.has(kind);
}

/** Whether a value has the shape that a label of this kind asks for. Names must look like names; other texts always fit. */
export function fitsKind(kind: LabelKind, value: string): boolean {
  if (isMoneyKind(kind)) return isAmountShaped(value) || (kind === 'money' && readDate(value) !== undefined);
  if (isDateKind(kind)) return isEmptyValue(value) || readDate(value) !== undefined;
  if (kind === 'number') return isNumberShaped(value);
  if (kind === 'name' || kind === 'agency') return isEmptyValue(value) || isName(value);
  return true;
}

/** The most words of a value that says nothing is printed, such as `not reported`; a longer one need not be put together. */
const MAX_EMPTY_WORDS = 2;
/** A date whose month has its name, on so many words at most: `Feb 03, 2020`, `3 feb 2020`, `3 de feb. de 2020`. */
const [NAMED_DATE, MAX_DATE_WORDS] = [
  /^(?:\d{1,2} (?:de )?\p{L}{3,10}\.? (?:de )?|\p{L}{3,10}\.? (?:de |\d{1,2}, ?)?)\d{4}$/u,
  5,
];

/** Whether the words of a value are whole by their shape, so that what follows on the line is something else. */
export function isWhole(kind: LabelKind, words: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length > MAX_DATE_WORDS) return false;
  const text = words.join(' ');
  if (words.length > 1 && isDateKind(kind) && NAMED_DATE.test(text)) return readDate(text) !== undefined;
  if (words.length > 1) return words.length <= MAX_EMPTY_WORDS && isEmptyValue(text);
  return first !== '' && (isEmptyValue(first) || (hasShape(kind) && fitsKind(kind, first)));
}
