import { isDay, isNewer } from '../../meaning/newerLabel';
import type { Line } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { rememberedOf } from '../../page/remembered';
import { nameKey } from '../../pieces/nameKey';

const NOW = '(?:as of )?(?:today|now|currently|this (?:week|month)|right now|hoy|ahora|hoje|agora)';
const THEN =
  '(?:last (?:week|month|year|time|summer|winter|spring|fall)|yesterday|(?:an?|one|two|three|four|six|\\d{1,2}) (?:days?|weeks?|months?|years?) ago|before|back then|la semana pasada|el mes pasado)';
/** How a line begins that tells what is owed on a day, or was: `Today: Oak 4,100`, `Last week:`. */
const BY_WORD = new RegExp(`^(?:(${NOW})|(${THEN}))(?:: ?|$)`, 'iu');
const BY_DATE =
  /^(?:as of )?((?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\p{L}{3,9}\.?(?: \d{1,2})?(?:st|nd|rd|th)?(?:,? \d{4})?))(?:: ?|$)/iu;
/** A longer line is no list. */
const MAX_LENGTH = 300;
/** A creditor before a sum. */
const NAMED_SUM = /(\p{L}[\p{L}&.'’ -]{1,40}?)[ :=–—-]{1,4}\$? ?\d/gu;
/** So many creditors of one day that another day has too show that dates tell of when, where only dates part them. */
const MIN_ALIKE = 2;

/** A day that a line begins with: as words tell it, or by its date; and the end of that in the line. */
interface Day {
  age: 'now' | 'then' | 'date';
  date: string;
  end: number;
}

/** The day that a line begins with before what is owed on it; undefined where it begins with none. */
export function dayBefore(text: string): Day | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [told = '', now, then] = BY_WORD.exec(text) ?? [];
  if (now ?? then) return { age: now ? 'now' : 'then', date: '', end: told.length };
  const [dated = '', date = ''] = BY_DATE.exec(text) ?? [];
  return date !== '' && isDay(date) ? { age: 'date', date, end: dated.length } : undefined;
}

/** The lines of a day, and the creditors that they name with sums. */
interface OfDay {
  day: Day;
  lines: Line[];
  names: Set<string>;
}

function namesIn(text: string): string[] {
  return Array.from(matchesIn(text, NAMED_SUM), ([, name = '']) => nameKey(name));
}

/** The lines below each day that the lines of a page begin with. */
function ofDays(lines: readonly Line[]): OfDay[] {
  const days: OfDay[] = [];
  for (const line of lines) {
    const day = dayBefore(line.text);
    if (day) days.push({ day, lines: [], names: new Set() });
    const open = days.at(-1);
    open?.lines.push(line);
    for (const name of open ? namesIn(line.text.slice(day?.end ?? 0, MAX_LENGTH)) : []) open?.names.add(name);
  }
  return days;
}

function isLater(one: Day, other: Day): boolean {
  if (one.age === 'date' && other.age === 'date') return isNewer(one.date, other.date);
  return one.age === 'now' || other.age === 'then';
}

/**
 * The lines of a page that tell what was owed on an earlier day, where lines below tell the same creditors anew: `Last
 * week: Oak 4,200` beside `Today: Oak 4,100`. Between dates one creditor may have two bills, so that two have to come again.
 */
export const earlierLines = rememberedOf((lines: readonly Line[]): readonly Line[] => {
  const days = ofDays(lines);
  const [first, ...others] = days;
  if (!first || others.length === 0) return [];
  const last = others.reduce((newest, next) => (isLater(next.day, newest.day) ? next : newest), first);
  return days.flatMap((one) => {
    if (one === last || !isLater(last.day, one.day)) return [];
    const alike = [...one.names].filter((name) => last.names.has(name)).length;
    const areDates = one.day.age === 'date' && last.day.age === 'date';
    if (alike < (areDates ? MIN_ALIKE : 1)) return [];
    return one.lines.filter(({ text }) => {
      const names = namesIn(text.slice(dayBefore(text)?.end ?? 0, MAX_LENGTH));
      return names.length > 0 && names.every((name) => last.names.has(name));
    });
  });
});
