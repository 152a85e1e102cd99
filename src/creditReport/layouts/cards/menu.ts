import { inTurn } from '../../page/anyOf';
import type { Line } from '../../page/lines';
import { sectionOf } from '../../pieces/sections';

/** What the menu of a lender's page leads to; all of a line. */
const ENTRY = inTurn(
  'i',
  /^/,
  /home|overview|snapshot|dashboard|activity|rewards|perks|benefits|offers|insights|explore|shop|menu|more|search|profile|settings|security|messages|inbox|notifications|alerts|(?:move|send|transfer) money|transfers?|pay (?:bills?|& transfer|and transfer)|documents|statements|help|help (?:center|& support)|support|contact us|faqs?|feedback/,
  /$/,
);

/** What stands below the name of a debt, as a sum, a date or a number of an account. */
const FIGURE = /\d/;

function isEntry(line: Line): boolean {
  return line.cells.length === 1 && ENTRY.test(line.text) && !sectionOf(line.text);
}

/**
 * The lines of a page without the entries of its menu, which stand alone above what it shows and name nobody: `Home` over
 * `Personal Loan`. A home over its sum is somebody's own debt.
 */
export function withoutMenu(lines: readonly Line[]): readonly Line[] {
  const left: Line[] = [];
  let isOverName = false;
  for (const line of lines.toReversed()) {
    if (isOverName && isEntry(line)) {
      const below = left.at(-1);
      if (below && line.afterBlank) left[left.length - 1] = { ...below, afterBlank: true };
      continue;
    }
    isOverName = !FIGURE.test(line.text);
    left.push(line);
  }
  return left.toReversed();
}
