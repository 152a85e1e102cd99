import type { LabelKind } from '../../lexicon/labelTable';
import { isEmptyValue } from '../../pieces/amounts';
import { isStatusOnly } from '../../pieces/statuses';
import { isValueLine, openLabel } from './labelColumn';
import { withMeaning } from './pairs';
import type { ParsedLine } from './parsedLine';
import { pairPiece } from './piece';

/** A label that nobody has listed comes back so often at least. */
const MIN_TIMES = 2;
/** A few words without figures. */
const LIKE_LABEL = /^\p{L}[^\d:$*•|]{2,40}$/u;

/** Whether a line can be a label that nobody has listed: a few words by themselves that are no status. */
export function isLikeLabel({ line: { text, cells } }: ParsedLine): boolean {
  return cells.length === 1 && LIKE_LABEL.test(text) && !isStatusOnly(text);
}

function textAt(lines: readonly ParsedLine[], index: number): string {
  return lines[index]?.line.text ?? '';
}

/** The lines that stand as labels may, by their texts; those that come back. */
function repeated(lines: readonly ParsedLine[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    const { text } = line.line;
    if (line.role !== 'text' || !isLikeLabel(line)) continue;
    const known = places.get(text);
    if (known) known.push(index);
    else places.set(text, [index]);
  }
  return new Map([...places].filter(([, found]) => found.length >= MIN_TIMES));
}

/** Whether a line names an account: under a label for it, or first behind a blank line. */
function isName(lines: readonly ParsedLine[], index: number): boolean {
  const line = lines[index];
  if (openLabel(line)?.kind === 'name') return true;
  const [piece] = line?.pieces ?? [];
  return line?.line.afterBlank === true && piece?.is === 'text' && piece.name !== undefined;
}

/** A line made a label that waits for its value. */
export function opened({ line, bureaus }: ParsedLine, kind: LabelKind): ParsedLine {
  const piece = pairPiece({ kind, label: line.text.toLowerCase(), value: '' });
  return { line, role: 'open', pieces: [piece], bureaus };
}

/** Lines with a label made open where it is left without a value, as elsewhere on the page it is with one. */
function withEmptyOnes(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  const open = new Map(
    lines.flatMap((line) => {
      const label = openLabel(line);
      return label ? [[line.line.text, label.kind]] : [];
    }),
  );
  return lines.map((line, index) => {
    const kind = line.role === 'text' ? open.get(line.line.text) : undefined;
    return kind && isEmptyValue(textAt(lines, index + 1)) ? opened(line, kind) : line;
  });
}

/** What a label that nobody has listed means: what all its values tell, else its words; it names nobody. */
export function meaningOf(text: string, values: readonly string[]): LabelKind {
  const printed = values.filter((value) => !isEmptyValue(value));
  if (printed.length > 0 && printed.every(isStatusOnly)) return 'statusLoose';
  const { kind } = withMeaning({
    kind: 'text',
    label: text.toLowerCase(),
    value: printed[0] ?? '',
    colon: true,
  });
  return kind === 'name' || kind === 'agency' ? 'text' : kind;
}

/**
 * Lines with each label made open that nobody has listed, on a page that has every label and every value on a line of
 * its own: it comes back between a value and its own value, and each time in an account that has another name. What it
 * means its values tell, or its words.
 */
export function withUnknownLabels(parsed: readonly ParsedLine[]): readonly ParsedLine[] {
  const lines = withEmptyOnes(parsed);
  const places = repeated(lines);
  if (places.size === 0) return lines;
  const isLabel = (index: number) =>
    openLabel(lines[index]) !== undefined || places.has(textAt(lines, index));
  const isBetween = (index: number) => {
    const [line, value, below] = [lines[index], lines[index + 1], lines[index + 2]];
    if (line?.line.afterBlank || value?.line.afterBlank) return false;
    const isBelowValue = isValueLine(lines[index - 1]) && isLabel(index - 2);
    const isOverLabel = below === undefined || below.line.afterBlank || isLabel(index + 2);
    return isBelowValue && isValueLine(value) && isOverLabel;
  };
  const isNamedBetween = (from: number, to: number) => {
    for (let index = from + 1; index < to; index += 1) if (isName(lines, index)) return true;
    return false;
  };
  const found = [...lines];
  for (const [text, own] of places) {
    const areOfEach = own.slice(1).every((place, index) => isNamedBetween(own[index] ?? 0, place));
    if (!areOfEach || !own.every(isBetween)) continue;
    const kind = meaningOf(
      text,
      own.map((place) => textAt(lines, place + 1)),
    );
    for (const place of own) {
      const line = lines[place];
      if (line) found[place] = opened(line, kind);
    }
  }
  return found;
}
