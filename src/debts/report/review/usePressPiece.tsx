import { useStore } from 'jotai';
import type { CellPlace } from '../../../sheet/sheet';
import { DEBT_COLUMNS } from '../../debtColumns';
import { columnFor, pieceEdit } from './pieceEdit';
import type { Piece } from './pieces';
import type { ReviewAtoms } from './reviewAtoms';
import { isOnLinesOf, stretchOf } from './stretch';

/** What a press on a piece of the source does: it leads to its cell; one that no row took goes into the row in use. */
export function usePressPiece(
  review: ReviewAtoms,
  goTo: (cell: CellPlace) => void,
  say: (words: string) => void,
): (text: number, piece: Piece) => void {
  const store = useStore();
  return (text, piece) => {
    const cell = store.get(review.cellAtom);
    if (piece.cell) return goTo(piece.cell);
    if (!cell || !piece.kind) return say('Choose the row that it goes into, then press it again.');
    const { source = '' } = store.get(review.reviewAtom).texts[text]?.reading ?? {};
    const { from, to } = piece;
    const printed = source.slice(from, to);
    const field = columnFor(piece.kind, cell.column, printed);
    const header = DEBT_COLUMNS.find((column) => column.field === field)?.header;
    const name = `Debt ${Number(cell.row) + 1}, ${header}`;
    const edit = pieceEdit(field, printed);
    if (!edit) return say(`“${printed}” is nothing that ${name} can hold. Nothing was changed.`);
    const row = store.get(review.reviewAtom).rows[Number(cell.row)];
    const isBeside =
      row && stretchOf(row).some((own) => own.text === text && isOnLinesOf(piece, own, source));
    const isFilled = store.get(review.landedAtom)[Number(cell.row)]?.[field].text !== '';
    // Nobody looks for a press on another debt's line to change this one.
    if (field !== cell.column && isFilled && !isBeside)
      return say(
        `“${printed}” is on no line of Debt ${Number(cell.row) + 1}, whose ${header} is filled. To replace that, choose its cell, then press again.`,
      );
    const act = `Put “${printed}” into ${name}`;
    store.set(review.putPieceAtom, Number(cell.row), field, { ...edit, place: { from, to } }, act);
    say(`${act}.`);
    goTo({ row: cell.row, column: field });
  };
}
