import { memo, useMemo } from 'react';
import type { Span } from '../../../creditReport/page/lines';
import type { Piece } from './pieces';
import { type SourceShown, segments } from './SourcePieces';
import { cellsOf, isRule } from './sourceCells';
import { type SourceChunk, type SourceColumns, sourceBlocks, within } from './sourceLines';

/** One text of the source. Its lines are drawn in chunks, and those far from the view are not laid out. */
export function SourceText({ text, source, pieces, cell, tabStop }: SourceShown) {
  const blocks = useMemo(() => sourceBlocks(source), [source]);
  return blocks.map(({ page, chunks, columns }) => [
    page && (
      <p key={`page ${page}`} className="source-page">
        Page {page}
      </p>
    ),
    ...chunks.map((chunk) => {
      const own = within(pieces, chunk);
      const isCurrent = own.some((piece) => piece.cell?.row === cell?.row);
      const isStop = own.some(({ from }) => from === tabStop);
      return (
        <Chunk
          key={chunk.from}
          text={text}
          source={source}
          chunk={chunk}
          columns={columns}
          pieces={own}
          cell={isCurrent ? cell : null}
          tabStop={isStop ? tabStop : -1}
        />
      );
    }),
  ]);
}

interface ChunkProps extends SourceShown {
  chunk: SourceChunk;
  columns: SourceColumns | undefined;
}

/** Some lines. They are drawn anew only where something in them has changed. */
const Chunk = memo(
  function Chunk({ chunk, columns, ...shown }: ChunkProps) {
    const { lines } = chunk;
    const place = { containIntrinsicBlockSize: `auto ${lines.length * 1.5}em` };
    if (!columns)
      return (
        <div className="source-lines" style={place}>
          {segments(chunk, shown)}
          {/* A blank line at the end is drawn only where a line end follows it. */}
          {'\n'}
        </div>
      );
    const { widths } = columns;
    return (
      <div className="source-table" style={place}>
        {lines
          .filter((line) => columns.delimiter !== '|' || !isRule(shown.source, line))
          .map((line) => (
            <div key={line.from} className="source-row">
              {filledCells(shown.source, line, columns).map((cell, column, { length }) => (
                <div
                  key={`${cell.from} ${String(column)}`}
                  className="source-cell"
                  style={{ flex: length === 1 ? '1 0 100%' : flexOf(widths[column] ?? 1) }}
                >
                  {segments(cell, shown)}
                </div>
              ))}
            </div>
          ))}
      </div>
    );
  },
  (before, now) =>
    before.chunk === now.chunk &&
    before.tabStop === now.tabStop &&
    before.cell === now.cell &&
    looks(before.pieces) === looks(now.pieces),
);

function looks(pieces: readonly Piece[]): string {
  return pieces.map(({ from, to, cell, kind }) => [from, to, cell?.row, cell?.column, kind].join()).join(';');
}

/** As wide as its figures, and more where there is room; the columns of a row that is too long go on below. */
function flexOf(width: number): string {
  return `${width} 1 calc(${width} * 0.64em + 8px)`;
}

/** The cells of a row, none where it has fewer than others; one that stands alone, such as a title, has all the width. */
function filledCells(source: string, line: Span, { delimiter, widths }: SourceColumns): readonly Span[] {
  const cells = cellsOf(source, line, delimiter);
  const [only, ...others] = cells.filter(({ from, to }) => source.slice(from, to).trim() !== '');
  if (only && others.length === 0) return [only];
  const none = { from: line.to, to: line.to };
  return widths.map((_, column) => cells[column] ?? none);
}
