import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { remembered } from '../page/remembered';

/** What a credit score is called. */
const NAME = /\b(?:fico|vantage ?score|beacon|scores?|puntaje|puntuación)\b/i;
/** A credit score, from 300 to 850, with how good it is, or how it has moved. Source: the range of FICO 8 and VantageScore 3. */
const SCORE =
  /^(?:[3-7]\d\d|8[0-4]\d|850)(?: ?\/ ?850)?(?: [+-]\d{1,3})?(?: (?:pts|points))?(?: (?:very |poor|fair|good|bad|excellent|exceptional){1,2})?$/i;
/** How good a score is, by itself. */
const RATING = /^(?:very )?(?:poor|fair|good|bad|excellent|exceptional|low|high)\.?$/i;
/** What would become of a score: `Pay down $1,000: 718 → 726`, `Open a card: 718 to 713`. */
const WOULD_BE = /\D\b[3-8]\d\d ?(?:→|➔|⟶|[-=]+>|to) ?[3-8]\d\d(?: pts| points)?$/;
/** How much of all limits is used, as what a score is made of: `Credit usage  D  58% · $4,060 of $7,000`. */
const USED = /^credit (?:card )?(?:usage|use|utili[sz]ation)\b.{0,20}\d ?%/i;
const MOVES = remembered((text) => WOULD_BE.test(text) || USED.test(text));

/** So many lines above a score may stand its name: whose it is, of which day, how good it is. */
const MOST_ABOVE = 4;
/** What stands between a name and a score that is another thing's: a sum, a number. */
const OTHER = /\$|\d{3}|[*•xX]{2}/;
const YEAR = /\b(?:19|20)\d\d\b/g;
const MAX_LENGTH = 100;
/** What all debts come to, as the page of a score shows it over the sum or before it. */
const OF_ALL =
  /^(?:total|overall|combined) (?:(?:credit card|card|revolving|loan) )?(?:debts?|balances|owed|amount owed)(?: \$[\d.,]+)?$/i;

/** The index of the line that names the score which stands at another one; undefined where none does. */
function namedAt(lines: Page['lines'], index: number): number | undefined {
  for (let at = index - 1; at >= Math.max(0, index - MOST_ABOVE); at -= 1) {
    const text = lines[at]?.text ?? '';
    if (text.length > MAX_LENGTH) return undefined;
    if (NAME.test(text)) return at;
    if (OTHER.test(text.replace(YEAR, ''))) return undefined;
  }
  return undefined;
}

/** The stretch of the score that stands on a line, from its name to how good it is; none where it is no score. */
function scoreAt(lines: Page['lines'], index: number): Span[] {
  const line = lines[index];
  const name = line && SCORE.test(line.text) ? lines[namedAt(lines, index) ?? -1] : undefined;
  if (!line || !name) return [];
  const below = lines[index + 1];
  return [{ from: name.from, to: below && RATING.test(below.text) ? below.to : line.to }];
}

/**
 * The stretches of a page that show a credit score under its name, what all debts come to beside it, what it is made
 * of, and what would become of it.
 */
export function scoresIn(lines: Page['lines']): Span[] {
  const short = (text: string) => text.length <= MAX_LENGTH;
  const scores = lines.flatMap(({ text }, index) => (short(text) ? scoreAt(lines, index) : []));
  const moves = lines
    .filter(({ text }) => short(text) && /\d/.test(text) && MOVES(text))
    .map(({ from, to }) => ({ from, to }));
  if (scores.length === 0) return moves;
  const sums = lines.flatMap(({ text, from, to }, index) =>
    short(text) && OF_ALL.test(text) ? [{ from, to: lines[index + 1]?.to ?? to }] : [],
  );
  return [...scores, ...moves, ...sums];
}
