import type { Line, Span } from './lines';
import { matchesIn } from './matches';
import { rememberedOf } from './remembered';

/** A piece of text where it stands on a page: in the units of the page, which are characters for fixed-width text. */
export interface Piece extends Span {
  text: string;
  /** Where it begins, from the left edge. */
  x: number;
  width: number;
  /** The line it stands on: its number, or its baseline from the top of the page. */
  line: number;
}

/** A text whose pieces stand where they were printed: its source, and the place of each piece of it. */
export interface PlacedText {
  /** Fixed-width text; a form feed stands before the first line of each page of paper but the first. */
  source: string;
  /** Line by line. */
  pieces: readonly Piece[];
  /** So much more it has to explain than the other forms of the same pages; left out for nothing. */
  doubt?: number;
}

/** A word on a grid of characters, from its first column to behind its last. */
export interface Word extends Span {
  text: string;
  left: number;
  right: number;
}

/** Words that belong together: no more than one blank is between two of them. */
export interface Chunk extends Word {
  words: readonly Word[];
}

/** A line of a page whose columns are seen: its words from left to right, and the texts that they make. */
export interface PlacedLine extends Span {
  words: readonly Word[];
  chunks: readonly Chunk[];
  /** More space is above than between most lines. */
  afterBlank: boolean;
}

/** So much more than between most lines is a blank one. */
const BLANK = 1.5;
/** Wider pages are no reports; what stands beyond is put at the edge. */
const MAX_COLUMN = 400;

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 1;
}

/** The pieces of fixed-width text: each word at its column. Its blanks must be plain spaces. */
export function piecesOfText(source: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const [line, text] of source.split('\n').entries()) {
    for (const { 0: word, index } of matchesIn(text, /[^\s|]+/g))
      pieces.push({
        text: word,
        x: index,
        width: word.length,
        line,
        from: start + index,
        to: start + index + word.length,
      });
    start += text.length + 1;
  }
  return pieces;
}

/** A cell of a line is so many columns of characters wide. */
const CELL = 80;

/**
 * A cell that stands in a column of its own; its words are told apart when they are asked for, of few lines. A class,
 * since a getter in an object of its own takes longer to make than all else here, and a page has as many as cells.
 */
class CellChunk implements Chunk {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
  #words: readonly Word[] | undefined;

  constructor(cell: string, column: number, { from, to }: Span) {
    this.text = cell.includes('\n') ? cell.split(/\s+/).join(' ') : cell;
    this.left = column * CELL;
    this.right = this.left + this.text.length;
    this.from = from;
    this.to = to;
  }

  get words(): readonly Word[] {
    let { left } = this;
    const { from, to } = this;
    this.#words ??= this.text.split(' ').map((word): Word => {
      const placed = { text: word, left, right: left + word.length, from, to };
      left += word.length + 1;
      return placed;
    });
    return this.#words;
  }
}

/** A line of such cells. */
class CellLine implements PlacedLine {
  readonly chunks: readonly Chunk[];
  readonly afterBlank: boolean;
  readonly from: number;
  readonly to: number;
  #words: readonly Word[] | undefined;

  constructor(line: Line) {
    const chunks: Chunk[] = [];
    line.cells.forEach((cell, column) => {
      if (cell !== '') chunks.push(new CellChunk(cell, column, line));
    });
    this.chunks = chunks;
    this.afterBlank = line.afterBlank;
    this.from = line.from;
    this.to = line.to;
  }

  get words(): readonly Word[] {
    this.#words ??= this.chunks.flatMap(({ words }) => words);
    return this.#words;
  }
}

/** The lines of a text whose cells tabs part, as if each cell stood in a column of its own; several layouts ask for them. */
export const placedCells = rememberedOf((lines: readonly Line[]): readonly PlacedLine[] =>
  lines.map((line) => new CellLine(line)),
);

/** The words of a piece; one of several words is divided as if all its characters were as wide. */
function wordsOf({ text, x, width, from }: Piece, unit: number): Word[] {
  const step = width / Math.max(1, text.length) / unit;
  return Array.from(matchesIn(text, /\S+/g), ({ 0: word, index }) => {
    const left = Math.min(MAX_COLUMN, Math.round(x / unit + index * step));
    const right = Math.min(
      MAX_COLUMN + 1,
      Math.max(left + 1, Math.round(x / unit + (index + word.length) * step)),
    );
    return { text: word, left, right, from: from + index, to: from + index + word.length };
  });
}

/** A dollar sign at the left of its column and the figure at the right are one word, as accounts are printed. */
function withDollars(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last?.text === '$' && /^[\d(-]/.test(word.text))
      joined[joined.length - 1] = { ...last, text: `$ ${word.text}`, right: word.right, to: word.to };
    else joined.push(word);
  }
  return joined;
}

/**
 * Sets pieces with positions in lines, on a grid as wide as most of their characters are.
 *
 * @param pieces in the order of the page: line by line
 */
export function placedLines(pieces: readonly Piece[]): PlacedLine[] {
  const unit = middle(pieces.map(({ text, width }) => width / Math.max(1, text.length))) || 1;
  const rows = new Map<number, Word[]>();
  for (const piece of pieces) {
    const row = rows.get(piece.line) ?? [];
    row.push(...wordsOf(piece, unit));
    rows.set(piece.line, row);
  }
  const places = [...rows.keys()];
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? place));
  const usual = middle(steps.filter((step) => step > 0));
  return [...rows].map(([, row], index) => {
    const words = withDollars(row.sort((one, other) => one.left - other.left));
    return {
      words,
      chunks: chunksOf(words),
      afterBlank: (steps[index - 1] ?? 0) > usual * BLANK,
      from: words.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY),
      to: words.reduce((most, { to }) => Math.max(most, to), 0),
    };
  });
}

/** Puts words together to one text. */
export function chunkOf(words: readonly Word[]): Chunk {
  const [first, last] = [words[0], words.at(-1)];
  return {
    text: words.map(({ text }) => text).join(' '),
    left: first?.left ?? 0,
    right: last?.right ?? 0,
    from: first?.from ?? 0,
    to: last?.to ?? 0,
    words,
  };
}

/** The texts that more than one blank parts. */
function chunksOf(words: readonly Word[]): Chunk[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && word.left - last.right < 2) group.push(word);
    else groups.push([word]);
  }
  return groups.map(chunkOf);
}
