import { blanksOf, type Stretch, shared, widthOf } from './blanks';
import type { PaperLine, PaperText } from './paper';

/** What parts two columns of a page is at least so many times as wide as its letters are high. */
const GUTTER = 1.2;
/** Fewer lines on one of the sides are no column. */
const MIN_LINES = 4;
/** No page of a report has more lines; it keeps the search in proportion to the page. */
const MOST_LINES = 300;

/** What of a gutter stays blank in a line as well; undefined where too little does. */
function narrowed(gutter: Stretch, line: PaperLine): Stretch | undefined {
  return blanksOf(line)
    .map((blank) => shared(gutter, blank))
    .find((left) => widthOf(left) >= line.size * GUTTER);
}

function sides(line: PaperLine, gutter: Stretch): [left: PaperText[], right: PaperText[]] {
  const isLeft = (text: PaperText) => text.x < gutter.left + widthOf(gutter) / 2;
  return [line.texts.filter(isLeft), line.texts.filter((text) => !isLeft(text))];
}

function asLine(line: PaperLine, texts: readonly PaperText[]): PaperLine[] {
  return texts.length > 0 ? [{ ...line, texts }] : [];
}

/** The lines from the first on that a gutter runs through, as a left and a right column; undefined where none does. */
function columnsFrom(lines: readonly PaperLine[], start: Stretch) {
  let [gutter, end] = [start, 0];
  for (; end < Math.min(lines.length, MOST_LINES); end += 1) {
    const line = lines[end];
    const next = line && narrowed(gutter, line);
    if (!next) break;
    gutter = next;
  }
  const region = lines.slice(0, end);
  const left = region.flatMap((line) => asLine(line, sides(line, gutter)[0]));
  const right = region.flatMap((line) => asLine(line, sides(line, gutter)[1]));
  return left.length >= MIN_LINES && right.length >= MIN_LINES ? { end, left, right } : undefined;
}

/**
 * The lines of a page with its columns one after the other: where a blank stretch runs down through lines that have text
 * on both sides of it, what stands left of it is read before what stands right of it.
 *
 * A table has such stretches as well, so this is one of two ways to read a page; what is read decides between them.
 */
export function inColumns(lines: readonly PaperLine[]): PaperLine[] {
  const ordered: PaperLine[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    if (!line) break;
    const rest = lines.slice(index, index + MOST_LINES);
    const found = blanksOf(line)
      .slice(1, -1)
      .filter((blank) => widthOf(blank) >= line.size * GUTTER)
      .flatMap((blank) => columnsFrom(rest, blank) ?? [])
      .reduce<ReturnType<typeof columnsFrom>>(
        (most, next) => (most && most.end >= next.end ? most : next),
        undefined,
      );
    if (found) ordered.push(...found.left, ...inColumns(found.right));
    else ordered.push(line);
    index += found?.end ?? 1;
  }
  return ordered;
}
