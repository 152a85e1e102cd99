import { matchesIn } from '../matches';
import { type Repaired, rewrite } from './rewrite';

/**
 * The only figure of a line, behind a name, with blanks between its thousands: `Oak 3 310.00`. What stands before it is
 * looked at last, since that takes longest and the figure itself is rare.
 */
const APART =
  /(?=\d{1,3}(?: \d{3})+\.\d{2}[^\d\n]*$)(?<![\p{L}\d])(?<=^[^\d\n]{0,60}[\p{L}:$] ?)\d{1,3}(?: \d{3})+\.\d{2}/gmu;
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

/**
 * Joins the thousands of sums that blanks part, each a guess, and those that dots part, which are none. Where lines begin alike, the small numbers tell them apart:
 * `Oak 1 450.00` over `Oak 2 300.00`.
 */
export function withThousandsJoined(given: Repaired): Repaired {
  const whole = rewrite(given, DOTTED, ([sum]) => sum.replaceAll('.', ','));
  const page = rewrite(
    whole,
    DOTTED_CENTS,
    ([, dollars = '', cents = '']) => `${dollars.replaceAll('.', ',')}.${cents}`,
  );
  const seen = new Set<string>();
  const alike = new Set<string>();
  for (const match of matchesIn(page.text, APART))
    (seen.has(leadOf(match)) ? alike : seen).add(leadOf(match));
  return rewrite(
    page,
    APART,
    (match) => {
      const lead = leadOf(match);
      return COUNTS.test(lead) || alike.has(lead) ? undefined : match[0].replaceAll(' ', ',');
    },
    true,
  );
}
