import { type Chunk, chunkOf, type PlacedLine, type Word } from './placed';

/** A column of a page: from its first column of characters to behind its last. */
export interface Band {
  left: number;
  right: number;
}

/** One blank between two words parts columns where so many lines have more there, one in so many of them. */
const [MIN_LINES, ONE_IN] = [4, 4];
/** Under a heading so many lines have a blank at the same place not by chance. */
const MIN_HEADED = 2;
const FIGURE = /^[$(-]*\d/;

/** The stretches of columns in which any of the lines has text, from left to right; a blank at least parts two of them. */
function coveredIn(lines: readonly PlacedLine[]): Band[] {
  const words = lines.flatMap((line) => line.words).sort((one, other) => one.left - other.left);
  const covered: Band[] = [];
  for (const { left, right } of words) {
    const last = covered.at(-1);
    if (last && left <= last.right) last.right = Math.max(last.right, right);
    else covered.push({ left, right });
  }
  return covered;
}

/** What stands around a blank, counted over lines. */
interface Around {
  /** Lines with more than one blank there. */
  wide: number;
  /** Lines with words behind the blank there that are no figure. */
  words: number;
  /** Lines with a word that begins right behind it and behind more than one blank. */
  begins: number;
  /** Lines with a word without a figure right before it. */
  named: number;
}

/** What stands around single blanks, by their columns. */
function aroundBlanks(lines: readonly PlacedLine[], blanks: readonly number[]): ReadonlyMap<number, Around> {
  const around = new Map(blanks.map((at) => [at, { wide: 0, words: 0, begins: 0, named: 0 }]));
  for (const { words } of lines) {
    let [end, next, hasFigure] = [0, 0, true];
    for (const { text, left, right } of words) {
      const isWide = left - end > 1;
      while ((blanks[next] ?? end) < end) next += 1;
      for (let at = blanks[next]; at !== undefined && at < left; at = blanks[next]) {
        const counts = around.get(at);
        if (counts && isWide) counts.wide += 1;
        if (counts && !FIGURE.test(text)) counts.words += 1;
        if (counts && isWide && at + 1 === left) counts.begins += 1;
        if (counts && at === end && !hasFigure) counts.named += 1;
        next += 1;
      }
      end = right;
      hasFigure = /\d/.test(text);
    }
  }
  return around;
}

/**
 * The columns of lines that stand over each other: they are parted by what stays blank in all lines. Two blanks part
 * columns for sure; a single one does where other lines have more, and begin a word at the same place behind it or have
 * nothing but figures there, so that the blank in a name parts nothing; or where a heading over them begins, of several
 * that one blank parts beside figures alone.
 *
 * @param headings the lines over them
 */
export function bandsOf(lines: readonly PlacedLine[], headings: readonly PlacedLine[] = []): Band[] {
  const covered = coveredIn(lines);
  const gapAfter = (index: number) => (covered[index + 1]?.left ?? 0) - (covered[index]?.right ?? 0);
  const blanks = covered.flatMap(({ right }, index) => (gapAfter(index) === 1 ? [right] : []));
  const around = lines.length >= MIN_LINES || headings.length > 0 ? aroundBlanks(lines, blanks) : undefined;
  const isHeaded = lines.length >= MIN_HEADED;
  const chunks = isHeaded ? headings.flatMap((line) => line.chunks) : [];
  const begins = (at: number) => chunks.some(({ left }) => left === at);
  // A heading of several columns begins no farther right than the first of them.
  const beginsWithin = (at: number, start: number) =>
    chunks.some(({ left, words }) => left <= start && words.some((word) => word.left === at));
  const isOften = (count: number) => count * ONE_IN >= lines.length;
  const parts = (blank: number, start: number) => {
    const counts = around?.get(blank);
    const isOfFigures = counts && (counts.words === 0 || counts.named === 0);
    if (begins(blank + 1) || (isOfFigures && beginsWithin(blank + 1, start))) return true;
    return (
      counts &&
      lines.length >= MIN_LINES &&
      isOften(counts.wide) &&
      (isOften(counts.begins) || counts.words === 0)
    );
  };
  const bands: Band[] = [];
  for (const [index, { left, right }] of covered.entries()) {
    const last = bands.at(-1);
    if (last && gapAfter(index - 1) === 1 && !parts(last.right, last.left)) last.right = right;
    else bands.push({ left, right });
  }
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
