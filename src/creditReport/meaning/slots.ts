import { type Account, type Fact, isPrinted } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { labelKey, labelText } from '../lexicon/labelText';
import { escaped } from '../page/escaped';
import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';
import type { Slot } from '../slots';
import { meaningOf } from './decide';
import { doubtAbout } from './doubt';

/** A label of a text with all that stands under it. */
interface Label {
  /** What it is known by. */
  key: string;
  kind: LabelKind;
  values: string[];
  /** The first stretch that it holds for. */
  span: Span;
}

const COLUMN = /^column \d+$/;
/** A cell that is longer is no heading. */
const MAX_HEADING = 40;
/** A text that is longer is no label. */
const MAX_LABEL = 200;
/** Nobody decides about more labels, and each has to be found in the text. */
const MOST_LABELS = 500;

/**
 * What each label is known by: its text without the day in it, which is another in every debt, unless one debt has two
 * that differ in the day alone.
 */
function keysOf(accounts: readonly Account[]): (label: string) => string {
  const keys = new Map<string, string>();
  const keyOf = (label: string) => {
    const key = keys.get(label) ?? labelKey(label);
    keys.set(label, key);
    return key;
  };
  const apart = new Set<string>();
  for (const { facts, unknown = [] } of accounts) {
    const own = new Map<string, string>();
    for (const { label } of [...facts, ...unknown]) {
      const key = keyOf(label);
      const other = own.get(key);
      if (other !== undefined && labelText(other) !== labelText(label)) apart.add(key);
      own.set(key, label);
    }
  }
  return (label) => (apart.has(keyOf(label)) ? labelText(label) : keyOf(label));
}

/** The labels of accounts, each once. */
function labelsOf(accounts: readonly Account[], keyOf: (label: string) => string): Map<string, Label> {
  const found = new Map<string, Label>();
  const add = ({ label, kind, values, span }: Fact) => {
    const key = keyOf(label);
    if (!isPrinted(key) && !COLUMN.test(key)) return;
    const known = found.get(key);
    if (known) known.values.push(...values);
    else found.set(key, { key, kind, values: [...values], span });
  };
  for (const { facts, unknown = [] } of accounts) {
    for (const fact of facts) add(fact);
    for (const fact of unknown) add(fact);
  }
  return found;
}

/** What says that there is none of something is a value: `No fraud indicator on file`, `None reported`. `No.` and `No of` are of headings. */
const NONE = /^(?:no (?!of\b)\p{L}|none\b)/iu;

/** Whether a line may be the headings of a table that nobody could read: words over a row of as many cells with figures. */
function areUnread({ cells }: Line, below: Line | undefined): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 1 &&
    filled.every((cell) => cell.length <= MAX_HEADING && /\p{L}/u.test(cell) && !/[\d$]/.test(cell)) &&
    !filled.some((cell) => NONE.test(cell)) &&
    below?.cells.length === cells.length &&
    /\d/.test(below.text)
  );
}

/** The headings of tables that no account was read from: in the lines of an account stand its values. */
function unreadHeadings(
  { lines }: Page,
  accounts: readonly Account[],
  known: ReadonlyMap<string, Label>,
): Label[] {
  const read = accounts.flatMap(({ facts }) => facts.map(({ span }) => span));
  const isRead = (line: Line) => read.some(({ from, to }) => from < line.to && to > line.from);
  return lines.flatMap((line, index) =>
    areUnread(line, lines[index + 1]) && !isRead(line)
      ? line.cells
          .map((cell, column) => ({
            key: labelKey(cell),
            kind: 'text' as const,
            values: [lines[index + 1]?.cells[column] ?? ''],
            span: { from: line.from, to: line.to },
          }))
          .filter(({ key }) => key !== '' && !known.has(key))
      : [],
  );
}

/** Where a label is printed: within the stretch it holds for, else the last time above it; undefined where nowhere. */
function printedAt(source: string, { key, span }: Label): Span | undefined {
  if (key.length > MAX_LABEL) return undefined;
  const words = key.split(' ').map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d])${words.join('[\\s*®™:_]*')}(?![\\p{L}\\d])`, 'giu');
  const within = pattern.exec(source.slice(span.from, span.to));
  if (within) return { from: span.from + within.index, to: span.from + within.index + within[0].length };
  pattern.lastIndex = 0;
  let last: Span | undefined;
  for (const { index, 0: text } of matchesIn(source.slice(0, span.from), pattern))
    last = { from: index, to: index + text.length };
  return last;
}

/** The field that most rows have taken from each label, by its key. */
function takenFields(
  debts: readonly ReportedDebt[],
  keyOf: (label: string) => string,
): ReadonlyMap<string, ReportedField> {
  const counts = new Map<string, Map<ReportedField, number>>();
  for (const { sources } of debts)
    for (const [field, { label }] of Object.entries(sources) as [ReportedField, { label?: string }][]) {
      if (label === undefined) continue;
      const key = keyOf(label);
      const own = counts.get(key) ?? new Map<ReportedField, number>();
      counts.set(key, own.set(field, (own.get(field) ?? 0) + 1));
    }
  return new Map(
    [...counts].flatMap(([key, own]) => {
      const [most] = [...own].sort(([, one], [, other]) => other - one);
      return most ? [[key, most[0]] as const] : [];
    }),
  );
}

/**
 * The labels and columns of a page, as they are printed and in the order of the text, with what each was read as.
 *
 * @param accounts all that was found in the page, also what made no debt
 * @param debts what was read of them
 * @param decided what a person has decided about labels, by their keys
 */
export function slotsOf(
  page: Page,
  accounts: readonly Account[],
  debts: readonly ReportedDebt[],
  decided: ReadonlyMap<string, LabelKind>,
): Slot[] {
  const { source } = page;
  const keyOf = keysOf(accounts);
  const taken = takenFields(debts, keyOf);
  const areTaken = new Set<string>(taken.values());
  const known = labelsOf(accounts, keyOf);
  const unread = new Map(unreadHeadings(page, accounts, known).map((label) => [label.key, label]));
  const labels = [...known.values(), ...unread.values()].slice(0, MOST_LABELS);
  const found = labels.flatMap((label) => {
    const { key, kind, span } = label;
    const isColumn = COLUMN.test(key);
    const place = isColumn ? span : printedAt(source, label);
    if (!place) return [];
    const printed = isColumn
      ? key.replace('c', 'C')
      : source.slice(place.from, place.to).replace(/\s+/g, ' ');
    const own = meaningOf(decided.get(key) ?? kind);
    const meaning = taken.get(key) ?? (areTaken.has(own) && !decided.has(key) ? 'nothing' : own);
    const doubt = decided.has(key) ? { isDoubtful: false } : doubtAbout(key, label.values, meaning);
    return [{ label: printed, meaning, ...doubt, from: place.from }];
  });
  return found.sort((one, other) => one.from - other.from).map(({ from, ...slot }) => slot);
}
