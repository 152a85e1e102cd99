import { atom, useAtomValue } from 'jotai';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { keyName } from '../../../sheet/keys/keyPress';
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
  const cell = useDeferredValue(useAtomValue(review.cellAtom));
  const pieces = useAtomValue(cell ? review.piecesAtom : noPiecesAtom);
  const all = useMemo(() => pieces.flat(), [pieces]);
  const frame = useRef<HTMLElement>(null);
  /** The piece that Tab comes to. */
  const [stop, setStop] = useState({ text: 0, from: 0 });
  const own = pieces[stop.text]?.find(({ from }) => from === stop.from);
  const [firstText] = pieces.flatMap((each, text) => (each.length > 0 ? [text] : []));
  const tabStop = own ? stop : { text: firstText ?? 0, from: pieces[firstText ?? 0]?.[0]?.from ?? -1 };

  useEffect(() => {
    if (cell) frame.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [cell]);

  function placeOf(target: EventTarget | null) {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-from]') : null;
    const text = Number(element?.dataset.text);
    const from = Number(element?.dataset.from);
    return pieces[text]?.some((piece) => piece.from === from) ? { text, from } : undefined;
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
          if (place) setStop(place);
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
