import { readAmount } from '../../pieces/amounts';

/** What is no last four digits of a number: round, or of another length. */
const NO_LAST_FOUR = /^(?!\d{4}$)|0$/;
const FOUR_DIGITS = /^\d{4}$/;
/** So large a part of the plain figures at least is none. */
const LEAST_SUMS = 0.5;
/** So many lines show how a list is written. */
const MIN_LINES = 2;
/** Cards ask for no larger share of what is owed, which last digits of numbers are above in every line by no chance. */
const MOST_ASKED = 0.1;

/** Whether most of some plain figures are no last four digits of numbers, and so what is owed. */
export function areMostlySums(figures: readonly string[]): boolean {
  return figures.filter((text) => NO_LAST_FOUR.test(text)).length >= figures.length * LEAST_SUMS;
}

/** A plain figure, and behind it one with the sign of money. */
export type PlainAndMarked = readonly [plain: string, marked: string];

function sumOf(text: string): number {
  return readAmount(text)?.amount?.toNumber() ?? 0;
}

/** Whether every plain figure is more than the marked one behind it: they may be what is owed, or numbers of accounts. */
export function areAllAbove(pairs: readonly PlainAndMarked[]): boolean {
  return pairs.length >= MIN_LINES && pairs.every(([plain, marked]) => sumOf(plain) > sumOf(marked));
}

/** Whether the plain figures are what is owed, and only what is paid on it has its sign: `Oak 377 - $35`, `Elm 4871 - $146`. */
export function arePlainlyOwed(pairs: readonly PlainAndMarked[]): boolean {
  if (!areAllAbove(pairs)) return false;
  // Four digits, round ones too, may be the last of a number: `Oak (4410) $1,250.33`.
  const sums = pairs.filter(([plain]) => !FOUR_DIGITS.test(plain));
  return (
    sums.length >= pairs.length * LEAST_SUMS ||
    pairs.every(([plain, marked]) => sumOf(marked) <= sumOf(plain) * MOST_ASKED)
  );
}
