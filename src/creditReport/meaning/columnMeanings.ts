import { headingWeight } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { fitsKind, hasShape, isMoneyKind } from '../lexicon/shapes';
import { weighWords } from '../lexicon/words';
import { isMaskedNumber, readAccountNumber } from '../pieces/accountNumber';
import { isAmountShaped, isEmptyValue, isMoneyWord } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { isName } from '../pieces/names';
import { readStatus } from '../pieces/statuses';
import { isNewer } from './newerLabel';
import { paidColumn } from './paidColumn';
import { remainderIn } from './remainder';

/** What a debt has once: two columns of one of these kinds mean two things. */
const ONCE: readonly LabelKind[] = [
  'name',
  'number',
  'balance',
  'paying',
  'status',
  'statusLoose',
  'original',
];
/** How much a column's values add to what its heading says, and how much values of another shape take away. */
const [FITS, FITS_NOT] = [3, -7];
/** What a column must come to before its values alone say what it is. */
const BY_VALUES = 0.7;

/** What outweighs every heading but one that a person has decided about. */
const CERTAIN = 100;

/** The share of the values that pass a test. */
function share(values: readonly string[], test: (value: string) => boolean): number {
  // What stands on more lines of a cell is a remark under its value.
  return values.length === 0
    ? 0
    : values.filter((value) => test(value.split('\n')[0] ?? '')).length / values.length;
}

function isStatusValue(value: string): boolean {
  return !readStatus(value).flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** A status in words; a plain figure says nothing where no heading calls it a code. */
function isToldStatus(value: string): boolean {
  return /\p{L}/u.test(value) && isStatusValue(value);
}

function isNumberValue(value: string): boolean {
  return (
    isMaskedNumber(value) ||
    (readAccountNumber(value) === value && /\d/.test(value) && !/[$,]|^\d+\.\d\d$/.test(value))
  );
}

/** Who of a household owes: no name of a creditor. */
const OWNER =
  /^(?:me|mine|his|hers?|him|both|joint|shared|ours?|us|self|spouse|wife|husband|yo|ambos|m[ií]o)$/i;

function isNameValue(value: string): boolean {
  const [first = ''] = value.split('\n');
  const [word = ''] = first.split(' ', 1);
  return (
    !OWNER.test(first) && isName(first.charAt(0).toUpperCase() + first.slice(1)) && !isMaskedNumber(word)
  );
}

/** Labels of somebody who may be the household, or the company that is owed. */
const SOMEBODY = /\b(?:client|owner|holder|customer|party|plaintiff)\b/;
/** Words that names of companies are made of. */
const COMPANY =
  /\b(?:llc|inc|corp|bank|n\.?a|l\.?p|ltd|fcu|cu|credit union|funding|holdings|portfolio|capital|financ\w*|recovery|associates|services?|mgmt|management|lending|loans?|mortgage|medical|clinic|hospital|dental|ambulance|partners|acquisitions?)\b/i;
/** For whom an agency collects: it calls its creditors so, and names itself nowhere in its lists. */
const CLIENT = /^clients?(?: name)?$/i;
/** So many values that name companies show that a column does. */
const COMPANIES = 0.7;

/** Whether a column is of companies, though its label could be of a person: the client of a collector, the owner of a debt. */
function isOfCompanies(label: string, values: readonly string[]): boolean {
  return SOMEBODY.test(label.toLowerCase()) && share(values, (value) => COMPANY.test(value)) >= COMPANIES;
}

/** How many of the values differ, from a half for none to 1 for all. */
function distinct(values: readonly string[]): number {
  return values.length === 0 ? 0 : 0.5 + new Set(values).size / values.length / 2;
}

/** How well the values of a column have the shape that a kind asks for, from 0 to 1; 1 for texts of any kind. */
function fit(kind: LabelKind, values: readonly string[]): number {
  if (isMoneyKind(kind))
    return share(
      values,
      (value) => isAmountShaped(value) && readDate(value) === undefined && !isMaskedNumber(value),
    );
  if (kind === 'number') return share(values, isNumberValue);
  if (kind === 'name') return share(values, isNameValue) * distinct(values);
  if (kind === 'original') return share(values, isNameValue);
  if (kind === 'status' || kind === 'statusLoose') return share(values, isStatusValue);
  return hasShape(kind) ? share(values, (value) => fitsKind(kind, value)) : 1;
}

/** How much of what a heading says for another meaning counts against one. */
const AGAINST = 0.6;

/** Whether two kinds are the same thing, told more or less surely. */
function areAlike(one: LabelKind, other: LabelKind): boolean {
  const isOf = (...kinds: LabelKind[]) => kinds.includes(one) && kinds.includes(other);
  return (
    one === other ||
    isOf('balance', 'amountLoose') ||
    isOf('date', 'opened', 'reported') ||
    isOf('name', 'number') ||
    isOf('name', 'original', 'agency')
  );
}

interface Candidate {
  column: number;
  kind: LabelKind;
  score: number;
}

/** Whether values count the rows, as a column of numbers before a list does. */
function areCount(values: readonly string[]): boolean {
  return values.length > 1 && values.every((value, row) => value.replace(/\.$/, '') === String(row + 1));
}

/** What a heading speaks for, and what the values under it make of that; the best first. */
function candidates(label: string, values: readonly string[], column: number): Candidate[] {
  if (areCount(values)) return [];
  const spelled = headingWeight(label);
  const weights = new Map(spelled && spelled.weight > 5 ? [] : weighWords(label));
  if (spelled) weights.set(spelled.kind, Math.max(spelled.weight, weights.get(spelled.kind) ?? 0));
  if (isOfCompanies(label, values)) weights.set('name', 1 + Math.max(...weights.values(), 3));
  const found = [...weights].map(([kind, own]) => {
    const weight =
      own -
      AGAINST *
        Math.max(0, ...[...weights].flatMap(([other, much]) => (areAlike(kind, other) ? [] : [much])));
    if (values.length === 0) return { column, kind, score: weight };
    const fitting = fit(kind, values);
    return {
      column,
      kind,
      score:
        weight +
        (fitting >= 0.5
          ? FITS * fitting
          : kind === 'status' || kind === 'statusLoose' || kind === 'name'
            ? FITS * (fitting - 0.5)
            : FITS_NOT),
    };
  });
  return found.filter(({ score }) => score > 1.5).sort((one, other) => other.score - one.score);
}

/** What the values of a column can be by themselves. */
const BY_SHAPE: readonly (readonly [LabelKind, (value: string) => boolean])[] = [
  ['number', isMaskedNumber],
  ['balance', isMoneyWord],
  ['statusLoose', isToldStatus],
];

/** Headings of what somebody notes about each debt, which can be how it stands. */
const NOTES = /\b(?:notes?|notas?|remarks?|comments?)\b/i;

/**
 * What a label may mean, by its words and the values under it, and how much speaks for each: more than 1.5.
 *
 * @param values those that are printed
 */
export function meaningsOf(
  label: string,
  values: readonly string[],
): readonly { kind: LabelKind; score: number }[] {
  const shaped = BY_SHAPE.flatMap(([kind, test]) => {
    const fitting = share(values, test);
    return fitting >= BY_VALUES ? [{ kind, score: FITS * fitting }] : [];
  });
  return [...candidates(label, values, 0), ...shaped];
}

/**
 * What the columns of a table mean, decided over all of them together: each by the words of its heading and the shapes
 * of its values, and what a debt has once is given to the column that speaks for it most. Undefined where nothing tells.
 *
 * @param labels the headings, empty where a column has none
 * @param rows their cells; a row may have fewer
 */
export function columnMeanings(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): (LabelKind | undefined)[] {
  const columns = labels.map((_, column) =>
    rows.map((row) => row[column] ?? '').filter((value) => !isEmptyValue(value)),
  );
  const meanings: (LabelKind | undefined)[] = labels.map(() => undefined);
  const taken = new Set<LabelKind>();
  const left = remainderIn(labels, rows);
  const isOwed = ({ kind }: Candidate) => kind === 'balance' || kind === 'amountLoose';
  const open = labels
    .flatMap((label, column) => candidates(label, columns[column] ?? [], column))
    .filter((one) => left === undefined || one.column === left || !isOwed(one));
  if (left !== undefined) open.push({ column: left, kind: 'balance', score: CERTAIN });
  const settled = new Set<number>();
  const isBehind = (one: Candidate, other: Candidate) =>
    other.column > one.column && isNewer(labels[other.column] ?? '', labels[one.column] ?? '');
  const bestFirst = (one: Candidate, other: Candidate) =>
    other.score - one.score || Number(isBehind(one, other)) - Number(isBehind(other, one));
  for (const { column, kind } of open.sort(bestFirst)) {
    if (settled.has(column) || (ONCE.includes(kind) && taken.has(kind))) continue;
    meanings[column] = kind;
    settled.add(column);
    taken.add(kind);
  }
  const paid = taken.has('paying') ? -1 : paidColumn(labels, rows, meanings);
  if (paid >= 0) meanings[paid] = 'paying';
  const isFree = (column: number) => meanings[column] === undefined && (columns[column]?.length ?? 0) > 0;
  const give = (kind: LabelKind, test: (values: readonly string[]) => number) => {
    let [best, most] = [-1, BY_VALUES];
    for (const column of labels.keys()) {
      const worth = isFree(column) ? test(columns[column] ?? []) : 0;
      const isFilled = (columns[column]?.length ?? 0) * 2 >= (columns[best]?.length ?? 0);
      // Of the columns of several days the newest, though one of them may have a value more that fits.
      const isLater = isFilled && isNewer(labels[column] ?? '', labels[best] ?? '');
      if (worth >= BY_VALUES && (best < 0 || worth > most || isLater)) [best, most] = [column, worth];
    }
    if (best >= 0) meanings[best] = kind;
  };
  if (!taken.has('number')) give('number', (values) => share(values, isMaskedNumber));
  if (!taken.has('balance') && !taken.has('amountLoose'))
    give('balance', (values) => share(values, isMoneyWord));
  if (!taken.has('status') && !taken.has('statusLoose')) {
    give('statusLoose', (values) => share(values, isToldStatus));
    if (!meanings.includes('statusLoose')) {
      const notes = labels.findIndex(
        (label, column) =>
          NOTES.test(label) &&
          (columns[column]?.length ?? 0) * 2 > rows.length &&
          share(columns[column] ?? [], isToldStatus) >= BY_VALUES,
      );
      if (notes >= 0) meanings[notes] = 'statusLoose';
    }
  }
  const clients = labels.findIndex((label) => CLIENT.test(label));
  if (!taken.has('name') && !taken.has('original') && clients >= 0) {
    const values = columns[clients] ?? [];
    if (share(values, isNameValue) * distinct(values) >= BY_VALUES) meanings[clients] = 'original';
  } else if (!taken.has('name')) give('name', (values) => share(values, isNameValue) * distinct(values));
  return meanings;
}
