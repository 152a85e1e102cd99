import { type Account, type Fact, isPrinted, valueIn } from '../account';
import { becameBy } from '../lexicon/questions';
import { isStatusOnly, isStatusTold, readStatusText, worseStatus } from '../pieces/statuses';
import type { ReviewFlag } from '../reviewFlags';
import type { Told } from './statusBeside';

function all({ facts, unknown = [] }: Account): readonly Fact[] {
  return [...facts, ...unknown];
}

/** What is over, however late it was: it counts more than what became of the debt before. */
const OVER: readonly ReviewFlag[] = ['bankruptcy', 'paid-settled', 'paid-closed'];

/** What became of a debt, by the columns that ask for it and are answered with yes: the worst of them, or that it is over. */
export function becameOf(account: Account, column: number): Told | undefined {
  let found: Told | undefined;
  for (const fact of all(account)) {
    const text = becameBy(valueIn(fact, column), fact.label);
    if (text === undefined) continue;
    const told = { status: readStatusText(text), text, fact };
    if (told.status.flags.some((flag) => OVER.includes(flag))) return told;
    if (!found || worseStatus(found.status, told.status) !== found.status) found = told;
  }
  return found;
}

/** Headings of what somebody writes about a debt. */
const NOTES = /\b(?:notes?|notas?|comments?|situation|posture|memo)\b/i;
/** A heading of words. */
const HEADING = /^[^\d$]*\p{L}[^\d$]*$/u;
/** Longer texts tell a story. */
const MAX_NOTE = 120;
/** What a note says of a payment, and not of how the debt stands. */
const OF_PAYMENTS: readonly ReviewFlag[] = ['paid-closed', 'paid-settled', 'transferred', 'status-open-only'];
const PARTS = /[,;()]+ ?|\. | [-–—] /;
/** What leads to a status in a saying, and when or where it was seen behind it: `showing 30 days late for Oct`, `bureau says 60 days late right now`. */
const AROUND =
  /^(?:(?:(?:it|they|(?:the |your )?(?:bureaus?|credit(?: report)?|report|lender)) )?(?:shows?|showing|says?|reports?|reporting|is|still|now)(?: as)? )|(?<=\p{L}) (?:(?:for|as of|per|on) [\p{L}\d/ ]{2,24}|(?:right |just )?now|today|at the moment)$/giu;

/** Whether a saying is a status and nothing else, but for what leads to it and when it was seen. */
function isStatusSaid(saying: string): boolean {
  const status = saying.replace(AROUND, '');
  return isStatusOnly(status) && isStatusTold(status);
}

/**
 * How a debt stands by what somebody noted beside it, under a heading for notes or one that nobody knows; a guess unless
 * one of its sayings is a status and nothing else, or it is marked for what it tells.
 */
export function notedStatus({ facts, unknown = [], isSkipped }: Account, column: number): Told | undefined {
  if (isSkipped) return undefined;
  const notes = [
    ...facts.filter(({ kind, label }) => (kind === 'text' || kind === 'statusHint') && NOTES.test(label)),
    ...unknown.filter(({ label }) => isPrinted(label) && HEADING.test(label)),
  ];
  for (const fact of notes) {
    const text = valueIn(fact, column);
    if (text.length > MAX_NOTE || !/\p{L}{2}/u.test(text) || !isStatusTold(text)) continue;
    const status = readStatusText(text);
    if (status.flags.some((flag) => OF_PAYMENTS.includes(flag))) continue;
    const isSaid = text.split(PARTS).some(isStatusSaid);
    // Under a heading that nobody knows, words may be of anything.
    if (!isSaid && !NOTES.test(fact.label)) continue;
    const isPlain = isSaid || status.flags.length > 0;
    return { status: isPlain ? status : { ...status, flags: ['status-guessed'] }, text, fact };
  }
  return undefined;
}

/** How late a debt is by what is noted beside it, where its status says only that it is late; undefined where the note is a guess. */
export function notedLateness(account: Account, column: number): Told | undefined {
  const noted = notedStatus(account, column);
  const { current = null, flags = [] } = noted?.status ?? {};
  return current === null || current === 'current' || flags.includes('status-guessed') ? undefined : noted;
}
