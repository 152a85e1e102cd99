import { readDate } from './dates';

/** A line of a history that tells how late a debt was in some months, or from one month to another. */
const LATE_IN_MONTHS =
  /\b(?:\d{2,3} days(?: past due)?|past due \d{2,3} days) as of (\p{L}{3,9} \d{4}(?:(?:,| to| through| -) \p{L}{3,9} \d{4})*)/iu;
/** What stands between the first month and the last. */
const TO = / (?:to|through|-) /i;

/** How late a debt was, and the stretches of months of which that is told; each month as `readDate` counts it. */
export interface LateInMonths {
  text: string;
  months: readonly { from: number; to: number }[];
}

/** How late a debt was, and in which months: `60 days past due as of Jul 2010, Jan 2010 to Mar 2010`. */
export function lateInMonths(text: string): LateInMonths | undefined {
  const [whole, months] = LATE_IN_MONTHS.exec(text) ?? [];
  if (!whole || !months) return undefined;
  const stretches = months.split(', ').flatMap((stretch) => {
    const [from, to = from] = stretch.split(TO).map(readDate);
    return from && to ? [{ from, to }] : [];
  });
  return { text: whole, months: stretches };
}
