import type { PaperLine } from './paper';

/** So many lines at the top and at the foot of a page may repeat. */
const [HEAD_LINES, FOOT_LINES] = [4, 4];
/** So many pages show that a line repeats; where there are fewer pages, all of them. */
const MIN_PAGES = 3;
/** Lines that repeat stand as high on each page, but for so many points. */
const GRID = 3;
/** The number of a page, which is another one on each. */
const PAGE_NUMBER = /\bpage:? ?\d+(?: (?:of|\/) ?\d+)?|\b\d+ ?(?:of|\/) ?\d+$|^[-– ]*\d{1,3}[-– ]*$/gi;

/** What a line says and where, the same for all lines that repeat it. */
function keyOf({ y, texts }: PaperLine): string {
  const words = texts.map(({ text }) => text).join(' ');
  return `${Math.round(y / GRID)} ${words.replace(PAGE_NUMBER, '#')}`;
}

/** How often each line stands on pages, counted over the lines at the same edge. */
function countsOf(edges: readonly (readonly PaperLine[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const edge of edges)
    for (const key of new Set(edge.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Leaves out the heads and feet that repeat on the pages of a report, with the same words at the same height, so that an
 * account runs on from one page to the next. The first head stays: it may be the headings of a table.
 */
export function withoutRunningLines(pages: readonly (readonly PaperLine[])[]): PaperLine[][] {
  const least = Math.max(2, Math.min(MIN_PAGES, pages.length), pages.length / 2);
  const heads = countsOf(pages.map((lines) => lines.slice(0, HEAD_LINES)));
  const feet = countsOf(pages.map((lines) => lines.slice(-FOOT_LINES)));
  const repeats = (counts: ReadonlyMap<string, number>, line: PaperLine) =>
    (counts.get(keyOf(line)) ?? 0) >= least;
  const seen = new Set<string>();
  return pages.map((lines) =>
    lines.filter((line, index) => {
      // What stands at the top of a short page is no foot, though few lines are below it.
      const isLow = index >= lines.length - FOOT_LINES && index * 2 >= lines.length;
      if (isLow && repeats(feet, line)) return false;
      if (index >= HEAD_LINES || !repeats(heads, line)) return true;
      const isFirst = !seen.has(keyOf(line));
      seen.add(keyOf(line));
      return isFirst;
    }),
  );
}
