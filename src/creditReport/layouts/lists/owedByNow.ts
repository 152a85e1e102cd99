import { MOST_PAYING } from './bareFigures';

/** What was owed and, behind an arrow, what is owed by now: `1905 -> 1750 after last payment`. */
const BY_NOW =
  /(?<![\w.,*•#$-])((?:\$ ?)?\d[\d,]*(?:\.\d\d)?) ?(?:[-=]+>|→|➜) ?(?<by>(?:it(?:['’]s| is) )?now (?:at )?)?((?:\$ ?)?\d[\d,]*(?:\.\d\d)?)(?=$|[.;)]| {1,3}[(|\p{L}])(?<since> (?:now|today|(?:after|since|as of)(?: [^\s$\d,;]+){1,5})(?!\p{L}))?/u;
const SUM = String.raw`(?:\$ ?)?\d[\d,]*(?:\.\d\d)?(?![\d%])`;
/** The same in words: `up from 800 to 950`, `owed 5,000, now down to 3,250`. */
const IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:went |gone )?(?:up|down) from ${SUM} to|(?:owed|was(?: at)?|were|started (?:out )?(?:at|with)) ${SUM},? (?:(?:but|and|it['’]?s|is|i['’]?m) )*now (?:it['’]?s |is )?(?:down|up) (?:to|at)) (${SUM})`,
  'giu',
);
/** With interest and new charges a debt grows by no more between two looks at it. */
const MOST_GROWN = 1.15;
/** The marks of money. */
const MARKS = /[$.,]/;

function dollarsOf(sum: string): number {
  return Number(sum.replace(/[^\d.]/g, ''));
}

/**
 * A text with nothing but what is owed by now in the place of that and what was owed before; as it is where it does not
 * tell both. Behind an arrow people write payments too, which are far smaller, and behind digits without the marks of
 * money, which may be the number of an account, what is owed: there words have to say that it is so by now.
 */
export function withOwedByNow(text: string): string {
  return text
    .replace(IN_WORDS, '$1')
    .replace(BY_NOW, (whole, before: string, by: string | undefined, now: string, since = by) => {
      const share = dollarsOf(now) / dollarsOf(before);
      const isOwed = share === 0 || (share > MOST_PAYING && share <= MOST_GROWN);
      const isMarked = MARKS.test(before) && MARKS.test(now);
      const arePlain = !MARKS.test(before) && !MARKS.test(now);
      const areSums = isMarked || arePlain || (since !== undefined && !MARKS.test(now));
      return isOwed && areSums ? now : whole;
    });
}

/** Whether a text tells what was owed, and behind an arrow or in words what is owed by now. */
export function tellsOwedByNow(text: string): boolean {
  return withOwedByNow(text) !== text;
}
