import type { Line } from '../../page/lines';

/** The number of an account before its name, without a dot: `1  OAK BANK`. */
const COUNTED = /^(\d{1,3}) (?=\p{Lu}[^:$]{3,}$)/u;
/** Fewer numbers may grow by chance. */
const MIN_COUNTED = 3;

/**
 * Lines with a dot behind the numbers that count the accounts of a report, each behind a blank line, as a number of a list
 * is known by its dot.
 */
export function withCountedNames(lines: readonly Line[]): readonly Line[] {
  const found = new Map<Line, string>();
  for (const [index, line] of lines.entries()) {
    const isApart = line.afterBlank || index === 0;
    const [whole = '', count] = (isApart && COUNTED.exec(line.text)) || [];
    if (Number(count) === found.size + 1) found.set(line, `${count}. ${line.text.slice(whole.length)}`);
  }
  if (found.size < MIN_COUNTED) return lines;
  return lines.map((line) => {
    const text = found.get(line);
    return text === undefined ? line : { ...line, text, cells: [text] };
  });
}
