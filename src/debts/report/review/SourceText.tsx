import { memo, type ReactNode, useMemo } from 'react';
import type { Span } from '../../../creditReport/page/lines';
import type { CellPlace } from '../../../sheet/sheet';
import { DEBT_COLUMNS } from '../../debtColumns';
import type { Piece } from './pieces';
import { cellsOf, type SourceChunk, sourceBlocks, within } from './sourceLines';

interface SourceTextProps {
  /** Which of the texts, counted from 0. */
  text: number;
  source: string;
  pieces: readonly Piece[];
  /** The cell in use. */
  cell: CellPlace | null;
  /** Where the piece begins that Tab comes to; -1 where it is none of this text. */
  tabStop: number;
}

/** One text of the source. Its lines are drawn in chunks, and those far from the view are not laid out. */
export function SourceText({ text, source, pieces, cell, tabStop }: SourceTextProps) {
  const blocks = useMemo(() => sourceBlocks(source), [source]);
  return blocks.map(({ chunks, columns }) =>
    chunks.map((chunk) => {
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
  );
}

interface ChunkProps extends SourceTextProps {
  chunk: SourceChunk;
  columns: readonly number[] | undefined;
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
        </div>
      );
    const whole = columns.reduce((sum, width) => sum + width, 0);
    return (
      <table className="source-table" style={place} role="presentation">
        <colgroup>
          {columns.map((width, column) => (
            <col key={String(column)} style={{ inlineSize: `${(100 * width) / whole}%` }} />
          ))}
        </colgroup>
        <tbody>
          {lines.map((line) => (
            <tr key={line.from}>
              {filledCells(shown.source, line, columns.length).map(({ cell, span }) => (
                <td key={cell.from} colSpan={span}>
                  {segments(cell, shown)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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

/** The cells of a row. One that stands alone in its row, such as a title, has all the width. */
function filledCells(source: string, line: Span, columns: number): { cell: Span; span: number }[] {
  const cells = cellsOf(source, line);
  const [only, ...others] = cells.filter(({ from, to }) => source.slice(from, to).trim() !== '');
  if (only && others.length === 0) return [{ cell: only, span: columns }];
  return cells.map((cell) => ({ cell, span: 1 }));
}

/** A stretch of the source with the pieces in it. */
function segments(stretch: Span, { text, source, pieces, cell, tabStop }: SourceTextProps): ReactNode[] {
  const drawn: ReactNode[] = [];
  let from = stretch.from;
  for (const piece of within(pieces, stretch)) {
    drawn.push(source.slice(from, piece.from));
    const isRow = piece.cell !== undefined && piece.cell.row === cell?.row;
    drawn.push(
      <PieceMark
        key={piece.from}
        text={text}
        piece={piece}
        isRow={isRow}
        isCell={isRow && piece.cell?.column === cell?.column}
        isStop={piece.from === tabStop}
      >
        {source.slice(piece.from, piece.to)}
      </PieceMark>,
    );
    from = piece.to;
  }
  drawn.push(source.slice(from, stretch.to));
  return drawn;
}

interface PieceMarkProps {
  text: number;
  piece: Piece;
  children: string;
  /** Whether it stands in the row of the cell in use, and in that cell. */
  isRow: boolean;
  isCell: boolean;
  isStop: boolean;
}

/** A piece of the source: marked where a row took it, underlined where none did. */
function PieceMark({ text, piece, children, isRow, isCell, isStop }: PieceMarkProps) {
  const button = (
    // biome-ignore lint/a11y/useSemanticElements: a button does not break over lines as its text does.
    <span role="button" tabIndex={isStop ? 0 : -1} title={nameOf(piece)}>
      {children}
    </span>
  );
  if (!piece.cell)
    return (
      <u data-text={text} data-from={piece.from}>
        {button}
      </u>
    );
  return (
    <mark
      data-text={text}
      data-from={piece.from}
      {...(isRow && { 'aria-current': 'true' })}
      {...(isCell && { 'data-active': '' })}
    >
      {button}
    </mark>
  );
}

function nameOf({ cell }: Piece): string {
  if (!cell) return 'Not used';
  const header = DEBT_COLUMNS.find(({ field }) => field === cell.column)?.header ?? 'Monthly payment';
  return `Debt ${Number(cell.row) + 1}, ${header}`;
}
