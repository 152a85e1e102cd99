import { inTurn } from '../../page/anyOf';
import type { Line } from '../../page/lines';
import { sectionOf } from '../../pieces/sections';

/** What the menu of a lender's page leads to, perhaps with how many are new: `Messages (2)`; all of a line. */
const ENTRY = inTurn(
  'i',
  /^/,
  /home|overview|snapshot|dashboard|activity|rewards|perks|benefits|offers|insights|explore|shop|menu|more|search|profile|settings|security|messages|inbox|notifications|alerts|(?:move|send|transfer) money|transfers?|pay (?:bills?|& transfer|and transfer)|documents|statements|help|help (?:center|& support)|support|contact us|faqs?|feedback/,
  /(?: ?\(\d{1,3}\))?$/,
);

/** What such a menu leads to besides, where its entries stand beside each other on one line. */
const BESIDE =
  /^(?:pay|payments?|accounts?|my accounts?|loans?|cards?|apply|products|log ?(?:out|off)|sign (?:out|off))$/i;
/** What parts entries beside each other. */
const PARTS = / *[|•·›] */;
/** Fewer entries beside each other may be anything. */
const MIN_BESIDE = 2;
/** Longer lines are no menu. */
const MAX_ROW = 120;

/** What stands below the name of a debt, as a sum, a date or a number of an account. */
const FIGURE = /\d/;

function isEntry(line: Line): boolean {
  return line.cells.length === 1 && ENTRY.test(line.text) && !sectionOf(line.text);
}

/** Whether a line is a menu by itself, whatever stands below it: `Home | Pay | Help`. */
function isRow({ text, cells }: Line): boolean {
  if (text.length > MAX_ROW || FIGURE.test(text)) return false;
  const entries = cells.flatMap((cell) => cell.split(PARTS)).filter((entry) => entry !== '');
  const areKnown = entries.every((entry) => ENTRY.test(entry) || BESIDE.test(entry));
  return areKnown && entries.filter((entry) => ENTRY.test(entry)).length >= MIN_BESIDE;
}

/**
 * The lines of a page without the entries of its menu, which stand alone above what it shows and name nobody: `Home` over
 * `Personal Loan`, or beside each other on a line. A home over its sum is somebody's own debt.
 */
export function withoutMenu(lines: readonly Line[]): readonly Line[] {
  const left: Line[] = [];
  let isOverName = false;
  for (const line of lines.toReversed()) {
    if ((isOverName && isEntry(line)) || isRow(line)) {
      const below = left.at(-1);
      if (below && line.afterBlank) left[left.length - 1] = { ...below, afterBlank: true };
      continue;
    }
    isOverName = !FIGURE.test(line.text);
    left.push(line);
  }
  return left.toReversed();
}
