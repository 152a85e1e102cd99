import { callsDebts } from '../../lexicon/calledDebts';
import { headingKind } from '../../lexicon/labels';
import { areLabelWords } from '../../lexicon/words';
import type { Line } from '../../page/lines';

/** What counts a line before its name, with neither a dot nor a bracket: `1  Oak   312   25`. */
const COUNTER = /^(\d{1,2})[\t ]+(?=\p{L})/u;
/** Fewer lines may begin with such numbers by chance. */
const MIN_LINES = 3;

/** A line without what counts it, be it a cell of its own or the beginning of its first. */
function withoutCounter(line: Line): Line {
  const [first = '', ...others] = line.cells;
  const isOwn = /^\d{1,2}$/.test(first);
  const cells = isOwn ? others : [first.replace(COUNTER, ''), ...others];
  return { ...line, text: line.text.replace(COUNTER, ''), cells };
}

/** Whether a line holds headings of columns, and so one over the numbers too. */
function holdsHeadings({ text, cells }: Line): boolean {
  const known = cells.filter((cell) => headingKind(cell) !== undefined);
  return (
    known.length > 1 ||
    (cells.length === 1 &&
      /\S \S/.test(text) &&
      !callsDebts(text.replace(/:$/, '')) &&
      areLabelWords(text.replace(/^#|\bno\./i, '')))
  );
}

/**
 * The lines of a page without the numbers that count the entries of its list: 1, 2, 3 and so on, each before a name and
 * with what is owed behind it. Below headings they are a column of the table, and stay.
 */
export function withoutCounters(lines: readonly Line[]): readonly Line[] {
  const counts = lines.map(({ text }) => Number(COUNTER.exec(text)?.[1] ?? 0));
  const start = counts.indexOf(1);
  let end = start;
  while (
    start >= 0 &&
    counts[end] === end - start + 1 &&
    /\d/.test(lines[end]?.text.replace(COUNTER, '') ?? '')
  )
    end += 1;
  const first = lines[start];
  if (!first || end - start < MIN_LINES || lines.slice(0, start).some(holdsHeadings)) return lines;
  return lines.map((line, index) => (start <= index && index < end ? withoutCounter(line) : line));
}
