import type { LabelKind } from '../lexicon/labelTable';
import { unitOfLateness } from '../lexicon/lateness';
import { isOwedKind } from '../lexicon/shapes';
import { isMaskedNumber } from '../pieces/accountNumber';
import { isAmountShaped, isEmptyValue, isMoneyWord, readAmount } from '../pieces/amounts';
import { isName } from '../pieces/names';
import { isTotalTitle } from '../pieces/sums';
import { agedSums } from './agedSums';
import { type Candidate, candidates } from './candidates';
import { BY_VALUES, distinct, fit, isNameValue, isToldStatus, share } from './columnValues';
import { isDay, isNewer } from './newerLabel';
import { paidColumn } from './paidColumn';
import { totalColumn } from './partsOfTotal';
import { personColumn } from './personColumn';
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
/** What outweighs every heading but one that a person has decided about. */
const CERTAIN = 100;

/** For whom an agency collects: it calls its creditors so, and names itself nowhere in its lists. */
const CLIENT = /^clients?(?: name)?$/i;
/** The number under which an agency has a debt; beside it, that of its client is a reference. */
const OWN_FILE = /\b(?:file|our) ?(?:#|no\b|num(?:ber)?\b|ref)/i;
/** Headings of what somebody notes about each debt, which can be how it stands. */
const NOTES = /\b(?:notes?|notas?|remarks?|comments?)\b/i;

/** What things are worth. Whoever lists what is owed below it, writes it with a minus. */
const WORTH = /^(?:(?:current|market) )?(?:value|worth)$/i;
/** So many of the values under such a heading are below zero, where its rows are debts. */
const BELOW_ZERO = 0.7;

/** The column of what debts are worth to who keeps the list: less than nothing; -1 where there is none. */
function worthBelowZero(labels: readonly string[], columns: readonly (readonly string[])[]): number {
  return labels.findIndex((label, column) => {
    if (!WORTH.test(label)) return false;
    const sums = (columns[column] ?? []).filter((value) => !readAmount(value)?.amount?.eq(0));
    return share(sums, (value) => readAmount(value)?.amount?.lt(0) === true) >= BELOW_ZERO;
  });
}

/** What a debtor has put on the list of a court, beside what is claimed; elsewhere what is paid by a schedule. */
const SCHEDULED = /^scheduled(?: (?:amount|amt))?$/i;
const CLAIMED = /\bclaim/i;

/** What a plan would pay instead of what has to be paid now: `New Payment` beside `Minimum Payment`, `Payment on DMP` beside `Current minimum`. */
const [PLANNED, LEAST] = [
  /^(?:new|(?:est(?:imated|\.)? )?(?:dmp|plan|program)|proposed|projected) (?:monthly )?(?:payment|pmt)$|^(?:monthly )?(?:payment|pmt) (?:on|in|under|with) (?:the |a )?(?:dmp|plan|program)$/i,
  /^(?:min(?:imum|\.)? (?:payment|pmt)|(?:your |my )?(?:curr(?:ent|\.)?|existing|present) (?:monthly )?(?:min(?:imum|\.)?(?: (?:payment|pmt))?|payment|pmt))$/i,
];

/** Who owns loans, beside of what program each is. */
const [OWNER, PROGRAM] = [/^(?:loan )?(?:owner|holder)$/i, /^loan (?:program|type)s?$/i];

/** Labels that say who is owed. */
const WHOSE: readonly LabelKind[] = ['name', 'original', 'agency'];

/** In which group a servicer bills a loan; its letters tell loans of one kind apart, and name nobody. */
const GROUP = /^(?:loan )?(?:group|seq(?:uence)?)$/i;
const GROUP_LETTERS = /^[A-Z\d]{1,3}$/;

/** Whether a column has the groups of a servicer. */
function areGroups(label: string, values: readonly string[]): boolean {
  return GROUP.test(label) && values.every((value) => GROUP_LETTERS.test(value));
}

/** How a servicer counts the loans of a person, by their kind and one by one: `1-01`. */
const COUNTED_LOAN = /^\d{1,2}-\d{2}$/;

/** Whether a column has the counts by which a servicer tells loans apart, perhaps above the title of their totals. */
function areCountsOfLoans(values: readonly string[]): boolean {
  const counts = values.filter((value) => !isTotalTitle(value));
  return counts.length > 0 && counts.every((value) => COUNTED_LOAN.test(value)) && distinct(counts) === 1;
}

/**
 * Makes the name of each debt that of its kind, where a lender lists its own loans: `USED AUTO`, `SIGNATURE`. Several may
 * be of one kind where groups, or their counts, tell them apart.
 */
function nameByType(
  meanings: (LabelKind | undefined)[],
  labels: readonly string[],
  columns: readonly (readonly string[])[],
): void {
  const type = meanings.indexOf('statusHint');
  const values = columns[type] ?? [];
  const areCounted = columns.some(areCountsOfLoans);
  const areApart =
    areCounted ||
    distinct(values) === 1 ||
    labels.some((label, column) => areGroups(label, columns[column] ?? []));
  // One row by itself tells nothing, but where it is counted.
  if (values.length > (areCounted ? 0 : 1) && share(values, isNameValue) === 1 && areApart)
    meanings[type] = 'name';
}

/** Of fewer cells a row is torn, or no debt. */
const LEAST_CELLS = 3;

function isWholeRow(row: readonly string[]): boolean {
  return row.filter((value) => !isEmptyValue(value)).length >= LEAST_CELLS;
}

/** Makes the number of each debt of an agency that under which it has the debt itself, where its list has one. */
function takeOwnFile(
  meanings: (LabelKind | undefined)[],
  labels: readonly string[],
  columns: readonly (readonly string[])[],
): void {
  const file = labels.findIndex(
    (label, column) =>
      OWN_FILE.test(label) &&
      fit('number', columns[column] ?? []) >= BY_VALUES &&
      distinct(columns[column] ?? []) === 1,
  );
  if (file < 0) return;
  const number = meanings.indexOf('number');
  if (number >= 0) meanings[number] = 'text';
  meanings[file] = 'number';
}

/** The number under which somebody who writes asks for an answer. */
const REFERENCE = /^(?:your |our )?(?:reference|ref\.?)(?: ?(?:#|no\.?|num(?:ber)?))?$/i;

/** The number that a court has for what is owed to it. */
const OF_COURT =
  /^(?:case|citation|ticket|docket)(?: ?[/&] ?(?:case|citation|ticket))?(?: ?(?:#|no\.?|num(?:ber)?))?$/i;

/** Makes the reference of each debt its number, where a table has no other: that of its case where it is owed to a court. */
function takeReference(
  meanings: (LabelKind | undefined)[],
  labels: readonly string[],
  columns: readonly (readonly string[])[],
): void {
  const isOwedToCourt = labels.some((label, column) => /^court$/i.test(label) && meanings[column] === 'name');
  const column = labels.findIndex((label) => (isOwedToCourt ? OF_COURT : REFERENCE).test(label));
  const values = columns[column] ?? [];
  if (fit('number', values) >= BY_VALUES && distinct(values) === 1) meanings[column] = 'number';
}

/** What is owed is more than this many payments. */
const MIN_PAYMENTS = 2;

/** The sum in the middle of some; a row of totals among them changes it little. */
function middleOf(values: readonly string[]): number {
  const sums = values
    .map((value) => readAmount(value)?.amount?.toNumber() ?? 0)
    .sort((one, other) => one - other);
  return sums[sums.length >> 1] ?? 0;
}

/** Whether sums are so much more than what is paid each month that they are no payments. */
function areOwed(values: readonly string[], paid: readonly string[]): boolean {
  return paid.length > 0 && middleOf(values) > middleOf(paid) * MIN_PAYMENTS;
}

/** Headings that people give what they owe where no other says it; beside a balance they are another sum. */
const TOTAL_ALONE = /^(?:totals?(?: (?:owed|due|debt|balance))?|used)$/i;

/** The column of what is owed in all, where a table calls it no balance; -1 where there is none. */
function totalOwed(labels: readonly string[], columns: readonly (readonly string[])[]): number {
  return labels.findIndex(
    (label, column) => TOTAL_ALONE.test(label) && fit('balance', columns[column] ?? []) >= BY_VALUES,
  );
}

/** A month that is written as a rate, and beside so many others is one. */
const [APRIL, MIN_MONTHS] = [/^apr\.?$/i, 2];

/** Headings in which `Apr` is a month among others, and no rate. */
function withApril(labels: readonly string[]): readonly string[] {
  if (!labels.some((label) => APRIL.test(label))) return labels;
  const others = labels.filter((label) => !APRIL.test(label) && isDay(label));
  return others.length < MIN_MONTHS ? labels : labels.map((label) => (APRIL.test(label) ? 'april' : label));
}

/** Whether a value names who owns a loan, and not how somebody owes it: `US DEPT OF ED`, but not `Joint`. */
function isOwner(value: string): boolean {
  return value.includes(' ') && isName(value);
}

/**
 * What the columns of a table mean, decided over all of them together: each by the words of its heading and the shapes
 * of its values, and what a debt has once is given to the column that speaks for it most. Undefined where nothing tells.
 *
 * @param given the headings, empty where a column has none
 * @param rows their cells; a row may have fewer
 */
export function columnMeanings(
  given: readonly string[],
  rows: readonly (readonly string[])[],
): (LabelKind | undefined)[] {
  const labels = withApril(given);
  const columns = labels.map((_, column) =>
    rows.map((row) => row[column] ?? '').filter((value) => !isEmptyValue(value)),
  );
  const meanings: (LabelKind | undefined)[] = labels.map(() => undefined);
  const taken = new Set<LabelKind>();
  const worth = worthBelowZero(labels, columns);
  const left = remainderIn(labels, rows) ?? totalColumn(labels, rows) ?? (worth < 0 ? undefined : worth);
  const aged = agedSums(labels, rows);
  const persons = personColumn(labels, columns);
  const isClaims = labels.some((label) => CLAIMED.test(label));
  const isPlan = labels.some((label) => LEAST.test(label));
  const open = labels
    .flatMap((label, column) => candidates(label, columns[column] ?? [], column))
    .filter((one) => left === undefined || one.column === left || !isOwedKind(one.kind))
    .filter(({ column, kind }) => kind !== 'paying' || !isClaims || !SCHEDULED.test(labels[column] ?? ''))
    .filter(({ column, kind }) => kind !== 'paying' || !isPlan || !PLANNED.test(labels[column] ?? ''))
    .filter(
      ({ column, kind }) => !aged?.ages.includes(column) && !(column === persons?.person && kind === 'name'),
    );
  if (aged) open.push({ column: aged.total, kind: 'balance', score: CERTAIN });
  const owner = labels.findIndex((label) => OWNER.test(label));
  const owners = labels.some((label) => PROGRAM.test(label)) ? (columns[owner] ?? []) : [];
  if (owners.length > 0 && owners.every(isOwner)) open.push({ column: owner, kind: 'name', score: CERTAIN });
  if (persons) open.push({ column: persons.creditor, kind: 'name', score: CERTAIN });
  if (left !== undefined) open.push({ column: left, kind: 'balance', score: CERTAIN });
  const settled = new Set<number>();
  const isBehind = (one: Candidate, other: Candidate) =>
    other.column > one.column && isNewer(labels[other.column] ?? '', labels[one.column] ?? '');
  const bestFirst = (one: Candidate, other: Candidate) =>
    other.score - one.score || Number(isBehind(one, other)) - Number(isBehind(other, one));
  for (const { column, kind } of open.sort(bestFirst)) {
    const isTaken = ONCE.includes(kind) && taken.has(kind);
    // How late a debt is may be told in words and, beside them, counted.
    const isCount = kind === 'statusLoose' && unitOfLateness(labels[column] ?? '') !== undefined;
    if (settled.has(column) || (isTaken && !isCount)) continue;
    meanings[column] = kind;
    settled.add(column);
    taken.add(kind);
  }
  const paid = taken.has('paying') ? -1 : paidColumn(labels, rows, meanings);
  if (paid >= 0) meanings[paid] = 'paying';
  const isFree = (column: number) => meanings[column] === undefined && (columns[column]?.length ?? 0) > 0;
  const give = (kind: LabelKind, test: (values: readonly string[], label: string) => number) => {
    let [best, most] = [-1, BY_VALUES];
    for (const column of labels.keys()) {
      const worth = isFree(column) ? test(columns[column] ?? [], labels[column] ?? '') : 0;
      const isFilled = (columns[column]?.length ?? 0) * 2 >= (columns[best]?.length ?? 0);
      // Of the columns of several days the newest, though one of them may have a value more that fits.
      const isLater = isFilled && isNewer(labels[column] ?? '', labels[best] ?? '');
      if (worth >= BY_VALUES && (best < 0 || worth > most || isLater)) [best, most] = [column, worth];
    }
    if (best >= 0) meanings[best] = kind;
  };
  if (!taken.has('number')) {
    give('number', (values) => share(values, isMaskedNumber));
    if (!meanings.includes('number')) takeReference(meanings, labels, columns);
  }
  const isOwedTold = taken.has('balance') || taken.has('amountLoose');
  const total = isOwedTold ? -1 : totalOwed(labels, columns);
  if (total >= 0) meanings[total] = 'balance';
  else if (!isOwedTold)
    give('balance', (values, label) => {
      // Beside what is paid each month, plain figures under days are sums too.
      const paid = columns[meanings.indexOf('paying')] ?? [];
      const areSums = isDay(label) && values.every(isAmountShaped) && areOwed(values, paid);
      return areSums ? 1 : share(values, isMoneyWord);
    });
  if (!taken.has('status') && !taken.has('statusLoose')) {
    give('statusLoose', (values) => share(values, isToldStatus));
    if (!meanings.includes('statusLoose')) {
      const notes = labels.findIndex(
        (label, column) =>
          NOTES.test(label) &&
          (columns[column]?.length ?? 0) * 2 > rows.filter(isWholeRow).length &&
          share(columns[column] ?? [], isToldStatus) >= BY_VALUES,
      );
      if (notes >= 0) meanings[notes] = 'statusLoose';
    }
  }
  const clients = labels.findIndex((label) => CLIENT.test(label));
  if (!taken.has('name') && !taken.has('original') && clients >= 0) {
    const values = columns[clients] ?? [];
    if (share(values, isNameValue) * distinct(values) >= BY_VALUES) {
      meanings[clients] = 'original';
      takeOwnFile(meanings, labels, columns);
    }
  } else if (clients >= 0 && meanings[clients] === 'name') takeOwnFile(meanings, labels, columns);
  else if (!taken.has('name')) {
    give('name', (values, label) =>
      areGroups(label, values) ? 0 : share(values, isNameValue) * distinct(values),
    );
    if (!meanings.some((kind) => kind && WHOSE.includes(kind))) nameByType(meanings, labels, columns);
  }
  return meanings;
}
