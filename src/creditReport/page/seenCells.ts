import { type Band, bandsOf, cellsIn } from './bands';
import type { Line } from './lines';
import type { PlacedLine } from './placed';

/** Fewer lines show no columns. */
const MIN_LINES = 3;
/** So many lines of running text end a stretch of columns. */
const MAX_BETWEEN = 3;
/** So many blanks part two cells wherever they stand. */
const SURE_GAP = 3;

function hasSureGap(words: readonly Band[]): boolean {
  return words.some((word, index) => index > 0 && word.left - (words[index - 1]?.right ?? 0) >= SURE_GAP);
}

/** The stretches of lines that stand in columns, with no more than a few other lines between two of them. */
function stretches(lines: readonly PlacedLine[]): number[][] {
  const found: number[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    if (line.chunks.length < 2) continue;
    if (index - last <= MAX_BETWEEN) found.at(-1)?.push(index);
    else found.push([index]);
    last = index;
  }
  return found.filter((stretch) => stretch.length >= MIN_LINES);
}

/**
 * Cuts lines into the cells of the columns they stand in: a cell keeps its single blanks, and a column that is empty in
 * a line gives an empty cell. Undefined for lines that stand in none.
 */
function seenCells(lines: readonly PlacedLine[]): (readonly string[] | undefined)[] {
  const cells: (readonly string[] | undefined)[] = lines.map(() => undefined);
  for (const stretch of stretches(lines)) {
    const bands = bandsOf(stretch.flatMap((index) => lines[index] ?? []));
    if (bands.length < 2) continue;
    for (const index of stretch) {
      const row = cellsIn(lines[index]?.words ?? [], bands);
      // Two texts far from each other are two cells, though another line has none there.
      if (!row.some((cell) => cell && hasSureGap(cell.words)))
        cells[index] = row.map((cell) => cell?.text ?? '');
    }
  }
  return cells;
}

/** The lines of a page with the cells of the columns they stand in; both in the order of the source. */
export function withSeenCells(lines: readonly Line[], placed: readonly PlacedLine[]): Line[] {
  const cells = seenCells(placed);
  const byPlace = new Map(placed.map(({ to }, index) => [to, cells[index]]));
  let index = 0;
  return lines.map((line) => {
    while ((placed[index]?.to ?? Number.POSITIVE_INFINITY) <= line.from) index += 1;
    const own = byPlace.get(placed[index]?.to ?? -1);
    return own ? { ...line, cells: own } : line;
  });
}
