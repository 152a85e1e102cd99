/** What parts the pieces of a line. */
const BAR = ' | ';
/** Headings: words alone, and nothing that has its value behind it. */
const HEADINGS = /^[^\d:|$]{2,40}(?: \| [^\d:|$]{2,40}){2,}$/;
/** Headings that stand but once are those of a table, whose rows are parted alike. */
const MIN_TIMES = 2;

function piecesOf(line: string): number {
  return line.split(BAR).length;
}

/**
 * A text with each value behind its heading, where headings stand anew over the values of each account and bars part both:
 * `Balance: $5 | Past due: $0 | Payment: $1` for `Balance | Past due | Payment` over `$5 | $0 | $1`. It is how the labels
 * between such bars have their values elsewhere.
 */
export function withBarredHeadings(text: string): string {
  if (text.includes('\t') || !text.includes(BAR)) return text;
  const lines = text.split('\n');
  const times = new Map<string, number>();
  for (const line of lines) if (HEADINGS.test(line)) times.set(line, (times.get(line) ?? 0) + 1);
  const isOver = (line: string, values: string) =>
    (times.get(line) ?? 0) >= MIN_TIMES && /\d/.test(values) && piecesOf(values) === piecesOf(line);
  const paired = (line: string, values: string) => {
    const labels = line.split(BAR);
    return values
      .split(BAR)
      .map((value, index) => `${labels[index]}: ${value}`)
      .join(BAR);
  };
  return lines
    .flatMap((line, index) => {
      const [above = '', below = ''] = [lines[index - 1], lines[index + 1]];
      if (isOver(line, below)) return [];
      return isOver(above, line) ? [paired(above, line)] : [line];
    })
    .join('\n');
}
