import { fitsKind, hasShape } from '../../lexicon/shapes';
import { MAX_BUREAUS } from './bureaus';
import type { ParsedLine } from './parsedLine';
import type { Piece } from './piece';

/** A label that stands alone on its line and waits for its value. */
export type OpenLabel = Extract<Piece, { is: 'pair' }>;

/** Fewer labels in a row without a value are labels left empty, not the first column of a table. */
const MIN_LABEL_COLUMN = 3;
/** More labels than any layout has; it keeps the reading linear. */
const MAX_LABELS = 80;

/** The open label of a line; undefined where the line is something else. */
export function openLabel(parsed: ParsedLine | undefined): OpenLabel | undefined {
  const piece = parsed?.role === 'open' ? parsed.pieces[0] : undefined;
  return piece?.is === 'pair' ? piece : undefined;
}

/** Whether a line can be a value that stands on a line of its own. */
export function isValueLine(parsed: ParsedLine | undefined): parsed is ParsedLine {
  return parsed !== undefined && parsed.role !== 'open' && parsed.role !== 'bureaus';
}

function fitsAll(labels: readonly OpenLabel[], values: readonly string[]): boolean {
  return labels.every(({ kind }, index) => !hasShape(kind) || fitsKind(kind, values[index] ?? ''));
}

/** A whole table that was copied column by column: its labels, then the values of each bureau, or of each debt. */
export interface LabelColumn {
  labels: readonly OpenLabel[];
  columns: readonly (readonly string[])[];
  /** The line of the first value of each column. */
  starts: readonly number[];
  end: number;
}

/** Puts values that are fewer than their labels where their shapes fit, and leaves out the labels they do not fit. */
function alignByShape(labels: readonly OpenLabel[], values: readonly string[]): string[] {
  let next = 0;
  return labels.map(({ kind }, index) => {
    const value = values[next] ?? '';
    const isSpare = values.length - next < labels.length - index;
    if (isSpare && hasShape(kind) && !fitsKind(kind, value)) return '';
    next += 1;
    return value;
  });
}

/**
 * Reads a table that was copied column by column, from its first label on; undefined where the values that follow are
 * too few or do not have the shapes that the labels ask for.
 */
export function readLabelColumn(lines: readonly ParsedLine[], start: number): LabelColumn | undefined {
  const labels: OpenLabel[] = [];
  let index = start;
  for (
    let label = openLabel(lines[index]);
    label && labels.length < MAX_LABELS;
    label = openLabel(lines[index])
  ) {
    labels.push(label);
    index += 1;
  }
  // Labels of texts alone, such as an address and its telephone, say nothing about what stands below.
  if (labels.length < MIN_LABEL_COLUMN || !labels.some(({ kind }) => hasShape(kind))) return undefined;
  const own = new Set(labels.map(({ label }) => label));
  const take = (from: number, most: number) => {
    // A value may read like a label of another table, such as `Collection Agency` for a kind of account.
    const all = lines.slice(from, from + most);
    const areOther = all.every((line) => line.role !== 'bureaus' && !own.has(openLabel(line)?.label ?? ''));
    const texts = all.map(({ line }) => line.text);
    if (areOther && texts.length === most && fitsAll(labels, texts)) return texts;
    const values: string[] = [];
    while (values.length < most && isValueLine(lines[from + values.length]))
      values.push(lines[from + values.length]?.line.text ?? '');
    return values;
  };
  const columns: string[][] = [];
  const starts: number[] = [];
  if (lines[index]?.role === 'bureaus') {
    while (lines[index]?.role === 'bureaus' && lines[index]?.bureaus === 1 && columns.length < MAX_BUREAUS) {
      const values = take(index + 1, labels.length);
      columns.push(values.length < labels.length ? alignByShape(labels, values) : values);
      starts.push(index + 1);
      index += 1 + values.length;
    }
    return columns.length > 0 ? { labels, columns, starts, end: index } : undefined;
  }
  // Columns of other names are no bureaus but debts, and of these there may be any number.
  const name = labels.findIndex(({ kind }) => kind === 'name');
  const names = new Set<string>();
  while (columns.length < MAX_BUREAUS || names.size > 1) {
    const values = take(index, labels.length);
    if (values.length < labels.length || !fitsAll(labels, values)) break;
    columns.push(values);
    starts.push(index);
    names.add(values[name] ?? '');
    index += labels.length;
  }
  return columns.length > 0 ? { labels, columns, starts, end: index } : undefined;
}
