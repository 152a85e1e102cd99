import { isValueLine, openLabel } from './labelColumn';
import type { ParsedLine } from './parsedLine';
import { fitsKind, hasShape } from './shapes';

/** So many labels at least have a value above and none below before a page is taken to be arranged so. */
const MIN_SURE = 2;

/** Whether every label that asks for a shape has it in the line above, and some of them only there. */
function standAbove(lines: readonly ParsedLine[]): boolean {
  let sure = 0;
  for (const [index, parsed] of lines.entries()) {
    const label = openLabel(parsed);
    if (!label || !hasShape(label.kind)) continue;
    const fits = (other: ParsedLine | undefined) =>
      isValueLine(other) && fitsKind(label.kind, other.line.text);
    if (!fits(lines[index - 1])) return false;
    if (!fits(lines[index + 1])) sure += 1;
  }
  return sure >= MIN_SURE;
}

/**
 * Turns a page round that prints each value above its label, as a card with a large figure does; any other page stays
 * as it is.
 */
export function withValuesBelow(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  if (!standAbove(lines)) return lines;
  const turned = [...lines];
  for (const [index, label] of lines.entries()) {
    const value = lines[index - 1];
    if (!openLabel(label) || !isValueLine(value)) continue;
    const { afterBlank } = value.line;
    turned[index - 1] = { ...label, line: { ...label.line, afterBlank } };
    turned[index] = { ...value, line: { ...value.line, afterBlank: false } };
  }
  return turned;
}
