import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Meaning } from '../../../creditReport/slots';
import { keyName } from '../../../sheet/keys/keyPress';
import { openModal } from '../../../sheet/openModal';
import type { Notice } from '../../../sheet/session';
import type { CellPlace, SheetHandle } from '../../../sheet/sheet';
import { DEBT_COLUMNS } from '../../debtColumns';
import { acceptReportAtom } from '../acceptReportAtoms';
import type { ReadText } from '../readPastedReport';
import { reviewedTextsAtom } from '../reportAtoms';
import { LandingChoices } from './LandingChoices';
import { LeaveQuestion } from './LeaveQuestion';
import { pieceEdit } from './pieceEdit';
import type { Piece } from './pieces';
import { ReviewFoot } from './ReviewFoot';
import { ReviewSheet } from './ReviewSheet';
import { ReviewTabs, useIsNarrow } from './ReviewTabs';
import { ReviewTools } from './ReviewTools';
import { rereadWords } from './rereadWords';
import { createReview } from './reviewAtoms';
import { REVIEW_KEYS, type ReviewCommands } from './reviewKeys';
import { Source } from './Source';
import { WordMeanings } from './WordMeanings';
import './review.css';

/** The parts of the review that F6 goes through, by what takes the focus in each. */
const PARTS = [
  '.sheet [role=gridcell]',
  '.source-frame [tabindex="0"], .source-frame[tabindex="0"]',
  '.review-words select',
  '.review-landing input:checked',
  '.review-foot .primary',
] as const;

/** The debts that were read beside their source, to be put right before anything is entered. */
export function ReportReview({ texts }: { texts: readonly ReadText[] }) {
  const store = useStore();
  const [review] = useState(() => createReview(texts));
  const accept = useSetAtom(acceptReportAtom);
  const close = useSetAtom(reviewedTextsAtom);
  const [isLeaving, setLeaving] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [tab, setTab] = useState<'rows' | 'source'>('rows');
  /** Takes the focus where it goes next. */
  const [goal, setGoal] = useState<() => void>();
  const isNarrow = useIsNarrow();
  const isEdited = useAtomValue(review.standingActsAtom).length > 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<SheetHandle>(null);
  const read = texts.reduce((sum, { reading }) => sum + reading.debts.length, 0);

  useEffect(() => openModal(dialog.current), []);

  function say(words: string) {
    setNotice({ words, left: '', leftOver: [] });
  }

  // Once the rows stand as they are then.
  useEffect(() => goal?.(), [goal]);

  /** Goes to a cell, which stands on the first of the two tabs. */
  function goTo({ row, column }: CellPlace) {
    setTab('rows');
    setGoal(() => () => sheet.current?.goTo({ row, column }));
  }

  function press(text: number, piece: Piece) {
    const cell = store.get(review.cellAtom);
    const column = DEBT_COLUMNS.find(({ field }) => field === cell?.column);
    if (piece.cell) {
      goTo(piece.cell);
      return;
    }
    if (!cell || !column) {
      say('Choose the cell that it goes into, then press it again.');
      return;
    }
    const { source = '' } = store.get(review.reviewAtom).texts[text]?.reading ?? {};
    const { from, to } = piece;
    const printed = source.slice(from, to);
    const name = `Debt ${Number(cell.row) + 1}, ${column.header}`;
    const edit = pieceEdit(column.field, printed);
    if (!edit) {
      say(`“${printed}” is nothing that ${name} can hold. Nothing was changed.`);
      return;
    }
    const act = `Put “${printed}” into ${name}`;
    store.set(review.putPieceAtom, Number(cell.row), column.field, { ...edit, place: { from, to } }, act);
    goTo(cell);
    say(`${act}.`);
  }

  function readAnew(text: number, change: () => void, label = '') {
    const before = store.get(review.reviewAtom);
    change();
    const after = store.get(review.reviewAtom);
    say(rereadWords(before, after, text, label));
  }

  const commands: ReviewCommands = {
    undo: () => store.set(review.undoAtom),
    redo: () => store.set(review.redoAtom),
    accept: () => {
      const { fitting, left } = store.get(review.acceptedAtom);
      if (!store.get(review.isReadyAtom)) return;
      const landing = store.get(review.landingAtom);
      dialog.current?.close();
      accept(fitting, left, landing);
    },
    leave: () => (isEdited ? setLeaving(true) : dialog.current?.close()),
    addRow: () => {
      const { length } = store.get(review.reviewAtom).rows;
      const under = Number(store.get(review.cellAtom)?.row ?? length - 1);
      store.set(review.addRowAtom, under);
      goTo({ row: String(under + 1), column: 'accountName' });
    },
    merge: () => {
      const cell = store.get(review.cellAtom);
      const row = Number(cell?.row ?? 0);
      if (!cell || row === 0) return;
      store.set(review.mergeAtom, row);
      goTo({ ...cell, row: String(row - 1) });
    },
    goOn: (step) => {
      const parts = PARTS.map((part) => dialog.current?.querySelector<HTMLElement>(part));
      const focused = document.activeElement;
      const roots = ['.sheet', '.source-frame', '.review-words', '.review-landing', '.review-foot'];
      const at = roots.findIndex((root) => focused?.closest(root));
      const present = parts.flatMap((part, index) => (part ? [index] : []));
      const next = present.at((present.indexOf(at) + step) % present.length) ?? 0;
      if (next === 0) goTo(store.get(review.cellAtom) ?? { row: '0', column: 'accountName' });
      else {
        setTab(next === 1 ? 'source' : 'rows');
        setGoal(() => () => parts[next]?.focus());
      }
    },
  };

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
        if (event.target === dialog.current) close(null);
      }}
    >
      <header className="review-head">
        <h2 id="review">Review the report</h2>
        <p className="field-note">
          {read === 1 ? '1 debt was' : `${read} debts were`} read. Nothing is entered yet. Leave out what does
          not belong, and check what is marked.
        </p>
        <ReviewTools review={review} commands={commands} />
      </header>
      {isNarrow && <ReviewTabs tab={tab} onChoose={setTab} />}
      <div className="review-body" data-tab={isNarrow ? tab : 'both'}>
        <div className="review-rows" id="review-rows">
          <ReviewSheet review={review} isFilling={!isNarrow} notice={notice} ref={sheet} />
        </div>
        <Source review={review} onPress={press} />
        <WordMeanings
          review={review}
          opened={texts}
          onMean={(text, label, meaning: Meaning) =>
            readAnew(text, () => store.set(review.meanAtom, text, label, meaning), label)
          }
          onReadAs={(text, layout) => readAnew(text, () => store.set(review.readAsAtom, text, layout))}
        />
        <LandingChoices review={review} />
      </div>
      <ReviewFoot review={review} onAccept={commands.accept} onLeave={commands.leave} />
      {isLeaving && (
        <LeaveQuestion onStay={() => setLeaving(false)} onLeave={() => dialog.current?.close()} />
      )}
    </dialog>
  );
}

/** Whether a key is for a text that is being typed: in an open cell, or in any field. */
function isTyped(target: EventTarget | null, where: 'cell' | 'field'): boolean {
  if (!(target instanceof Element)) return false;
  const inCell = '[role=gridcell] :is(input:not([type=checkbox]), select, [role=listbox], [role=option])';
  return target.matches(where === 'cell' ? inCell : `${inCell}, input:not([type=checkbox], [type=radio])`);
}
