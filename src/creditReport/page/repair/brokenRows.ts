/** What parts the cells of a row, and what may part its headings above. */
const [BAR, SLASH] = [' | ', ' / '];
/** Fewer bars, and fewer rows with as many, show no table. */
const [MIN_BARS, MIN_ROWS] = [4, 2];
/** A row is broken where it is about as long as others, so many parts of the longest. */
const PARTS_OF_LONGEST = 0.75;
/** What goes on the last cell of a row is no longer, and has no mark that ends a label or a sentence. */
const GOES_ON = /^[^|:.]{1,20}$/;
/** A break within a figure. */
const [IN_FIGURE, FIGURE] = [/\d[,.]?$/, /^\d/];

/** How often something parts a line; it may stand at the line's ends. */
function partsOf(line: string, by: string): number {
  return ` ${line.trim()} `.split(by).length - 1;
}

/** How many bars most rows have: the most of any line that several lines have; 0 where they show no table. */
function usualBars(counts: readonly number[]): number {
  const most = counts.reduce((one, other) => Math.max(one, other), 0);
  return most >= MIN_BARS && counts.filter((count) => count === most).length >= MIN_ROWS ? most : 0;
}

/**
 * A text with its rows whole whose cells bars part, where the end of a line broke one, within a sum too: `OAK | $2,400.00 | $1,`
 * over `655.18 | CURRENT`, `… | PAST` over `DUE 30`; and with bars in the line of headings above them that slashes part.
 */
export function withBrokenRowsJoined(text: string): string {
  if (!text.includes(BAR)) return text;
  const lines = text.split('\n');
  const counts = lines.map((line) => partsOf(line, BAR));
  const usual = usualBars(counts);
  if (usual === 0) return text;
  const longest = lines.reduce((most, line, at) => (counts[at] ? Math.max(most, line.length) : most), 0);
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', next = ''] = [lines[at], lines[at + 1]];
    const [own = 0, below = 0] = [counts[at], counts[at + 1]];
    const isBroken =
      own > 0 && below > 0 && own + below === usual && line.length >= longest * PARTS_OF_LONGEST;
    const goesOn = own === usual && line.length === longest && GOES_ON.test(next);
    if (isBroken || goesOn) {
      whole.push(IN_FIGURE.test(line) && FIGURE.test(next) ? line + next : `${line.trimEnd()} ${next}`);
      at += 1;
    } else if (own === 0 && below > 0 && partsOf(line, SLASH) === usual)
      whole.push(line.replaceAll(SLASH, BAR));
    else whole.push(line);
  }
  return whole.join('\n');
}
