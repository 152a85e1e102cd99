import { matchesIn } from '../matches';
import { NAMED_ONE } from './numberWords';
import { type Repaired, rewrite } from './rewrite';

/** A name before a figure on its line, and behind it no figure but that of how late the debt is. */
const [LEAD, TAIL] = [
  String.raw`(?<![\p{L}\d])(?<=^[^\d\n]{0,60}[\p{L}:$] ?)`,
  String.raw`[^\d\n]*(?:\d{2,3}\+? (?:days?|d[ií]as|jours)[^\d\n]*)?$`,
];
/**
 * The only figure of a line, behind a name, with blanks between its thousands: `Oak 3 310.00`. What stands before it is
 * looked at last, since that takes longest and the figure itself is rare.
 */
const APART = new RegExp(
  `(?=\\d{1,3}(?: \\d{3})+[.,]\\d{2}${TAIL})${LEAD}\\d{1,3}(?: \\d{3})+[.,]\\d{2}`,
  'gmu',
);
/**
 * The same without cents: one digit before the blank is no sum of its own, and shows that the blanks of the other lines are
 * within sums too.
 */
const APART_PLAIN = new RegExp(`(?=\\d{1,3} \\d{3}(?![\\d.,])${TAIL})${LEAD}\\d{1,3} \\d{3}`, 'gmu');
/** A name that ends with a number: `Capital 1`. */
const NAMED = new RegExp(`\\b(?:(?:${NAMED_ONE}) 1|motel 6|studio 6|super 8|forever 21) \\d{3}`, 'i');
/** Thousands that blanks part, cents behind a comma, and the sign of dollars, as French has them: `12 300,00 $`. */
const APART_SIGNED = /(?<![\p{L}\d.,$]|\d )(\d{1,3}(?: \d{3})+),(\d{2})(?= ?\$(?![\d.]))/gu;
/** Thousands that dots part, before the word for dollars or their sign, which have no third decimal: `6.500 dólares`, `6.500$`. */
const DOTTED =
  /(?<![\w.,$])\d{1,3}(?:\.\d{3})+(?= (?:d[oó]lares|d[oó]ls?|dls|dollars|bucks|đô(?: la)?)(?!\p{L})| ?\$(?! ?[\d.]))/giu;
/** The same with cents behind a comma: `2.075,50$`. */
const DOTTED_CENTS = /(?<![\w.,$])(\d{1,3}(?:\.\d{3})*),(\d{2})(?= ?\$(?! ?[\d.]))/g;
/** What a small number behind it counts, or belongs to: `Student loan 1 450.00`, `over 90 450.00`. */
const COUNTS = /\b(?:loans?|acct|account|card|line|unit|no|past due|late|over|days?)\.?:? $/i;
const MAX_LEAD = 61;

/** What stands before a figure on its line. */
function leadOf({ index, input }: RegExpExecArray): string {
  return (
    input
      .slice(Math.max(0, index - MAX_LEAD), index)
      .split('\n')
      .at(-1) ?? ''
  );
}

/** Whether the small number of a figure that a blank parts is none of its thousands. */
function isApart(match: RegExpExecArray): boolean {
  const lead = leadOf(match);
  return COUNTS.test(lead) || NAMED.test(lead + match[0]);
}

/** The figures of a text that a pattern finds: those behind leads of which no two are alike. */
function tornIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const leads = new Map<string, number>();
  const found = [...matchesIn(text, pattern)];
  for (const match of found) leads.set(leadOf(match), (leads.get(leadOf(match)) ?? 0) + 1);
  return found.filter((match) => leads.get(leadOf(match)) === 1 && !isApart(match));
}

/** Joins figures that were found in a page. */
function joinedIn(page: Repaired, pattern: RegExp, torn: readonly RegExpExecArray[]): Repaired {
  const places = new Set(torn.map(({ index }) => index));
  const join = ({ 0: figure, index }: RegExpExecArray) =>
    places.has(index) ? figure.replace(/,(?=\d\d$)/, '.').replaceAll(' ', ',') : undefined;
  return rewrite(page, pattern, join, true);
}

/**
 * Joins the thousands of sums that blanks part, each a guess, and those that dots part, which are none. Where lines begin alike, the small numbers tell them apart:
 * `Oak 1 450.00` over `Oak 2 300.00`.
 */
export function withThousandsJoined(given: Repaired): Repaired {
  const french = rewrite(
    given,
    APART_SIGNED,
    (match) => (isApart(match) ? undefined : `${match[1]?.replaceAll(' ', ',')}.${match[2]}`),
    true,
  );
  const whole = rewrite(french, DOTTED, ([sum]) => sum.replaceAll('.', ','));
  const page = rewrite(
    whole,
    DOTTED_CENTS,
    ([, dollars = '', cents = '']) => `${dollars.replaceAll('.', ',')}.${cents}`,
  );
  const cents = joinedIn(page, APART, tornIn(page.text, APART));
  const plain = tornIn(cents.text, APART_PLAIN);
  return plain.some(([figure]) => /^\d /.test(figure)) ? joinedIn(cents, APART_PLAIN, plain) : cents;
}
