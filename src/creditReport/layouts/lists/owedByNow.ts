import { MOST_PAYING } from './bareFigures';

/** What was owed and, behind an arrow, what is owed by now: `1905 -> 1750 after last payment`. */
const BY_NOW =
  /((?:\$ ?)?\d[\d,]*(?:\.\d\d)?) ?(?:[-=]+>|→|➜) ?((?:\$ ?)?\d[\d,]*(?:\.\d\d)?)(?=$|[.;)]| (?:now|after|today|as of|since|left|owed)(?!\p{L}))(?: (?:after|since|as of)(?: [^\s$\d,;]+){1,5})?/u;

function dollarsOf(sum: string): number {
  return Number(sum.replace(/[^\d.]/g, ''));
}

/**
 * A text with nothing but what is owed by now in the place of that and what was owed before; as it is where it does not
 * tell both. Behind an arrow people write payments too, which are far smaller.
 */
export function withOwedByNow(text: string): string {
  return text.replace(BY_NOW, (whole, before: string, now: string) => {
    const isLess = dollarsOf(now) <= dollarsOf(before) && dollarsOf(now) > dollarsOf(before) * MOST_PAYING;
    return isLess ? now : whole;
  });
}

/** Whether a text tells what was owed, and behind an arrow what is owed by now. */
export function tellsOwedByNow(text: string): boolean {
  return withOwedByNow(text) !== text;
}
