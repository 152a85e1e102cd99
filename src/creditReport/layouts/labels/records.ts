import { type Account, accountOf, type Fact } from '../../account';
import { labelText } from '../../lexicon/labelText';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { Line } from '../../page/lines';
import { withBalancesMissing } from './balancesMissing';

/** A label with its value on a line of its own. */
interface Entry {
  label: string;
  value: string;
  line: Line;
}

/** A label, a colon and what is left of the line; a time or the address of a page has no label. */
const ENTRY = /^(\p{L}[^:\t]{0,70}?) ?: ?(?!\/\/)(.*)$/u;
/** Fewer labels in a record are a few words about something. */
const MIN_LABELS = 4;
/** Where each record has the same labels in the same order, so few are enough; and so few in cells of their own. */
const [LEAST_ALIKE, LEAST_IN_CELLS] = [3, 2];
/** Of the lines so many are labels with their values, and consecutive records have so much in common. */
const [MOST, ALIKE] = [0.6, 0.5];
/** So much more is a division worth that blank lines show too. */
const PARTED = 0.5;

function entryOf(line: Line): Entry | undefined {
  const { text, cells } = line;
  const [first = '', second = ''] = cells;
  const label = cells.length === 2 ? labelText(first) : '';
  if (/^\p{L}[^:$\d]{1,60}$/u.test(label)) return { label, value: second, line };
  const match = cells.length === 1 ? ENTRY.exec(text) : null;
  return match ? { label: labelText(match[1] ?? ''), value: match[2] ?? '', line } : undefined;
}

/** How much two records have in common: the share of their labels that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const label of one) if (other.has(label)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** The records that begin at each place where a label stands; the end of another may stand above the first. */
function recordsAt(entries: readonly Entry[], starts: readonly number[]): Entry[][] {
  const records = starts.map((start, index) => entries.slice(start, starts[index + 1]));
  const known = new Set(records.flat().map(({ label }) => label));
  const above = entries.slice(0, starts[0]);
  return above.length > 1 && above.every(({ label }) => known.has(label)) ? [above, ...records] : records;
}

/** What records explain: how many lines they hold, the less the less they are alike, the more where a blank line parts them. */
function worth(records: readonly (readonly Entry[])[]): number {
  const labels = records.map((record) => new Set(record.map(({ label }) => label)));
  const parted = records.filter(([first]) => first?.line.afterBlank).length;
  const alike = labels.slice(1).map((own, index) => likeness(own, labels[index] ?? own));
  const mean = alike.reduce((sum, one) => sum + one, 0) / alike.length;
  const isLong = labels.filter(({ size }) => size >= MIN_LABELS).length * 2 > labels.length;
  const lines = records.reduce((sum, record) => sum + record.length, 0);
  return isLong && mean >= ALIKE ? lines * mean * (1 + (PARTED * parted) / records.length) : 0;
}

/** Divides entries into records: at the label whose places divide them into what is most alike. */
function recordsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const places = new Map<string, number[]>();
  for (const [index, { label }] of entries.entries()) {
    const known = places.get(label);
    if (known) known.push(index);
    else places.set(label, [index]);
  }
  let [best, most]: [Entry[][], number] = [[], 0];
  for (const starts of places.values()) {
    // A label more than once in a record divides nothing; one that a record lacks is no reason against the others.
    if (starts.length < 2 || starts.length * (MIN_LABELS - 1) > entries.length) continue;
    const records = recordsAt(entries, starts);
    const own = worth(records);
    if (own > most) [best, most] = [records, own];
  }
  return best;
}

/**
 * The records of a text that is nothing but labels which come again in the same order, each once in a record; undefined of any
 * other.
 */
function inTurn(entries: readonly Entry[], lines: readonly Line[]): Entry[][] | undefined {
  const again = entries.findIndex(({ label }, index) => index > 0 && label === entries[0]?.label);
  const least = entries.every(({ line }) => line.cells.length > 1) ? LEAST_IN_CELLS : LEAST_ALIKE;
  if (again < least || entries.length % again !== 0 || entries.length < lines.length) return undefined;
  const areInTurn = entries.every(({ label }, index) => label === entries[index % again]?.label);
  const areDifferent = new Set(entries.slice(0, again).map(({ label }) => label)).size === again;
  if (!areInTurn || !areDifferent) return undefined;
  return Array.from({ length: entries.length / again }, (_, row) =>
    entries.slice(row * again, (row + 1) * again),
  );
}

/**
 * Reads records of lines that are each a label and its value, as exports write them, whatever the labels are called:
 * what each means is decided over all records together.
 */
export function readRecords(lines: readonly Line[]): Account[] {
  const entries = lines.flatMap((line) => entryOf(line) ?? []);
  if (entries.length < lines.length * MOST) return [];
  const records = inTurn(entries, lines) ?? (entries.length < 2 * MIN_LABELS ? [] : recordsOf(entries));
  const labels = [...new Set(records.flat().map(({ label }) => label))];
  const rows = records.map((record) => {
    const values = new Map<string, Entry>();
    for (const entry of record) if (!values.get(entry.label)?.value) values.set(entry.label, entry);
    return labels.map((label) => values.get(label));
  });
  const kinds = columnMeanings(
    labels,
    rows.map((row) => row.map((entry) => entry?.value ?? '')),
  );
  const accounts = rows.map((row) =>
    accountOf(
      row.flatMap((entry, column): Fact[] => {
        const kind = kinds[column];
        if (!entry || !kind || kind === 'veto') return [];
        return [{ kind, label: entry.label, values: [entry.value], span: entry.line }];
      }),
    ),
  );
  return withBalancesMissing(accounts);
}
