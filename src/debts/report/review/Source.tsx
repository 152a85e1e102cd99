import { atom, useAtomValue } from 'jotai';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { keyName } from '../../../sheet/keys/keyPress';
import type { CellPlace } from '../../../sheet/sheet';
import { type Piece, unusedWords } from './pieces';
import type { ReviewAtoms } from './reviewAtoms';
import { PRESS_KEYS, SOURCE_KEYS } from './reviewKeys';
import { SourceText } from './SourceText';
import './source.css';

interface SourceProps {
  review: ReviewAtoms;
  /** Is told which piece of which text is pressed. */
  onPress: (text: number, piece: Piece) => void;
}

const noPiecesAtom = atom<readonly (readonly Piece[])[]>([]);

/**
 * The texts that were read, in their lines, with what each row took of them. The pieces are one Tab stop; arrows go from
 * one to the next. They are drawn with the first cell in use, once the rows stand: these come first, and what stands in
 * the row of that cell is not drawn twice.
 */
export function Source({ review, onPress }: SourceProps) {
  const { texts } = useAtomValue(review.reviewAtom);
  const cellInUse = useAtomValue(review.cellAtom);
  // The first cell alone is waited for: a key that follows another finds what belongs to its cell.
  const cell = useDeferredValue(useAtomValue(review.rowsStandAtom)) ? cellInUse : null;
  const pieces = useAtomValue(cell ? review.piecesAtom : noPiecesAtom);
  const all = useMemo(() => pieces.flat(), [pieces]);
  const frame = useRef<HTMLElement>(null);
  /** The piece that had the focus last, and the cell that was in use then. */
  const [last, setLast] = useState<{ place: PiecePlace; cell: CellPlace | null }>();
  const isThere = (place: PiecePlace) => pieces[place.text]?.some(({ from }) => from === place.from);
  const tabStop = last?.cell === cell && isThere(last.place) ? last.place : pieceFor(cell, pieces);

  useEffect(() => {
    if (cell) frame.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [cell]);

  function placeOf(target: EventTarget | null): PiecePlace | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-from]') : null;
    const text = Number(element?.dataset.text);
    const from = Number(element?.dataset.from);
    return isThere({ text, from }) ? { text, from } : undefined;
  }

  function press(target: EventTarget | null) {
    const place = placeOf(target);
    const piece = place && pieces[place.text]?.find(({ from }) => from === place.from);
    if (place && piece) onPress(place.text, piece);
  }

  function onKeyDown(event: KeyboardEvent) {
    const name = keyName(event.nativeEvent);
    if (PRESS_KEYS.includes(name)) {
      event.preventDefault();
      press(event.target);
    }
    const key = SOURCE_KEYS.find(({ keys }) => keys.includes(name));
    const buttons = [...(frame.current?.querySelectorAll<HTMLElement>('[data-from] [role=button]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (!key || at < 0) return;
    event.preventDefault();
    buttons[key.to(at, buttons.length)]?.focus();
  }

  return (
    <section className="review-source" id="review-source" aria-label="Source" ref={frame}>
      <p className="review-unused" role="status">
        {unusedWords(all)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the presses on its pieces, which are buttons. */}
      <div
        className="source-frame"
        // A text without pieces is scrolled by keys all the same.
        {...(all.length === 0 && { tabIndex: 0 })}
        onClick={({ target }) => press(target)}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const place = placeOf(target);
          if (place) setLast({ place, cell });
        }}
      >
        {cell &&
          texts.map(({ name, reading }, text) => (
            <div key={`${text} ${name}`}>
              {name !== undefined && <h3>{name}</h3>}
              <SourceText
                text={text}
                source={reading.source}
                pieces={pieces[text] ?? []}
                cell={cell}
                tabStop={tabStop.text === text ? tabStop.from : -1}
              />
            </div>
          ))}
      </div>
    </section>
  );
}

/** Where a piece begins, and in which of the texts. */
interface PiecePlace {
  text: number;
  from: number;
}

/** The piece that Tab comes to: that of the cell in use, else one of its row, else the first of all. */
function pieceFor(cell: CellPlace | null, pieces: readonly (readonly Piece[])[]): PiecePlace {
  const all = pieces.flatMap((own, text) => own.map((piece) => ({ piece, text })));
  const ofRow = all.filter(({ piece }) => piece.cell && piece.cell.row === cell?.row);
  const found = ofRow.find(({ piece }) => piece.cell?.column === cell?.column) ?? ofRow[0] ?? all[0];
  return { text: found?.text ?? 0, from: found?.piece.from ?? -1 };
}
