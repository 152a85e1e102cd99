import { labelAt } from '../../lexicon/labels';
import type { Line } from '../../page/lines';

/** Fewer labels over each other may stand there by chance. */
const MIN_LABELS = 2;
/** Cells of a line: twice a label and its value, at least; a row of a table has more. */
const [MIN_CELLS, MAX_CELLS] = [4, 8];
/** A word, or a few, without figures. */
const LIKE_LABEL = /^\p{L}[^\d:$*|]{2,40}$/u;

function isLabel(cell: string): boolean {
  const words = cell.split(' ', 8);
  return labelAt(words, 0)?.words === words.length;
}

/** Whether a line is labels and values by turns, as far as its first cell tells. */
function mayBePairs({ cells }: Line): boolean {
  const { length } = cells;
  return length >= MIN_CELLS && length <= MAX_CELLS && length % 2 === 0 && isLabel(cells[0] ?? '');
}

/** The places, among those of labels, in which nearly all lines of a stretch have one. */
function placesOf(lines: readonly Line[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let place = 2; place < MAX_CELLS; place += 2) {
    const cells = lines.flatMap(({ cells: own }) => own[place] ?? []);
    const labels = cells.filter(isLabel).length;
    if (labels >= MIN_LABELS && labels * 2 > cells.length) places.add(place);
  }
  return places;
}

/**
 * Lines with a colon behind each label that nobody has listed and that stands where the lines around it have theirs:
 * `Present Status` under `Account Type` and over `Balance`. Without it the value before would seem to go on.
 */
export function withLabelsByPlace(lines: readonly Line[]): readonly Line[] {
  const found = [...lines];
  let start = 0;
  while (start < lines.length) {
    let end = start;
    while (end < lines.length && (end === start || !lines[end]?.afterBlank)) end += 1;
    const stretch = lines.slice(start, end);
    const places = placesOf(stretch.filter(mayBePairs));
    for (const [index, line] of stretch.entries())
      if (places.size > 0 && mayBePairs(line)) found[start + index] = marked(line, places);
    start = end;
  }
  return found;
}

function marked(line: Line, places: ReadonlySet<number>): Line {
  const cells = line.cells.map((cell, place) =>
    places.has(place) && LIKE_LABEL.test(cell) && !isLabel(cell) ? `${cell}:` : cell,
  );
  return { ...line, cells, text: cells.filter(Boolean).join(' ') };
}
