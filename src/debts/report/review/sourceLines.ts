import type { Span } from '../../../creditReport/page/lines';
import { columnWidths, type Delimiter, delimitersOf } from './sourceCells';

/** Some lines of a source that are drawn together. */
export interface SourceChunk extends Span {
  lines: readonly Span[];
}

/** The columns of a table. */
export interface SourceColumns {
  delimiter: Delimiter;
  /** How wide each wants to be, in figures. */
  widths: readonly number[];
}

/** A run of lines of one kind: plain text, or the rows of a table. */
export interface SourceBlock {
  /** The number of the page of paper that begins with it; undefined where none does. */
  page: number | undefined;
  chunks: readonly SourceChunk[];
  /** Of a table; undefined for plain text. */
  columns: SourceColumns | undefined;
}

/** So many lines are drawn at once or not at all: those far from the view are not drawn. */
const CHUNK_LINES = 40;

/** Stands before the first line of each page of paper but the first. */
const FORM_FEED = '\f';

/** The lines of a source, without the marks of new pages. */
function linesOf(source: string): (Span & { isNewPage: boolean })[] {
  let from = 0;
  return source.split('\n').map((line) => {
    const isNewPage = line.startsWith(FORM_FEED);
    const span = { from: from + (isNewPage ? 1 : 0), to: from + line.length, isNewPage };
    from += line.length + 1;
    return span;
  });
}

/**
 * The lines of a source as they are drawn: rows of cells with tabs, bars or commas between them as a table, all else as
 * they stand. Each page of paper begins a block.
 */
export function sourceBlocks(source: string): readonly SourceBlock[] {
  const lines = linesOf(source);
  const delimiters = delimitersOf(source, lines);
  const blocks: { delimiter: Delimiter | undefined; lines: Span[]; page: number | undefined }[] = [];
  let page = 1;
  for (const [index, { isNewPage, from, to }] of lines.entries()) {
    const delimiter = delimiters[index];
    if (isNewPage) page += 1;
    const last = blocks.at(-1);
    if (last && last.delimiter === delimiter && !isNewPage) last.lines.push({ from, to });
    else blocks.push({ delimiter, lines: [{ from, to }], page: isNewPage || !last ? page : undefined });
  }
  const isPaper = page > 1;
  return blocks.map(({ delimiter, lines: own, page: begun }) => ({
    page: isPaper ? begun : undefined,
    chunks: chunked(own),
    columns: delimiter && { delimiter, widths: columnWidths(source, own, delimiter) },
  }));
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
