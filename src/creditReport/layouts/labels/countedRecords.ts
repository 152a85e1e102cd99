import { type Account, accountOf, type Fact } from '../../account';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { Span } from '../../page/lines';
import type { Chunk, PlacedLine } from '../../page/placed';
import { isName } from '../../pieces/names';

/** The number of a record before its name, behind a word for it or alone: `CLM 003`, `Creditor #4`, `07`. */
const COUNT =
  /^(?:(?:clm|claim|creditor|cred|cr|item|line|rec|record|trade|debt)\.? ?(?:no\.?|#)? ?)?#?0*(\d{1,3})[.):]?$/i;
/** A label before its value in one text: `BAL DUE 5,333.64`, `INT PAID .00`, `ACCT 4471`. */
const LABELLED = /^(\p{L}[\p{L} ./#-]{1,24}?) +((?:[$(]? ?-?)?[\d.*Xx]\S*)$/u;
/** A label that was left empty, or has words behind it: `ACCT`, `CLASS SECURED - VEHICLE`. */
const IN_WORDS = /^(\p{L}+)(?: (.*))?$/u;
/** The end of a label that a colon shows. */
const COLON = /\p{L}:(?: |$)/u;
/** Fewer labels, and fewer records, are a list of something else. */
const [MIN_LABELS, MIN_RECORDS] = [3, 2];
/** A record has so many lines at most. */
const MAX_LINES = 6;

interface Record {
  count: number;
  name: Chunk;
  values: Map<string, { text: string; span: Span }>;
  span: Span;
  height: number;
  /** It has a label with a colon, as other layouts read them better. */
  hasColons: boolean;
}

/** Adds what the texts of a line say under their labels. */
function addLabelled(record: Record, chunks: readonly Chunk[]): void {
  for (const { text, from, to } of chunks) {
    record.hasColons ||= COLON.test(text);
    const [, label = '', value = ''] = LABELLED.exec(text) ?? IN_WORDS.exec(text) ?? [];
    const key = label.toLowerCase();
    if (key !== '' && !record.values.has(key)) record.values.set(key, { text: value, span: { from, to } });
  }
}

/** The record that a line begins: its number, who is owed, and what stands under labels behind that. */
function recordAt({ chunks, from, to }: PlacedLine): Record | undefined {
  const [count, name, ...rest] = chunks;
  const [, number] = COUNT.exec(count?.text ?? '') ?? [];
  if (number === undefined || !name || !isName(name.text) || rest.length === 0) return undefined;
  const record = {
    count: Number(number),
    name,
    values: new Map(),
    span: { from, to },
    height: 1,
    hasColons: false,
  };
  addLabelled(record, rest);
  return record;
}

/** The records of a page: each ends at a blank line, or where the next one begins. */
function recordsIn(lines: readonly PlacedLine[]): Record[] {
  const found: Record[] = [];
  let open: Record | undefined;
  for (const line of lines) {
    const next = recordAt(line);
    if (next) found.push(next);
    else if (line.afterBlank || (open && open.height >= MAX_LINES)) open = undefined;
    else if (open) {
      addLabelled(open, line.chunks);
      open.span = { from: open.span.from, to: line.to };
      open.height += 1;
    }
    open = next ?? open;
  }
  return found.some(({ hasColons }) => hasColons)
    ? []
    : found.filter(({ values }) => values.size >= MIN_LABELS);
}

/**
 * Reads records that are counted, each with who is owed on its first line, and below it sums and numbers behind their
 * labels, several to a line and without colons, as the systems of trustees print them. What the labels mean is decided
 * over all records together.
 */
export function readCountedRecords(lines: readonly PlacedLine[]): Account[] {
  const records = recordsIn(lines);
  const isCounted = records.every(({ count }, index) => count > (records[index - 1]?.count ?? -1));
  if (records.length < MIN_RECORDS || !isCounted) return [];
  const labels = [...new Set(records.flatMap(({ values }) => [...values.keys()]))];
  const rows = records.map(({ values }) => labels.map((label) => values.get(label)?.text ?? ''));
  const kinds = columnMeanings(labels, rows);
  if (!kinds.includes('balance') && !kinds.includes('amountLoose')) return [];
  return records.map(({ name, values, span }) => {
    const facts: Fact[] = labels.flatMap((label, column) => {
      const value = values.get(label);
      const kind = kinds[column] ?? 'text';
      return value && value.text !== '' && kind !== 'name' && kind !== 'veto'
        ? [{ kind, label, values: [value.text], span: value.span }]
        : [];
    });
    const named: Fact = { kind: 'name', label: 'name of the record', values: [name.text], span: name };
    // All lines of a record are its own, so that no other layout reads a debt among them.
    return accountOf([named, ...facts, { kind: 'text', label: 'remark', values: [''], span }]);
  });
}
