import { type Chunk, chunkOf, type PlacedLine, type Word } from './placed';

/** A column of a page: from its first column of characters to behind its last. */
export interface Band {
  left: number;
  right: number;
}

/** One blank between two words parts columns where so many lines have more there, one in so many of them. */
const [MIN_LINES, ONE_IN] = [4, 4];

/** How many lines have text in each column of characters, and how many have more than one blank there. */
function profile(lines: readonly PlacedLine[]): { covered: number[]; wide: number[] } {
  const width = lines.reduce((most, { words }) => Math.max(most, words.at(-1)?.right ?? 0), 0);
  const [covered, wide] = [new Array<number>(width).fill(0), new Array<number>(width).fill(0)];
  for (const { words } of lines) {
    let end = 0;
    for (const { left, right } of words) {
      if (left - end > 1) for (let x = end; x < left; x += 1) wide[x] = (wide[x] ?? 0) + 1;
      for (let x = left; x < right; x += 1) covered[x] = (covered[x] ?? 0) + 1;
      end = right;
    }
  }
  return { covered, wide };
}

/**
 * The columns of lines that stand over each other: they are parted by what stays blank in all lines. Two blanks part
 * columns for sure; a single one does where other lines have more, so that the blank in a name parts nothing.
 */
export function bandsOf(lines: readonly PlacedLine[]): Band[] {
  const { covered, wide } = profile(lines);
  const bands: Band[] = [];
  let x = 0;
  let start = -1;
  while (x < covered.length) {
    const from = x;
    while (x < covered.length && covered[x] === 0) x += 1;
    const isCut =
      x - from > 1 || (x > from && lines.length >= MIN_LINES && (wide[from] ?? 0) * ONE_IN >= lines.length);
    if (isCut && start >= 0) {
      bands.push({ left: start, right: from });
      start = -1;
    }
    if (start < 0) start = x;
    while (x < covered.length && (covered[x] ?? 0) > 0) x += 1;
  }
  if (start >= 0 && start < covered.length) bands.push({ left: start, right: covered.length });
  return bands;
}

/** How many columns of characters two stretches share; negative where blanks are between them. */
export function overlap(one: Band, other: Band): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** The column that a text stands in, or nearest to. */
export function bandOf(word: Band, bands: readonly Band[]): number {
  let best = 0;
  for (const [index, band] of bands.entries())
    if (overlap(word, band) > overlap(word, bands[best] ?? band)) best = index;
  return best;
}

/** The cells of words under columns; undefined where a column is empty. */
export function cellsIn(words: readonly Word[], bands: readonly Band[]): (Chunk | undefined)[] {
  const cells: Word[][] = bands.map(() => []);
  for (const word of words) cells[bandOf(word, bands)]?.push(word);
  return cells.map((cell) => (cell.length > 0 ? chunkOf(cell) : undefined));
}

/** Whether a text runs over into a second column. */
export function runsOver(chunk: Band, bands: readonly Band[]): boolean {
  return bands.filter((band) => overlap(chunk, band) > 0).length > 1;
}
