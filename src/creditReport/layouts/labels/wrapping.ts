import { beginsLabel, labelAt, mayShareLabel } from '../../lexicon/labels';
import { isWhole } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { readStatusText } from '../../pieces/statuses';

/** Joined lines longer than this are no wrapped text. */
const MAX_JOINED = 300;
const MAX_LABEL_WORDS = 5;
const WHOLE_KINDS = ['balance', 'reported', 'number'] as const;
const DANGLING =
  /(?:[,/&-]|\b(?:as|of|and|or|past|by|days?|than|in|for|to|not|over|paying|charged|placed))$/i;
/** A dash at the end that is a value left empty: it stands right behind its label, or for a bureau beside others. */
const ENDS_EMPTY = /(?:\b(?:status|remarks?|comments?|rating):?| -(?: .*)?) -$/i;
const STATUS_LINE = /\b(?:status|remarks?|comments?|rating)\b/i;
/** The words that names of companies end in: alone on a line they end the name above. */
const END_OF_NAME =
  /^(?:(?:n\.? ?a\.?|inc|llc|corp|ltd|lp|plc|company|management|mgmt|services|svcs|associates|group)[.,]? ?){1,3}$/i;
const REST_OF_LATENESS = /^(?:past )?due(?: date)?[.<]*$/i;

/** The words a line begins with, as many as a label can have and one more. */
function firstWords(line: string): string[] {
  return line.split(' ', MAX_LABEL_WORDS + 1);
}

/** The last words of a line that could go on as a label, and that stand alone or behind a whole value. */
function openEnds(line: string): string[][] {
  if (line.endsWith(':')) return [];
  const words = line
    .slice(-120)
    .split(' ')
    .slice(-MAX_LABEL_WORDS - 1);
  const ends: string[][] = [];
  for (let tail = Math.min(MAX_LABEL_WORDS, words.length); tail >= 1; tail -= 1) {
    const end = words.slice(-tail);
    if (!beginsLabel(end)) continue;
    const before = words.at(-tail - 1);
    if (before === undefined || WHOLE_KINDS.some((kind) => isWhole(kind, [before]))) ends.push(end);
  }
  return ends;
}

/** Whether a line stands in capitals alone, as a badge does. */
function isBadge(line: string): boolean {
  return line === line.toUpperCase() && /\p{L}{2}/u.test(line);
}

/** Whether the last words of a line and the first of the next are one label that the page broke in two. */
function splitsLabel(line: string, next: string): boolean {
  if (!mayShareLabel(line, next) || (isBadge(line) && !isBadge(next))) return false;
  const ends = openEnds(line);
  if (ends.length === 0) return false;
  const nextWords = firstWords(next);
  const own = labelAt(nextWords, 0);
  return ends.some((end) => {
    const found = labelAt([...end, ...nextWords], 0);
    const taken = (found?.words ?? 0) - end.length;
    if (!found || taken < 1 || (own && own.words > taken)) return false;
    // Two whole labels under each other are two entries of a list of labels.
    return labelAt(end, 0)?.words !== end.length || own?.words !== nextWords.length || own.colon;
  });
}

function goesOn(line: string, next: string): boolean {
  if (line.length + next.length > MAX_JOINED) return false;
  const opened = line.lastIndexOf('>');
  if (opened !== -1 && opened > line.lastIndexOf('<') && next.indexOf('<') > 0) return true;
  if (END_OF_NAME.test(next) && !line.endsWith(':') && !/[\d$*]/.test(line)) return true;
  if (STATUS_LINE.test(line) && /\b(?:30|60|90|1[258]0)$/.test(line) && /^days\b/i.test(next)) return true;
  if (splitsLabel(line, next)) return true;
  if (!STATUS_LINE.test(line) || ENDS_EMPTY.test(line)) return false;
  if (DANGLING.test(line) && REST_OF_LATENESS.test(next))
    return /(?:days?|past)$/i.test(line) && !/\blate \d/i.test(line);
  if (labelAt(firstWords(next), 0) || next.includes(':')) return false;
  return /^[a-z]/.test(next) || (DANGLING.test(line) && !/\blate \d+ days$/i.test(line));
}

/** Whether a status on a line of its own, below its label, is cut and goes on in small letters. */
function isCutStatus(label: string, status: string, next: string): boolean {
  if (!/^[a-z]/.test(next) || !STATUS_LINE.test(label) || status.length > MAX_JOINED) return false;
  const words = firstWords(label);
  if (labelAt(words, 0)?.words !== words.length || labelAt(firstWords(next), 0)) return false;
  return DANGLING.test(status) || readStatusText(status).flags.includes('status-unclear');
}

/** Puts together what the page wrapped: labels broken over two lines, sentences, and values between `>` and `<`. */
export function unwrapLines(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const lastText = last?.text ?? '';
    const isNext = last?.cells.length === 1 && line.cells.length === 1 && !line.afterBlank;
    const isJoined =
      isNext && (goesOn(lastText, line.text) || isCutStatus(whole.at(-2)?.text ?? '', lastText, line.text));
    if (last && isJoined) {
      const text = `${lastText} ${line.text}`;
      whole[whole.length - 1] = { ...last, text, cells: [text], to: line.to };
    } else whole.push(line);
  }
  return whole;
}
