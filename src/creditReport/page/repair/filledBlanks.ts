import { collapse } from '../normalise';
import { type Repaired, rewrite } from './rewrite';

/** A line to write on with what is written on it, or with nothing: `_Oak Visa______`, `$ _142.00__`, `_ 30 days _`, `______`. */
const BLANK =
  /(?<!_)_ (?<apart>[^\s_]+(?: {1,2}[^\s_]+)*) _+|_+(?:(?<written>[^\s_]+(?: {1,2}[^\s_]+)*) ?_+)?/g;
/** A line to write on that nobody makes of letters: `____`. */
const DRAWN = /_{3}/g;
/** Fewer are the rules of a text, or the place of a signature. */
const MIN_DRAWN = 6;

/** What stands before a line to write on where that is a label without its colon, and behind it where it is none: `Late __30__ days`. */
const [LABEL, UNIT] = [/[\p{L}.#] {0,2}$/u, /^ ?\p{Ll}/u];

/** A mark on a line to write on that is no label's: who fills in the form has ticked what stands there. */
const TICK = /^[Xx✓]$/;

/** Lines for digits of a card that are not known, behind those that are: `5467 01__ ____ 8820`. */
const MAX_NUMBER = 20;
const OF_NUMBER = /(?<![^\s])\d{4} (?:[\d_]{4} ){0,2}\d{0,3}$/;

/** A form without the lines to write on: `Creditor _Oak Visa_____` says `Creditor: Oak Visa`. */
export function withoutBlanks(repaired: Repaired): Repaired {
  if ((repaired.text.match(DRAWN)?.length ?? 0) < MIN_DRAWN) return repaired;
  return rewrite(repaired, BLANK, ({ 0: blank, groups, index, input }) => {
    const written = collapse(groups?.apart ?? groups?.written ?? '');
    const end = index + blank.length;
    if (OF_NUMBER.test(input.slice(Math.max(0, index - MAX_NUMBER), index))) return undefined;
    const isLabel =
      LABEL.test(input.slice(Math.max(0, index - 3), index)) && !UNIT.test(input.slice(end, end + 2));
    if (TICK.test(written) && !isLabel) return '';
    return isLabel ? `: ${written}` : /[^\s$]/.test(input[index - 1] ?? ' ') ? ` ${written}` : written;
  });
}
