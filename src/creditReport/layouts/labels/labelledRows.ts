import { type Account, accountOf, type Fact } from '../../account';
import { headingKind } from '../../lexicon/labels';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { Span } from '../../page/lines';
import type { PlacedLine } from '../../page/placed';
import { isAddress } from '../../pieces/addresses';
import { readPairs } from './pairs';

/** A row has so many labels at least, and a table so many rows. */
const [MIN_LABELS, MIN_ROWS] = [3, 2];
/** More parts are no row of labels. */
const MAX_PARTS = 30;
/** So much of their labels have rows in common that belong together. */
const ALIKE = 0.6;
/** A label before a sum, a date or a percentage, which no colon parts: `Interest $88.12`. */
const BEFORE_FIGURE = /^(\p{L}[\p{L} ./#-]{1,40}) ([$(]?-?\d\S*)$/u;
/** Which of them a row is, before its name: `Loan 1 of 2: New Auto`. */
const COUNTED = /^(?:loan|account|card|debt|tradeline|item) #?\d{1,2}(?: of \d{1,2})? ?[:.–-] ?/i;
/** A number in a part of its own before the name, and one of the list: `1-01`, `02 Direct Loan`. */
const [NUMBER, COUNT] = [/^#?(?=[\dA-Z-]*\d)([A-Z]{0,3}[\d-]{1,20})$/, /^0*\d{1,3}[.)]? (?=\p{L})/u];

interface Row {
  span: Span;
  /** The cells before the first label. */
  leads: readonly string[];
  values: ReadonlyMap<string, string>;
}

/** The label of a cell with its value; undefined where it has none. */
function labelledIn(cell: string): [label: string, value: string] | undefined {
  const { lead, pairs } = readPairs(cell);
  const [pair] = pairs;
  if (pair?.value && lead === '') return [pair.label, pair.value];
  const [, label = '', value = ''] = BEFORE_FIGURE.exec(cell) ?? [];
  return headingKind(label) === undefined ? undefined : [label.toLowerCase(), value];
}

/** The row that a line is: who is owed, and behind that nothing but labels with their values. */
function rowOf({ chunks, from, to }: PlacedLine): Row | undefined {
  if (chunks.length <= MIN_LABELS || chunks.length > MAX_PARTS) return undefined;
  if (!labelledIn(chunks.at(-1)?.text ?? '')) return undefined;
  const cells = chunks.map(({ text }, index) => (index === 0 ? text.replace(COUNTED, '') : text));
  const parts = cells.map(labelledIn);
  const first = parts.findIndex((part) => part !== undefined);
  const labelled = parts.slice(first).flatMap((part) => (part ? [part] : []));
  const leads = cells.slice(0, first);
  const isRow = first > 0 && first <= 2 && labelled.length === parts.length - first;
  const isNamed = /\p{L}{2}/u.test(leads.at(-1) ?? '') && !leads.some(isAddress);
  return isRow && isNamed && labelled.length >= MIN_LABELS
    ? { span: { from, to }, leads, values: new Map(labelled) }
    : undefined;
}

function areAlike(one: Row, other: Row): boolean {
  const shared = [...one.values.keys()].filter((label) => other.values.has(label)).length;
  return shared >= ALIKE * Math.max(one.values.size, other.values.size);
}

/** The rows of lines, those with the same labels together. */
function tablesIn(lines: readonly PlacedLine[]): Row[][] {
  const tables: Row[][] = [];
  for (const line of lines) {
    const row = rowOf(line);
    const above = tables.at(-1)?.at(-1);
    if (row && above && areAlike(row, above)) tables.at(-1)?.push(row);
    else if (row) tables.push([row]);
  }
  return tables.filter((rows) => rows.length >= MIN_ROWS);
}

function accountsOf(rows: readonly Row[]): Account[] {
  const labels = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))];
  const meanings = columnMeanings(
    labels,
    rows.map(({ values }) => labels.map((label) => values.get(label) ?? '')),
  );
  if (!meanings.includes('balance')) return [];
  return rows.map(({ span, leads, values }) => {
    const number = leads.length > 1 ? NUMBER.exec(leads[0] ?? '')?.[1] : undefined;
    const name = (leads.at(-1) ?? '').replace(COUNT, '');
    const facts: Fact[] = [{ kind: 'name', label: 'first part', values: [name], span }];
    if (number) facts.push({ kind: 'number', label: 'before the name', values: [number], span });
    for (const [column, label] of labels.entries()) {
      const [value, kind] = [values.get(label), meanings[column] ?? 'text'];
      if (value !== undefined && kind !== 'veto') facts.push({ kind, label, values: [value], span });
    }
    return accountOf(facts);
  });
}

/**
 * Reads lines that each name one debt and say all else of it in parts with the same labels, as pages do whose cards were
 * copied to one line each: `1-01  Direct Subsidized   Principal $5,500.00   Interest $88.12   Due $38.20`.
 */
export function readLabelledRows(lines: readonly PlacedLine[]): Account[] {
  return tablesIn(lines).flatMap(accountsOf);
}
