import type { LabelKind } from '../lexicon/labelTable';
import { fitsKind, hasShape, isMoneyKind } from '../lexicon/shapes';
import { isMaskedNumber, readAccountNumber } from '../pieces/accountNumber';
import { isAmountShaped } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { isName } from '../pieces/names';
import { isStatusDenied, readStatus } from '../pieces/statuses';
import { isDay } from './newerLabel';

/** What a column must come to before its values alone say what it is. */
export const BY_VALUES = 0.7;

function firstLine(value: string): string {
  const end = value.indexOf('\n');
  return end === -1 ? value : value.slice(0, end);
}

/** The share of the values that pass a test. */
export function share(values: readonly string[], test: (value: string) => boolean): number {
  // What stands on more lines of a cell is a remark under its value.
  return values.length === 0 ? 0 : values.filter((value) => test(firstLine(value))).length / values.length;
}

function isStatusValue(value: string): boolean {
  const { flags } = readStatus(value);
  return isStatusDenied(value) || !flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** A status in words; a plain figure says nothing where no heading calls it a code. */
export function isToldStatus(value: string): boolean {
  return /\p{L}/u.test(value) && isStatusValue(value);
}

function isNumberValue(value: string): boolean {
  return (
    isMaskedNumber(value) ||
    (readAccountNumber(value) === value && /\d/.test(value) && !/[$,]|^\d+\.\d\d$/.test(value))
  );
}

/** So many rows with one number are accounts of one file, whose number it is. */
const MIN_ROWS = 3;

/** Whether values are one number that every row repeats, as a file's is. */
function isOfFile(values: readonly string[]): boolean {
  return values.length >= MIN_ROWS && new Set(values).size === 1;
}

/** Who of a household owes: no name of a creditor. */
const OWNER =
  /^(?:me|mine|his|hers?|him|both|joint|shared|ours?|us|self|spouse|wife|husband|yo|ambos|m[ií]o)$/i;

export function isNameValue(value: string): boolean {
  const [first = ''] = value.split('\n');
  const [word = ''] = first.split(' ', 1);
  return (
    !OWNER.test(first) &&
    !isDay(first) &&
    isName(first.charAt(0).toUpperCase() + first.slice(1)) &&
    !isMaskedNumber(word)
  );
}

/** How many of the values differ, from a half for none to 1 for all. */
export function distinct(values: readonly string[]): number {
  return values.length === 0 ? 0 : 0.5 + new Set(values).size / values.length / 2;
}

/** How well the values of a column have the shape that a kind asks for, from 0 to 1; 1 for texts of any kind. */
export function fit(kind: LabelKind, values: readonly string[]): number {
  if (isMoneyKind(kind))
    return share(
      values,
      (value) => isAmountShaped(value) && readDate(value) === undefined && !isMaskedNumber(value),
    );
  if (kind === 'number') return isOfFile(values) ? 0 : share(values, isNumberValue);
  if (kind === 'name') return share(values, isNameValue) * distinct(values);
  if (kind === 'original') return share(values, isNameValue);
  if (kind === 'status' || kind === 'statusLoose') return share(values, isStatusValue);
  return hasShape(kind) ? share(values, (value) => fitsKind(kind, value)) : 1;
}
