import { spelledKind } from '../../lexicon/labels';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import { isTotalTitle } from '../../pieces/sums';
import { isValueLine, type OpenLabel, openLabel } from './labelColumn';
import type { ParsedLine } from './parsedLine';

/** So many labels at least have a value above and none below before a page is taken to be arranged so. */
const MIN_SURE = 2;

/** A sum with words behind it: `$7,689.55 available credit`, `$98.00 minimum payment due on Dec 3`. */
const SUM_WITH_WORDS = /^-?\$ ?\d[\d,.]* (\p{L}[\p{L} ]{2,40}?)(?: (?:on|by) [\p{L}\d ,/]{3,16})?$/u;

/** Whether a line has what a label asks for, and does not say itself what else it is. */
function fitsLabel(kind: OpenLabel['kind'], text: string): boolean {
  const [, words = ''] = SUM_WITH_WORDS.exec(text) ?? [];
  const told = words === '' ? undefined : spelledKind(words);
  return (told === undefined || told === kind) && fitsKind(kind, text);
}

/** The label of a line whose value may stand above it; that of the sum under a list stands where lists have it. */
function turnable(parsed: ParsedLine | undefined): OpenLabel | undefined {
  const label = openLabel(parsed);
  return label && isTotalTitle(parsed?.line.text ?? '') ? undefined : label;
}

/** Whether every label that asks for a shape has it in the line above, and some of them only there; one that nobody has listed may ask for another. */
export function standAbove(lines: readonly ParsedLine[]): boolean {
  let sure = 0;
  for (const index of lines.keys()) {
    const label = turnable(lines[index]);
    if (!label || !hasShape(label.kind)) continue;
    const fits = (other: ParsedLine | undefined) =>
      isValueLine(other) && fitsLabel(label.kind, other.line.text);
    if (fits(lines[index - 1])) sure += fits(lines[index + 1]) ? 0 : 1;
    else if (spelledKind(lines[index]?.line.text ?? '')) return false;
  }
  return sure >= MIN_SURE;
}

/** Where a run of values above their labels ends that begins at a line: behind its last label, or at the line itself. */
function runEnd(lines: readonly ParsedLine[], start: number): number {
  if (!lines[start - 1] || openLabel(lines[start - 1])) return start;
  const fits = (value: ParsedLine | undefined, label: OpenLabel | undefined) =>
    label !== undefined &&
    hasShape(label.kind) &&
    isValueLine(value) &&
    fitsLabel(label.kind, value.line.text);
  let end = start;
  while (fits(lines[end], openLabel(lines[end + 1]))) end += 2;
  // The last label shows it: nothing stands below, or no value of it.
  const isSure = !fits(lines[end], openLabel(lines[end - 1]));
  return isSure && end - start >= 2 * MIN_SURE ? end : start;
}

/** A stretch of lines with each label before the value above it. */
function turned(lines: readonly ParsedLine[]): ParsedLine[] {
  const below = [...lines];
  for (const [index, label] of lines.entries()) {
    const value = lines[index - 1];
    if (!turnable(label) || !isValueLine(value)) continue;
    const { afterBlank } = value.line;
    below[index - 1] = { ...label, line: { ...label.line, afterBlank } };
    below[index] = { ...value, line: { ...value.line, afterBlank: false } };
  }
  return below;
}

/**
 * Turns a page round that prints each value above its label, as a card with a large figure does, and such a card on a
 * page that else prints them below; any other page stays as it is.
 */
export function withValuesBelow(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  if (standAbove(lines)) return turned(lines);
  const below: ParsedLine[] = [];
  while (below.length < lines.length) {
    const start = below.length;
    const end = Math.max(runEnd(lines, start), start + 1);
    const line = lines[start];
    if (end > start + 1) for (const one of turned(lines.slice(start, end))) below.push(one);
    else if (line) below.push(line);
  }
  return below;
}
