/** A line that a mail quotes: its marks, and what it says. */
const QUOTED = /^((?:> ?)+)(\S.*)$/;
/** The number of a debt in a list. */
const NUMBERED = /^\(?\d{1,2}[.)] /;
/** So many of them show a list. */
const LEAST = 2;
/** A shorter line was not full, so that what stands below begins anew. */
const FULL = 45;
/** How what goes on begins: a word that begins nothing, or a figure. */
const GOES_ON = /^(?:\p{Ll}|\$? ?\d)/u;
/** What ends a line that goes on below, though another sentence ended in it: a word without its stop, or a comma. */
const IS_OPEN = /[\p{L}\d,]$/u;
/** The dollars of a sum whose cents begin the next line, before a word that they do not count: `$2,100.` over `08 Payment is`. */
const [DOLLARS, CENTS] = [/\$ ?\d[\d,]{0,10}\.$/, /^\d{2}(?: (?!\p{L}+s(?!\p{L}))\p{Lu}|$)/u];

/** What stands between a line and the one below it where the mailer broke it there; undefined where it did not. */
function betweenParts(above: string, below: string, isFull: boolean): string | undefined {
  if (NUMBERED.test(below)) return undefined;
  if (DOLLARS.test(above)) return CENTS.test(below) ? '' : undefined;
  return isFull && IS_OPEN.test(above) && GOES_ON.test(below) ? ' ' : undefined;
}

/**
 * A mail with the debts that it quotes of a numbered list on a line each, where a mailer broke them: what was told on one
 * line is read on one, whoever answers below it. Two numbers behind the same marks at least show such a list.
 *
 * @param text with the marks of what is quoted
 */
export function withQuotedItemsJoined(text: string): string {
  if (!text.includes('\n>')) return text;
  const joined: string[] = [];
  let [marks, above, isFull, count] = ['', '', false, 0];
  for (const line of text.split('\n')) {
    const [, own = '', said = ''] = QUOTED.exec(line) ?? [];
    const between = own !== '' && own === marks ? betweenParts(above, said, isFull) : undefined;
    if (between !== undefined) joined[joined.length - 1] += `${between}${said}`;
    else {
      joined.push(line);
      const isNumbered = NUMBERED.test(said);
      count += Number(isNumbered);
      [marks, isFull] = isNumbered ? [own, said.length >= FULL] : ['', false];
    }
    above = said;
  }
  return count < LEAST ? text : joined.join('\n');
}
