import { labelAt } from '../../lexicon/labels';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { isStatusOnly, readStatusText } from '../../pieces/statuses';

/** Joined lines longer than this are no wrapped text. */
export const MAX_JOINED = 300;
/** A label has no more words. */
export const MAX_LABEL_WORDS = 5;
/** What a line ends in that goes on. */
export const DANGLING =
  /(?:[,/&-]|\b(?:as|of|and|or|past|by|days?|than|in|for|to|not|over|paying|charged|placed))$/i;
/** A line of a status, or of what is said about one. */
export const STATUS_LINE = /\b(?:status|remarks?|comments?|rating)\b/i;

/** The words a line begins with, as many as a label can have and one more. */
export function firstWords(line: string): string[] {
  return line.split(' ', MAX_LABEL_WORDS + 1);
}

/** Whether a line is a label and nothing else, of which its words may say what for. */
function isLoneLabel(line: string, ofWhat: RegExp): boolean {
  if (!ofWhat.test(line)) return false;
  const words = firstWords(line);
  return labelAt(words, 0)?.words === words.length;
}

/** Whether a status on a line of its own, below its label, is cut and goes on in small letters, or with the word it lacks. */
function isCutStatus(label: string, status: string, next: string): boolean {
  const isSmall = /^[a-z]/.test(next);
  if (!isSmall && !(DANGLING.test(status) && isStatusOnly(`${status} ${next}`))) return false;
  if (status.length > MAX_JOINED || !isLoneLabel(label, STATUS_LINE)) return false;
  if (labelAt(firstWords(next), 0)) return false;
  return DANGLING.test(status) || readStatusText(status).flags.includes('status-unclear');
}

/** Labels of names that columns are too narrow for. */
const NAME_LINE = /\b(?:creditor|lender|agency|company)\b/i;

/** Whether a name on a line of its own, below its label and in capitals, goes on with a last word in capitals. */
function isCutName(label: string, name: string, next: string): boolean {
  if (!/^[A-Z][A-Z.&'-]{2,}$/.test(next) || !/^[A-Z\d .,&'/-]+$/.test(name)) return false;
  if (!isLoneLabel(label, NAME_LINE) || name.split(' ').length < 2) return false;
  return !labelAt([next], 0) && !isStatusOnly(next) && !isKindOfAccount(next);
}

/** Whether a line goes on with what its label, on the line above it, asks for. */
export function isCutValue(label: string, value: string, next: string): boolean {
  return isCutStatus(label, value, next) || isCutName(label, value, next);
}
