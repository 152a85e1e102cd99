import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import { isAmountShaped, isEmptyValue } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { readStatusText } from '../../pieces/statuses';

/** How many bureaus there are. */
export const MAX_BUREAUS = 3;
const MAX_WORDS = 15;

/** Divides words into a number of groups at the given cuts. */
function groups(words: readonly string[], cuts: readonly number[]): string[] {
  return [0, ...cuts].map((start, index) => words.slice(start, cuts[index] ?? words.length).join(' '));
}

/** All ways to divide up to `MAX_WORDS` words into two or three groups. */
function divisions(words: readonly string[], count: number): string[][] {
  const ways: string[][] = [];
  for (let first = 1; first < words.length; first += 1) {
    if (count === 2) ways.push(groups(words, [first]));
    else
      for (let second = first + 1; second < words.length; second += 1)
        ways.push(groups(words, [first, second]));
  }
  return ways;
}

/** A part that was cut between "late" and its days, or behind "was". */
const CUT = /^late(?! (?:\d|over))|(?<!days |never )\blate$|\bwas$/i;

/** Whether a part is a status, and a whole one. */
function isKnown(value: string): boolean {
  return !CUT.test(value) && !readStatusText(value).flags.includes('status-unclear');
}

/**
 * Divides a value into those of two or three bureaus that one space parts. Money, dates and numbers are told by their
 * shape; of words that are divided in several ways, the way that repeats itself, then the one whose parts are all
 * known as statuses.
 *
 * @returns undefined where no division is sure; the value then stays whole.
 */
export function splitByBureau(kind: LabelKind, value: string, count: number): string[] | undefined {
  if (count < 2) return undefined;
  const words = value.split(' ', MAX_WORDS + 1);
  if (words.length > MAX_WORDS) return undefined;
  if (words.length < count) return kind === 'number' ? numberOfSome(words) : undefined;
  const isShaped = (word: string) => (hasShape(kind) ? fitsKind(kind, word) : isAmountShaped(word));
  if (words.length === count && (words.every(isShaped) || (!hasShape(kind) && areWhole(words)))) return words;
  if (count > 3) return undefined;
  const size = words.length / count;
  if (Number.isInteger(size)) {
    const equal = groups(words, count === 2 ? [size] : [size, 2 * size]);
    if (equal.every((part) => part === equal[0])) return equal;
    if (hasShape(kind) && equal.every((part) => readDate(part) !== undefined)) return equal;
  }
  if (hasShape(kind)) return undefined;
  const ofSome = divisions(words, count).find(areOneOrNothing);
  if (ofSome) return ofSome;
  // Of several ways the one whose parts begin as statuses do.
  const known = divisions(words, count).filter((parts) => parts.every(isKnown));
  const starts = (parts: readonly string[]) =>
    parts.filter((part) => /^(?:late|current|collection|charge|pays|paid|open|closed|[-–—]|\d)/i.test(part))
      .length;
  return known.sort((one, other) => starts(other) - starts(one))[0];
}

/** Whether parts are the same value for each bureau that prints one, and of at least one that it prints nothing. */
function areOneOrNothing(parts: readonly string[]): boolean {
  const filled = parts.filter((part) => !isEmptyValue(part));
  return filled.length < parts.length && new Set(filled).size === 1;
}

/** Shorter numbers that repeat may be the parts of one. */
const MIN_NUMBER = 5;

/** The number that some of the bureaus print alike, where the others leave their place empty: it holds for all. */
function numberOfSome(words: readonly string[]): string[] | undefined {
  const [number = '', ...more] = words;
  const isSame = more.length > 0 && number.length >= MIN_NUMBER && more.every((word) => word === number);
  return isSame ? [number] : undefined;
}

/** Whether single words are values by themselves: statuses, or the same text for each bureau that prints one. */
function areWhole(words: readonly string[]): boolean {
  return words.every(isKnown) || new Set(words.filter((word) => !isEmptyValue(word))).size === 1;
}
