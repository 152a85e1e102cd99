import { partedLine } from '../layouts/lists/severalInLine';
import { standingIn } from '../layouts/lists/standing';
import { spelledKind } from '../lexicon/labels';
import type { Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { isMaskedNumber } from '../pieces/accountNumber';
import { sectionOf } from '../pieces/sections';
import { isStatusOnly, readStatusText } from '../pieces/statuses';
import type { Unused } from '../slots';

const AMOUNT =
  /(?:US)?\$ ?-?\d[\d.,]*\d|(?:US)?\$ ?\d|(?<![\w.,$])\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?![\w,])|(?<![\w.,$/-])\d+\.\d{2}(?![\w.%])/g;
const WORD = /[^\s,;:()|]+/g;
/** The number of a person, not of an account. */
const SOCIAL_SECURITY = /^[Xx*\d]{3}-[Xx*\d]{2}-\d{4}$/;
/** A longer text says more than a status. */
const MAX_STATUS = 60;

/** Whether a text by itself says how an account is paid: no heading, no question, no label, no date, no count. */
function isStatus(text: string): boolean {
  if (
    text.length > MAX_STATUS ||
    text.endsWith('?') ||
    !/\p{L}{4}/u.test(text) ||
    /^\d+ \D|\D \d+$/.test(text)
  )
    return false;
  if (!isStatusOnly(text)) return false;
  const { flags } = readStatusText(text);
  const isSilent = flags.includes('status-unclear') || flags.includes('no-status');
  return !isSilent && sectionOf(text) === undefined && spelledKind(text) === undefined;
}

const FIGURES =
  /\$ ?[\d.,]+|\d[\d.,/]*|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\bon\b|[-–—]/gi;
/** A line tells the same label so many times where it has one for each month. */
const MIN_MONTHS = 3;

/** Whether a line tells what was owed or paid in former months: figures behind a date, or one label over and over. */
function isOfMonths(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const words = text.replace(FIGURES, ' ').split(/\s+/).filter(Boolean);
  if (words.length === 0) return /\b(?:19|20)\d\d\b/.test(text);
  return words.length >= MIN_MONTHS && new Set(words).size * MIN_MONTHS <= words.length;
}

/** The lines of a page that tell what was owed or paid in former months. */
export function historiesIn({ lines }: Page): readonly Span[] {
  return lines.filter(({ text }) => isOfMonths(text));
}

/** The places of what looks like an amount or an account number, of statuses that stand by themselves, and of what is said of how a creditor's debt stands. In their order. */
export function looksLikeParts({ source, lines }: Page): Unused[] {
  const found: Unused[] = [];
  for (const { index, 0: text } of matchesIn(source, AMOUNT))
    found.push({ from: index, to: index + text.length, kind: 'amount' });
  for (const { index, 0: word } of matchesIn(source, WORD))
    if (/\d/.test(word) && isMaskedNumber(word) && !SOCIAL_SECURITY.test(word))
      found.push({ from: index, to: index + word.length, kind: 'accountNumber' });
  for (const { cells, from, to } of lines)
    for (const cell of cells) {
      if (!isStatus(cell)) continue;
      const at = source.slice(from, to).indexOf(cell);
      if (at >= 0) found.push({ from: from + at, to: from + at + cell.length, kind: 'status' });
    }
  for (const { from, to, text } of lines.flatMap(partedLine))
    if (standingIn(text)) found.push({ from, to, kind: 'status' });
  return found.sort((one, other) => one.from - other.from);
}
