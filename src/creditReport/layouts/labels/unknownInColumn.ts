import { fitsKind, hasShape } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { openLabel } from './labelColumn';
import type { ParsedLine } from './parsedLine';
import { isLikeLabel, meaningOf, opened } from './unknownLabels';

/** So many labels of a column are known at least, and so many of those ask for a value of their shape. */
const MIN_KNOWN = 3;
/** So many labels that nobody has listed may follow each other, and stand below the last one that is known. */
const MOST_UNKNOWN = 2;
/** More labels than any layout has; it keeps the reading linear. */
const MAX_LABELS = 80;

/** Whether a line can be a label among those of a column, also one that begins as another does: `Loan term remaining`. */
function mayBeLabel(line: ParsedLine): boolean {
  return (line.role === 'text' || line.role === 'pairs') && isLikeLabel(line);
}

/** The index of the last label that is known, of those that stand right below each other from one on. */
function lastKnown(lines: readonly ParsedLine[], start: number): number {
  let last = start;
  for (let index = start + 1; index - last <= MOST_UNKNOWN + 1 && index - start < MAX_LABELS; index += 1) {
    const line = lines[index];
    if (!line || line.line.afterBlank) break;
    if (openLabel(line)) last = index;
    else if (!mayBeLabel(line)) break;
  }
  return last;
}

/** Whether as many values as labels stand below them, each of the shape that its label asks for. */
function haveValues(lines: readonly ParsedLine[], start: number, end: number): boolean {
  const count = end - start;
  const values = lines.slice(end, end + count);
  if (values.length < count || values.some(({ line }, index) => index > 0 && line.afterBlank)) return false;
  const shaped = lines.slice(start, end).flatMap((line, index) => {
    const kind = openLabel(line)?.kind;
    return kind && hasShape(kind) ? [fitsKind(kind, values[index]?.line.text ?? '')] : [];
  });
  return shaped.length >= MIN_KNOWN && shaped.every(Boolean);
}

/** The index behind the labels of a column with some that nobody has listed; undefined where it has none, or no values. */
function columnEnd(lines: readonly ParsedLine[], start: number, last: number): number | undefined {
  for (let end = last + 1; end <= last + 1 + MOST_UNKNOWN; end += 1) {
    const below = lines[end - 1];
    if (end > last + 1 && (!below || below.line.afterBlank || !mayBeLabel(below))) return undefined;
    if (haveValues(lines, start, end)) return end;
  }
  return undefined;
}

/**
 * Lines with each label made open that nobody has listed, where all labels of an account stand first and then as many
 * values: it stands among labels that are known, or below them, and these have values of their shapes in their order.
 */
export function withUnknownInColumn(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  const found = [...lines];
  for (let start = 0; start < lines.length; start += 1) {
    if (!openLabel(lines[start])) continue;
    const last = lastKnown(lines, start);
    const labels = lines.slice(start, last + 1).flatMap((line) => openLabel(line) ?? []);
    const end = labels.length < MIN_KNOWN ? undefined : columnEnd(lines, start, last);
    const hasStatus = labels.some(({ kind }) => STATUS_KINDS.includes(kind));
    for (let index = start; end !== undefined && index < end; index += 1) {
      const line = lines[index];
      if (!line || openLabel(line)) continue;
      const kind = meaningOf(line.line.text, [lines[index + end - start]?.line.text ?? '']);
      found[index] = opened(line, hasStatus && STATUS_KINDS.includes(kind) ? 'text' : kind);
    }
    start = end === undefined ? last : end - 1;
  }
  return found;
}
