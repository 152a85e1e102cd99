import type { ReactNode } from 'react';
import type { Span } from '../../../creditReport/page/lines';
import type { CellPlace } from '../../../sheet/sheet';
import { DEBT_COLUMNS } from '../../debtColumns';
import type { Piece } from './pieces';
import { within } from './sourceLines';

/** What of the source is drawn, and what of it is set off. */
export interface SourceShown {
  /** Which of the texts, counted from 0. */
  text: number;
  source: string;
  pieces: readonly Piece[];
  /** The cell in use. */
  cell: CellPlace | null;
  /** Where the piece begins that Tab comes to; -1 where it is none of this text. */
  tabStop: number;
}

/** A stretch of the source with the pieces in it. */
export function segments(stretch: Span, { text, source, pieces, cell, tabStop }: SourceShown): ReactNode[] {
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
