import { type Chunk, chunkOf, type PlacedLine, type Word } from './placed';

/** A column of a page: from its first column of characters to behind its last. */
export interface Band {
  left: number;
  right: number;
}

/** One blank between two words parts columns where so many lines have more there, one in so many of them. */
const [MIN_LINES, ONE_IN] = [4, 4];
const FIGURE = /^[$(-]*\d/;

/** What stands in each column of characters, counted over lines. */
interface Profile {
  /** Lines with text there. */
  covered: number[];
  /** Lines with more than one blank there. */
  wide: number[];
  /** Lines with words behind the blank there that are no figure. */
  words: number[];
  /** Lines with a word that begins there behind more than one blank. */
  begins: number[];
}

function profile(lines: readonly PlacedLine[]): Profile {
  const width = lines.reduce((most, { words }) => Math.max(most, words.at(-1)?.right ?? 0), 0);
  const zeros = () => new Array<number>(width + 1).fill(0);
  const counts: Profile = { covered: zeros(), wide: zeros(), words: zeros(), begins: zeros() };
  const add = (column: number[], x: number) => {
    column[x] = (column[x] ?? 0) + 1;
  };
  for (const { words } of lines) {
    let end = 0;
    for (const { text, left, right } of words) {
      const isWide = left - end > 1;
      for (let x = end; x < left; x += 1) {
        if (isWide) add(counts.wide, x);
        if (!FIGURE.test(text)) add(counts.words, x);
      }
      if (isWide) add(counts.begins, left);
      for (let x = left; x < right; x += 1) add(counts.covered, x);
      end = right;
    }
  }
  return counts;
}

/**
 * The columns of lines that stand over each other: they are parted by what stays blank in all lines. Two blanks part
 * columns for sure; a single one does where other lines have more, and begin a word at the same place behind it or have
 * nothing but figures there, so that the blank in a name parts nothing.
 */
export function bandsOf(lines: readonly PlacedLine[]): Band[] {
  const { covered, wide, words, begins } = profile(lines);
  const isOften = (count = 0) => count * ONE_IN >= lines.length;
  const end = covered.length - 1;
  const bands: Band[] = [];
  let x = 0;
  let start = -1;
  while (x < end) {
    const from = x;
    while (x < end && covered[x] === 0) x += 1;
    const isSingle =
      x - from === 1 &&
      lines.length >= MIN_LINES &&
      isOften(wide[from]) &&
      (isOften(begins[x]) || words[from] === 0);
    if ((x - from > 1 || isSingle) && start >= 0) {
      bands.push({ left: start, right: from });
      start = -1;
    }
    if (start < 0) start = x;
    while (x < end && (covered[x] ?? 0) > 0) x += 1;
  }
  if (start >= 0 && start < end) bands.push({ left: start, right: end });
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
