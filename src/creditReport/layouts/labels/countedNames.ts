import type { Line } from '../../page/lines';

/** The number of an account before its name, without a dot; a label may follow: `1  OAK BANK`, `1  OAK BANK  Acct#: 4471`. */
const COUNTED = /^(\d{1,3}) (?=\p{Lu}[^:$]{3,}(?:$|:))/u;
/** A line drawn across the page, with a title in it or without. */
const RULE = /^[-–—_=*~]{4,}/;
/** Fewer numbers may grow by chance. */
const MIN_COUNTED = 3;

/**
 * Lines with a dot behind the numbers that count the accounts of a report, each behind a blank line or a
 * drawn one, or the head of a page where so many were before it, as a number of a list is known by its dot.
 */
export function withCountedNames(lines: readonly Line[]): readonly Line[] {
  const found = new Map<Line, string>();
  for (const [index, line] of lines.entries()) {
    const isApart =
      line.afterBlank || index === 0 || found.size >= MIN_COUNTED || RULE.test(lines[index - 1]?.text ?? '');
    const [, count] = (isApart && COUNTED.exec(line.text)) || [];
    if (count !== undefined && Number(count) === found.size + 1) found.set(line, count);
  }
  if (found.size < MIN_COUNTED) return lines;
  return lines.map((line) => {
    const count = found.get(line);
    if (count === undefined) return line;
    const withDot = (text: string) => text.replace(count, `${count}.`);
    const [first = '', ...others] = line.cells;
    return { ...line, text: withDot(line.text), cells: [withDot(first), ...others] };
  });
}
