/** The name of a bank in capitals that ends its line in a dash, and the store of its card on the next: `SYNCHRONY BANK -` over `AMAZON`. */
const BROKEN =
  /^([ \t]*\p{Lu}[\p{Lu}&'. ]{3,40} [-–])\n[ \t]*(?=\p{Lu}[\p{Lu}&'./ ]{2,40}(?:$| [*xX\d$]))/gmu;

/** A text with the names whole that the end of a line broke behind a dash. */
export function withBrokenNamesJoined(text: string): string {
  return text.replace(BROKEN, '$1 ');
}
