import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Meaning } from '../../../creditReport/slots';
import { keyName } from '../../../sheet/keys/keyPress';
import { openModal } from '../../../sheet/openModal';
import type { Notice } from '../../../sheet/session';
import type { SheetHandle } from '../../../sheet/sheet';
import { useLeaving } from '../../../sheet/useLeaving';
import { LeaveQuestion } from '../LeaveQuestion';
import type { ReadText } from '../readPastedReport';
import { reviewedTextsAtom } from '../reportAtoms';
import { LandingChoices } from './LandingChoices';
import { ReviewFoot } from './ReviewFoot';
import { ReviewHead } from './ReviewHead';
import { ReviewSheet } from './ReviewSheet';
import { ReviewTabs } from './ReviewTabs';
import { rereadWords } from './rereadWords';
import { FIRST_CELL } from './review';
import { createReview } from './reviewAtoms';
import { REVIEW_KEYS, TEXT_FIELDS } from './reviewKeys';
import { Source } from './Source';
import { usePressPiece } from './usePressPiece';
import { useReviewCommands } from './useReviewCommands';
import { useReviewFocus } from './useReviewFocus';
import { useReviewPaste } from './useReviewPaste';
import { useIsNarrow } from './useScreenWidth';
import { WordMeanings } from './WordMeanings';
import './review.css';

/** The debts that were read beside their source, to be put right before anything is entered. */
export function ReportReview({ texts }: { texts: readonly ReadText[] }) {
  const store = useStore();
  const [review] = useState(() => createReview(texts));
  const end = useSetAtom(reviewedTextsAtom);
  const [isLeaving, setLeaving] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isNarrow = useIsNarrow();
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<SheetHandle>(null);
  const { tab, setTab, goTo, goOn } = useReviewFocus(dialog, sheet, () => store.get(review.cellAtom));
  const press = usePressPiece(review, goTo, say);
  const close = () => dialog.current?.close();
  const commands = useReviewCommands(review, { goTo, goOn, say, close, ask: () => setLeaving(true) });

  useReviewPaste(review, dialog, { goTo, say });
  // Asked for a text that is being typed too, which is no act yet.
  useLeaving(
    () => (isTyped(document.activeElement, 'cell') ? setLeaving(true) : commands.leave()),
    useAtomValue(review.standingActsAtom).length > 0,
  );
  useEffect(() => openModal(dialog.current), []);

  /** Says what was done, or why nothing was. The words stand above the rows. */
  function say(words: string) {
    setNotice({ words, left: '', leftOver: [] });
    if (isNarrow && tab === 'source') goTo(store.get(review.cellAtom) ?? FIRST_CELL);
  }

  function readAnew(text: number, change: () => void, label = '') {
    const before = store.get(review.reviewAtom);
    change();
    const after = store.get(review.reviewAtom);
    say(rereadWords(before, after, text, label));
  }

  function onKeyDown(event: KeyboardEvent) {
    const name = keyName(event.nativeEvent);
    const key = REVIEW_KEYS.find(({ keys }) => keys.includes(name));
    if (!key || isLeaving || (key.isLeftTo && isTyped(event.target, key.isLeftTo))) return;
    event.preventDefault();
    event.stopPropagation();
    key.act(commands);
  }

  return (
    <dialog
      ref={dialog}
      className="review workbench"
      aria-labelledby="review"
      onKeyDownCapture={onKeyDown}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        commands.leave();
      }}
      onClose={(event) => {
        if (event.target === dialog.current) end(null);
      }}
    >
      <ReviewHead review={review} commands={commands} />
      {isNarrow && <ReviewTabs review={review} tab={tab} onChoose={setTab} />}
      <div className="review-body" data-tab={isNarrow ? tab : 'both'}>
        <div className="review-rows" id="review-rows">
          <ReviewSheet review={review} isFilling={!isNarrow} notice={notice} ref={sheet} />
        </div>
        <Source review={review} onPress={press} />
        <LandingChoices review={review} />
        <WordMeanings
          review={review}
          onMean={(text, label, meaning: Meaning) =>
            readAnew(text, () => store.set(review.meanAtom, text, label, meaning), label)
          }
          onReadAs={(text, layout) => readAnew(text, () => store.set(review.readAsAtom, text, layout))}
        />
      </div>
      <ReviewFoot review={review} onAccept={commands.accept} onLeave={commands.leave} />
      {isLeaving && (
        <LeaveQuestion
          question="Leave the review?"
          loss="Nothing is entered yet, and what you changed here would be lost."
          stay="Go on reviewing"
          onStay={() => setLeaving(false)}
          onLeave={close}
        />
      )}
    </dialog>
  );
}

/** Whether a key is for a text that is being typed: in an open cell, or in any field. */
function isTyped(target: EventTarget | null, where: 'cell' | 'field'): boolean {
  if (!(target instanceof Element)) return false;
  const inCell = '[role=gridcell] :is(input:not([type=checkbox]), select, [role=listbox], [role=option])';
  return target.matches(where === 'cell' ? inCell : `${inCell}, ${TEXT_FIELDS}`);
}
