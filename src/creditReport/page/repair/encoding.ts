/**
 * The characters that Windows-1252 has in the places 0x80 to 0x9F, in their order; a place without one stands for itself.
 * Source: WHATWG Encoding Standard, index windows-1252.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const BYTE_OF = new Map(Array.from(WINDOWS_1252, (character, index) => [character, 0x80 + index]));
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return UTF_8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

const HIGH = `\u0080-\u00BF${WINDOWS_1252}`;
/** The first byte of a character of UTF-8 and those that follow it, each read as a character of its own. */
const MISREAD = new RegExp(
  `[\u00C2-\u00DF][${HIGH}]|[\u00E0-\u00EF][${HIGH}]{2}|[\u00F0-\u00F4][${HIGH}]{3}`,
  'g',
);
/** The rest of a misread blank (`Â` and a no-break space), whose second half became a plain one. */
const MISREAD_BLANK = /Â(?=[ \n]|$)/g;

/** Puts right what was written as UTF-8 and read as Windows-1252, such as `â€™` and `Ã©`, also where it happened twice. */
export function withoutMojibake(text: string): string {
  let found = text;
  for (let round = 0; round < 2; round += 1) {
    const next = found.replace(MISREAD, (letters) => {
      const bytes = Array.from(letters, (letter) => BYTE_OF.get(letter) ?? letter.charCodeAt(0));
      return decoded(bytes) ?? letters;
    });
    if (next === found) break;
    found = next;
  }
  return found === text ? text : found.replace(MISREAD_BLANK, '');
}

/** A line that goes on below: the mark may be followed by blanks, and the next line by the marks of a quoted mail. */
const SOFT_BREAK = /(?<=[^=\s] ?)=[ \t]*\n(?:>+ ?)*/g;
const ESCAPES = /(?:=[\dA-F]{2})+/g;
const MANY_BYTES = /=C[2-9A-F]=[89AB][\dA-F]|=E[\dA-F](?:=[89AB][\dA-F]){2}/;

/**
 * Decodes the quoted-printable of a mail: `=C3=A9` is a letter, `=` at the end of a line joins it with the next. Only
 * where a letter of several bytes or two such joints show that it is one: `pmt=35` is none.
 *
 * Source: RFC 2045, section 6.7.
 */
export function withoutQuotedPrintable(text: string): string {
  if (!text.includes('=')) return text;
  if (!MANY_BYTES.test(text) && (text.match(SOFT_BREAK)?.length ?? 0) < 2) return text;
  return text.replace(SOFT_BREAK, '').replace(ESCAPES, (escapes) => {
    const bytes = escapes
      .slice(1)
      .split('=')
      .map((code) => Number.parseInt(code, 16));
    return decoded(bytes) ?? escapes;
  });
}

/** A line of a quoted mail, the rest of it that a mailer wrapped and left without a mark, and a quoted line again. */
const WRAPPED_QUOTE = /^(>+ .*\S)\n(?![>\s])(.{1,60})(?=\n>)/gm;

/** Joins the lines of a quoted mail that were wrapped once more on their way; two at least show that it was. */
export function withoutWrappedQuotes(text: string): string {
  const wrapped = text.match(WRAPPED_QUOTE)?.length ?? 0;
  return wrapped < 2 ? text : text.replace(WRAPPED_QUOTE, '$1 $2');
}
