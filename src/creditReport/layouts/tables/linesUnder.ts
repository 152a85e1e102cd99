import { headingKind, spelledKind } from '../../lexicon/labels';
import type { PlacedLine } from '../../page/placed';
import { isFurniture } from '../../pieces/furniture';
import { titleOf } from './rowsOfDebts';
import { mayBeHeadings, textOf } from './stackedHeadings';

/** So many headings that are known make a row of them. */
const MIN_KNOWN = 2;
/** A label with its value, as remarks have them: `SOURCE: XP`. */
const LABELLED = /\p{L}: \S/u;

/** A label with its value and no colon, as remarks have them too: `TERMS 60`. */
const HAS_VALUE = /\p{L} \S*\d/u;

/** Whether a line is a row of other headings; of a line with a label in it they must be spelled as headings are. */
function areOtherHeadings(line: PlacedLine): boolean {
  if (line.chunks.length < 3 || !mayBeHeadings(line)) return false;
  const kindOf = line.chunks.some(({ text }) => LABELLED.test(text)) ? spelledKind : headingKind;
  const known = line.chunks.filter(({ text }) => !HAS_VALUE.test(text) && kindOf(text) !== undefined).length;
  return known >= MIN_KNOWN && known * 2 >= line.chunks.length;
}

/** Whether a line is the foot of a page, and not a rule that is drawn. */
function isFoot(line: PlacedLine): boolean {
  const text = textOf(line);
  return /\p{L}/u.test(text) && isFurniture(text);
}

/** Whether a line says the same in the same places as another. */
function isSame(one: PlacedLine, other: PlacedLine): boolean {
  return (
    one.chunks.length === other.chunks.length &&
    one.chunks.every(({ text, left }, index) => {
      const { text: own, left: ownLeft } = other.chunks[index] ?? {};
      return text === own && left === ownLeft;
    })
  );
}

/**
 * The lines under headings, and the index of the first one behind them: other headings, or a part of the report without
 * debts. Behind the foot of a page the same headings stand again, all of them or the first ones, and the table goes on.
 */
export function linesUnder(
  headings: readonly PlacedLine[],
  lines: readonly PlacedLine[],
  start: number,
): { under: PlacedLine[]; end: number } {
  const under: PlacedLine[] = [];
  let isTurned = false;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    isTurned ||= isFoot(line);
    const isAgain = isTurned && headings.some((heading) => isSame(line, heading));
    const isOther = index > start && !isAgain && areOtherHeadings(line);
    if (isOther || titleOf(line) === 'skipped') return { under, end: index };
    if (!isAgain) under.push(line);
  }
  return { under, end: lines.length };
}
