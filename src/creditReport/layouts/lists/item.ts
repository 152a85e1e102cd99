import { type Line, type Span, spanOf } from '../../page/lines';
import { cleanName } from '../../pieces/names';
import { isListName } from './listName';

/** A stretch of lines that tells one debt, if it tells one. */
export interface Item extends Span {
  lines: readonly Line[];
}

function itemOf(lines: readonly Line[]): Item {
  return { lines, ...spanOf(lines) };
}

/** What a line of a list begins with. */
export const BULLET = /^(?:[-–—*•·▪◦●○☐☑✓>+]+|\[[ x]?\]|\(?\d{1,2}[.)]|#{1,4}|[a-z]\))\s+/i;
const HAS_MONEY = /\$ ?\d|(?<![\d,])\d[\d,]*\.\d{2}\b|\d,\d{3}\b|\b\d{3,6}\b|\d ?k\b/i;

/** Each line by itself. */
export function lineItems(lines: readonly Line[]): Item[] {
  return lines.map((line) => itemOf([line]));
}

/** More lines tell no single debt. */
const MAX_LINES = 14;

function grouped(lines: readonly Line[], begins: (line: Line, index: number) => boolean): Item[] {
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = groups.at(-1);
    if (last && !begins(line, index)) last.push(line);
    else groups.push([line]);
  }
  return groups.filter((group) => group.length <= MAX_LINES).map(itemOf);
}

/** The lines between blank ones: a card, or a paragraph. */
export function paragraphItems(lines: readonly Line[]): Item[] {
  return grouped(lines, ({ afterBlank }) => afterBlank);
}

/** A line with a mark before it, and those without below it. */
export function bulletItems(lines: readonly Line[]): Item[] {
  return grouped(lines, ({ text, afterBlank }) => BULLET.test(text) || (afterBlank && !/^\s/.test(text)));
}

/** How many lines below a name figures may stand. */
const MAX_BETWEEN = 3;

/** The name of a debt on a line of its own, over lines with figures: what is said about it. */
export function cardItems(lines: readonly Line[]): Item[] {
  const hasFigures = lines.map(({ text }) => HAS_MONEY.test(text));
  const isTitle = lines.map(
    ({ text, cells }, index) =>
      !hasFigures[index] && cells.length === 1 && isListName(cleanName(text.replace(BULLET, '')).name),
  );
  return grouped(lines, (_, index) => {
    if (!isTitle[index]) return false;
    for (let below = index + 1; below <= index + MAX_BETWEEN; below += 1) {
      if (hasFigures[below]) return true;
      if (isTitle[below] && below === index + 1) return false;
    }
    return false;
  });
}
