import { type ClipboardCell, cellText } from './clipboardCell';
import { type Line, linesOfRows, readLines } from './lines';
import { normaliseText } from './normalise';
import { type Piece, type PlacedLine, piecesOfText, placedLines } from './placed';
import { withSeenCells } from './seenColumns';

/** A clipboard in one of its forms: its lines, and the source that all places refer to. */
export interface Page {
  source: string;
  lines: readonly Line[];
  /** Numbers that a spreadsheet had shortened, as they stand behind their cells. */
  restored: ReadonlySet<string>;
  /** The same lines with the place of each word, where columns are seen by it. */
  placed?: readonly PlacedLine[];
}

const NONE: ReadonlySet<string> = new Set();
/** What parts the cells of a row where tabs do not. */
const DELIMITERS = [',', ';', '|'];
/** So many lines are looked at. */
const MAX_LOOKED_AT = 40;
/** Fewer runs of blanks may be as long as each other by chance. */
const MIN_RUNS = 8;
/** Fewer lines with cells beside each other are no columns. */
const MIN_COLUMN_LINES = 2;

/** Whether a delimiter stands in so many lines, as often in each, that it may part cells. */
function mayPart(source: string, delimiter: string): boolean {
  const lines = source.split('\n', MAX_LOOKED_AT).filter((line) => line.trim() !== '');
  const parted = lines.filter((line) => line.split(delimiter).length > 2);
  return parted.length > 1 && parted.length * 2 > lines.length;
}

/** The run of blanks that parts all cells of a text, an empty cell being two of them; undefined where runs differ. */
function partingBlanks(source: string): string | undefined {
  const runs = Array.from(source.matchAll(/(?<=\S) {2,}(?=\S)/g), ([run]) => run.length);
  const usual = runs.reduce((least, run) => Math.min(least, run), Number.POSITIVE_INFINITY);
  const isEven = runs.every((run) => run % usual === 0);
  const isUsual = runs.filter((run) => run === usual).length * 4 >= runs.length * 3;
  return runs.length >= MIN_RUNS && isEven && isUsual ? ' '.repeat(usual) : undefined;
}

/** The page of a text whose columns are seen by the places of its pieces. */
export function pageOfPieces(source: string, pieces: readonly Piece[]): Page {
  const placed = placedLines(pieces);
  return { source, lines: withSeenCells(readLines(source), placed), restored: NONE, placed };
}

/** Whether so many lines have cells beside each other that the text may stand in columns. */
function mayBePlaced(pieces: readonly Piece[]): boolean {
  let found = 0;
  for (const line of placedLines(pieces)) if (line.chunks.length > 2) found += 1;
  return found >= MIN_COLUMN_LINES;
}

/**
 * The pages that a text can be: with its cells parted by tabs or runs of blanks, by what else may part them, and with
 * columns that are seen by their place.
 */
export function pagesOfText(text: string): Page[] {
  const source = normaliseText(text);
  const hasTabs = source.includes('\t');
  const delimiters = hasTabs ? [] : DELIMITERS.filter((delimiter) => mayPart(source, delimiter));
  const blanks = hasTabs ? undefined : partingBlanks(source);
  const pages: Page[] = ['\t', ...delimiters, ...(blanks ? [blanks] : [])].map((delimiter) => ({
    source,
    lines: readLines(source, delimiter),
    restored: NONE,
  }));
  const pieces = hasTabs || !source.includes('   ') ? [] : piecesOfText(source);
  return mayBePlaced(pieces) ? [...pages, pageOfPieces(source, pieces)] : pages;
}

/** The page that the elements of a clipboard make. */
export function pageOfElements(elements: readonly (readonly string[])[]): Page {
  const rows = elements.map((pieces) => pieces.map(normaliseText));
  return { ...linesOfRows(rows), restored: NONE };
}

/** The page that the tables of a clipboard make, one under the other. */
export function pageOfTables(tables: readonly (readonly (readonly ClipboardCell[])[])[]): Page {
  const restored = new Set<string>();
  const rows = tables.flatMap((table) =>
    table.map((row) =>
      row.map((cell) => {
        const { text, shortened } = cellText(cell);
        if (shortened) restored.add(text);
        return text;
      }),
    ),
  );
  return { ...linesOfRows(rows), restored };
}
