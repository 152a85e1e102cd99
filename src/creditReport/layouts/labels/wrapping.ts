import { endsCompanyName } from '../../lexicon/creditors';
import { beginsLabel, labelAt, mayShareLabel } from '../../lexicon/labels';
import { isWhole } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { isStatusOnly } from '../../pieces/statuses';
import { DANGLING, firstWords, isCutValue, MAX_JOINED, MAX_LABEL_WORDS, STATUS_LINE } from './cutValues';

const WHOLE_KINDS = ['balance', 'reported', 'number'] as const;
/** A dash at the end that is a value left empty: it stands right behind its label, or for a bureau beside others. */
const ENDS_EMPTY = /(?:\b(?:status|remarks?|comments?|rating):?| -(?: .*)?) -$/i;
const REST_OF_LATENESS = /^(?:past )?due(?: date)?[.<]*$/i;

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

/** Whether two lines each begin with the same label, and a value behind it, so that each is whole: `Creditor: OAK Bal: 5 Current`. */
function beginAlike(line: string, next: string): boolean {
  const [own, other] = [line, next].map((text) => labelAt(firstWords(text), 0));
  return own?.colon === true && other?.colon === true && own.text === other.text && !line.endsWith(':');
}

/** Whether the last words of a line and the first of the next are one label that the page broke in two. */
function splitsLabel(line: string, next: string, isOverOne: () => boolean): boolean {
  if (!mayShareLabel(line, next) || (isBadge(line) && !isBadge(next)) || beginAlike(line, next)) return false;
  const ends = openEnds(line);
  if (ends.length === 0) return false;
  const nextWords = firstWords(next);
  const own = labelAt(nextWords, 0);
  return ends.some((end) => {
    const found = labelAt([...end, ...nextWords], 0);
    const taken = (found?.words ?? 0) - end.length;
    if (!found || taken < 1 || (own && own.words > taken)) return false;
    // Two whole labels under each other are two entries of a list of labels, unless a single sum stands below both.
    return labelAt(end, 0)?.words !== end.length || own?.words !== nextWords.length || isOverOne();
  });
}

/** Whether a label stands by itself on a page: below a line that is no beginning of it, at least once. */
function standsAlone(lines: readonly Line[], label: string): boolean {
  return lines.some(
    ({ text }, index) => text === label && !splitsLabel(lines[index - 1]?.text ?? '', text, () => false),
  );
}

const SUM = /^\$ ?\d[\d,]*(?:\.\d\d)?$/;

/** Whether a single sum stands below a line, and no other below that. */
function isOverOneSum(lines: readonly Line[], index: number): boolean {
  return SUM.test(lines[index + 1]?.text ?? '') && !SUM.test(lines[index + 2]?.text ?? '');
}

/** @param isSplit the last words of the line and the first of the next are one label */
function goesOn(line: string, next: string, isSplit: boolean): boolean {
  if (line.length + next.length > MAX_JOINED) return false;
  const opened = line.lastIndexOf('>');
  if (opened !== -1 && opened > line.lastIndexOf('<') && next.indexOf('<') > 0) return true;
  if (endsCompanyName(next) && !line.endsWith(':') && !/[\d$*]/.test(line)) return true;
  if (isSplit) return true;
  if (!STATUS_LINE.test(line) || ENDS_EMPTY.test(line)) return false;
  if (DANGLING.test(line) && REST_OF_LATENESS.test(next))
    return /(?:days?|past)$/i.test(line) && !/\blate \d/i.test(line);
  if (labelAt(firstWords(next), 0) || next.includes(':')) return false;
  return /^[a-z]/.test(next) || (DANGLING.test(line) && !/\blate \d+ days$/i.test(line));
}

/** Puts together what the page wrapped: labels broken over two lines, sentences, and values between `>` and `<`. */
export function unwrapLines(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  const alone = new Map<string, boolean>();
  const isAlone = (label: string) => {
    const known = alone.get(label) ?? standsAlone(lines, label);
    alone.set(label, known);
    return known;
  };
  for (const [index, line] of lines.entries()) {
    const last = whole.at(-1);
    const lastText = last?.text ?? '';
    const isNext = last?.cells.length === 1 && line.cells.length === 1 && !line.afterBlank;
    const isSplit = isNext && splitsLabel(lastText, line.text, () => isOverOneSum(lines, index));
    // What a status ends in may begin a label too: `Current`, and `Balance` below it.
    const isStatus = isSplit && isStatusOnly(lastText) && splitsLabel(lastText, line.text, () => false);
    const isJoined =
      isNext &&
      !(isStatus && isAlone(line.text)) &&
      (goesOn(lastText, line.text, isSplit) || isCutValue(whole.at(-2)?.text ?? '', lastText, line.text));
    if (last && isJoined) {
      const text = `${lastText} ${line.text}`;
      whole[whole.length - 1] = { ...last, text, cells: [text], to: line.to };
    } else whole.push(line);
  }
  return whole;
}
