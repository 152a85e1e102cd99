import type { Span } from '../../../creditReport/page/lines';

/** Some lines of a source that are drawn together. */
export interface SourceChunk extends Span {
  lines: readonly Span[];
}

/** A run of lines of one kind: plain text, or the rows of a table. */
export interface SourceBlock {
  chunks: readonly SourceChunk[];
  /** Of a table how wide its columns are against each other; undefined for plain text. */
  columns: readonly number[] | undefined;
}

/** So many lines are drawn at once or not at all: those far from the view are not drawn. */
const CHUNK_LINES = 40;
/** A column has room for its longest cell up to so many characters, and for its longest word; it has some at least. */
const [LEAST_WIDE, WORDS_WIDE, MOST_WIDE] = [4, 12, 24];

/** The lines of a source as they are drawn: rows of cells with tabs between them as a table, all else as they stand. */
export function sourceBlocks(source: string): readonly SourceBlock[] {
  const blocks: { isTable: boolean; lines: Span[] }[] = [];
  let from = 0;
  for (const line of source.split('\n')) {
    const isTable = line.includes('\t');
    const last = blocks.at(-1);
    const span = { from, to: from + line.length };
    if (last?.isTable === isTable) last.lines.push(span);
    else blocks.push({ isTable, lines: [span] });
    from = span.to + 1;
  }
  return blocks.map(({ isTable, lines }) => ({
    chunks: chunked(lines),
    columns: isTable ? columnsOf(source, lines) : undefined,
  }));
}

/** The cells of a line of a table, as stretches of the source. */
export function cellsOf(source: string, { from, to }: Span): readonly Span[] {
  let start = from;
  return source
    .slice(from, to)
    .split('\t')
    .map((cell) => {
      const span = { from: start, to: start + cell.length };
      start = span.to + 1;
      return span;
    });
}

/** The pieces that stand in a stretch, as far as they do; all are in order. */
export function within<Piece extends Span>(pieces: readonly Piece[], { from, to }: Span): Piece[] {
  return pieces
    .filter((piece) => piece.from < to && piece.to > from)
    .map((piece) => ({ ...piece, from: Math.max(piece.from, from), to: Math.min(piece.to, to) }));
}

function chunked(lines: readonly Span[]): SourceChunk[] {
  const chunks = Array.from({ length: Math.ceil(lines.length / CHUNK_LINES) }, (_, index) =>
    lines.slice(index * CHUNK_LINES, (index + 1) * CHUNK_LINES),
  );
  return chunks.map((own) => ({ lines: own, from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 }));
}

function columnsOf(source: string, lines: readonly Span[]): number[] {
  const widths: number[] = [];
  for (const line of lines)
    for (const [column, { from, to }] of cellsOf(source, line).entries())
      widths[column] = Math.max(widths[column] ?? LEAST_WIDE, widthOf(source.slice(from, to)));
  return widths;
}

/** How wide a cell wants to be, in characters. */
function widthOf(cell: string): number {
  const words = cell.slice(0, 1000).split(/\s+/);
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  return Math.min(Math.max(longest, Math.min(cell.length, WORDS_WIDE)), MOST_WIDE) + 1;
}
