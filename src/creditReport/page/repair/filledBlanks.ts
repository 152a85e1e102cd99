import { type Repaired, rewrite } from './rewrite';

/** A line to write on with what is written on it, or with nothing: `_Oak Visa______`, `$ _142.00__`, `______`. */
const BLANK = /_+(?:(?<written>[^\s_]+(?: [^\s_]+)*) ?_+)?/g;
/** A line to write on that nobody makes of letters: `____`. */
const DRAWN = /_{3}/g;
/** Fewer are the rules of a text, or the place of a signature. */
const MIN_DRAWN = 6;

/** A form without the lines to write on: `Creditor: _Oak Visa_____` says `Creditor: Oak Visa`. */
export function withoutBlanks(repaired: Repaired): Repaired {
  if ((repaired.text.match(DRAWN)?.length ?? 0) < MIN_DRAWN) return repaired;
  return rewrite(repaired, BLANK, ({ groups, index, input }) => {
    const written = groups?.written ?? '';
    return /\S/.test(input[index - 1] ?? '') ? ` ${written}` : written;
  });
}
