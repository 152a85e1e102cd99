import { type Line, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import { withoutPictures } from '../pieces/pictures';
import { sectionOf } from '../pieces/sections';
import { isStatusOnly, isStatusTold, readStatusText } from '../pieces/statuses';
import type { Place } from '../reportedDebt';
import type { Read } from './duplicates';
import { withStatus } from './withStatus';

/** Longer lines are no headings. */
const MAX_LENGTH = 40;
/** What marks a heading: `## Current`, `30 days late:`. */
const MARKS = /^[\s#*=_-]+|[\s:*=_-]+$/g;
/** What Chinese puts around a title: `【亲戚】`. */
const AROUND = /[【】]/g;
/** What somebody says of several: `What she still pays on time`, `The ones I keep current`. */
const OF_SEVERAL =
  /^(?:what|those|the (?:ones|others|rest)|ones|cards|accounts|bills|loans|debts)(?!\p{L})[^\d$?]*$/iu;
/** Of fewer headings one may be what a single debt says. */
const MIN_HEADINGS = 2;

/** What parts the statuses of one heading: `CHARGED OFF OR WITH A COLLECTOR`, `Collections / charge-offs`. */
const EITHER = /,? (?:or|and) |, | ?[/&] ?/i;

/** The status that a heading names, the first of several that mean the same; undefined where it says anything else. */
function statusIn(told: string): string | undefined {
  if (isStatusOnly(told)) return told;
  const parts = told.split(EITHER);
  const [first] = parts;
  const standings = new Set(parts.map((part) => readStatusText(part).current));
  return parts.length > 1 && parts.every(isStatusOnly) && standings.size === 1 ? first : undefined;
}

interface Heading {
  at: number;
  status: { text: string; place: Place; isOfSeveral: boolean } | undefined;
}

/** What a line says as the heading of a group: how its debts stand, or nothing of that; undefined where it is none. */
function headingOf(line: Line): Heading | undefined {
  const { text, cells, afterBlank, from, to } = line;
  if (cells.length > 1 || text.length > MAX_LENGTH) return undefined;
  const told = withoutPictures(text).replace(MARKS, '');
  const isSetOff = afterBlank || told !== text || text === text.toUpperCase();
  // That accounts are open says nothing of how they stand.
  const isOpen = readStatusText(told).flags.includes('status-open-only');
  const isOfSeveral = OF_SEVERAL.test(told) && isStatusTold(told);
  const status = isOfSeveral ? told : statusIn(told);
  if (isSetOff && !isOpen && status !== undefined)
    return { at: from, status: { text: status, place: { from, to, line: text }, isOfSeveral } };
  return sectionOf(text.replace(AROUND, '')) === undefined ? undefined : { at: from, status: undefined };
}

/** What tells whether a place is between the first and the last that was read of one account: what stands there is said of that alone. */
function isWithinAccounts(reads: readonly Read[]): (at: number) => boolean {
  const spans = reads.map(({ account: { facts } }) => spanOf(facts.map(({ span }) => span)));
  return (at) => spans.some(({ from, to }) => from < at && at < to);
}

/**
 * The debts of which nothing tells how they stand, with what the heading of their group says of all of them, as people sort
 * their debts: marked, since such a line may be of one debt alone.
 */
export function withGroupStatus<Row extends Read>(reads: readonly Row[], { lines }: Page): readonly Row[] {
  const isOpen = ({ debt: { amount, current, review } }: Row) =>
    current === null &&
    amount?.gt(0) === true &&
    (review.includes('no-status') || review.includes('past-due-no-bucket'));
  if (!reads.some(isOpen)) return reads;
  const isWithinOne = isWithinAccounts(reads);
  const headings = lines.flatMap((line) => headingOf(line) ?? []).filter(({ at }) => !isWithinOne(at));
  const told = new Set(headings.flatMap(({ status }) => status?.text.toLowerCase() ?? []));
  const counted = headings.filter(({ status }) => status).length;
  // Of headings each is told once; what comes again is said of single debts.
  const isSaid = headings.some(({ status }) => status?.isOfSeveral);
  if ((told.size < MIN_HEADINGS && !isSaid) || counted > told.size) return reads;
  return reads.map((read) => {
    const at = read.debt.sources.amount?.from;
    const status = at === undefined ? undefined : headings.findLast((one) => one.at < at)?.status;
    return status && isOpen(read) ? withStatus(read, status, ['status-guessed']) : read;
  });
}
