import { atom } from 'jotai';
import { readReport } from '../../../creditReport/readReport';
import { withoutHeldBack } from '../../../creditReport/reportedDebt';
import type { Meaning } from '../../../creditReport/slots';
import { createHistory } from '../../../history/history';
import { parseMoney, sum } from '../../../money/money';
import { count } from '../../../sheet/count';
import type { RowOrder } from '../../../sheet/range/rowOrder';
import type { CellChange, CellPlace, Doubt } from '../../../sheet/sheet';
import { type Debt, type DebtField, EMPTY_DEBT } from '../../debt';
import { debtEntriesAtom } from '../../debtAtoms';
import { FULL_SHARE, parseShare } from '../../pay/payInFull';
import type { ReadText } from '../readPastedReport';
import type { Landing } from '../reportRows';
import { withDoubt } from './mayBeEntered';
import { withMerged } from './mergeRows';
import { type Piece, piecesOf } from './pieces';
import { withLayout, withMeaning } from './reread';
import { reviewOf, withChanges, withOrder, withPiece, withRowUnder, withSettled, withText } from './review';
import { type Edit, landedRow } from './reviewRow';
import { standings } from './standing';

/** The state of one review: it begins with the dialog and goes with it, and its acts are none of the product's. */
export type ReviewAtoms = ReturnType<typeof createReview>;

/** Begins a review of some texts, with a history of its own. */
export function createReview(texts: readonly ReadText[]) {
  const { undoableAtom, ...history } = createHistory();
  const baseAtom = undoableAtom(reviewOf(texts));

  const reviewAtom = atom((get) => get(baseAtom));
  const landingBaseAtom = undoableAtom<Landing>('empty');
  /** Where accepted debts go. */
  const landingAtom = atom(
    (get) => get(landingBaseAtom),
    (_, set, landing: Landing) => set(landingBaseAtom, landing, { name: 'Chose where the debts go' }),
  );
  const paymentBaseAtom = undoableAtom({ pays: false, shareText: FULL_SHARE });
  /** Whether a share of the amounts is entered as paid. */
  const paysAtom = atom(
    (get) => get(paymentBaseAtom).pays,
    (get, set, pays: boolean) =>
      set(paymentBaseAtom, { ...get(paymentBaseAtom), pays }, { name: 'Chose $ Paying' }),
  );
  /** Which share, as typed; whoever types one chooses it. */
  const shareTextAtom = atom(
    (get) => get(paymentBaseAtom).shareText,
    (_, set, shareText: string) =>
      set(paymentBaseAtom, { pays: true, shareText }, { name: 'Typed Share', mergeKey: 'share' }),
  );
  const shareAtom = atom((get) => (get(paysAtom) ? parseShare(get(shareTextAtom)) : undefined));

  /** The rows as they will land. */
  const landedAtom = atom((get) => {
    const share = get(shareAtom);
    return get(reviewAtom).rows.map((row) => landedRow(row, share));
  });
  const standingsAtom = atom((get) =>
    standings(get(reviewAtom), get(landedAtom), get(debtEntriesAtom).debts, get(landingAtom)),
  );
  /** The rows that are to be entered: those that fit, and those that do not. */
  const acceptedAtom = atom((get) => {
    const landed = get(landedAtom);
    const chosen = get(standingsAtom).flatMap(({ isIn, fits, updates, doubt }, index) => {
      const row = landed[index];
      return isIn && row ? [{ row: withDoubt(row, doubt, updates), fits, updates }] : [];
    });
    return {
      fitting: chosen.filter(({ fits }) => fits),
      left: chosen.filter(({ fits }) => !fits).map(({ row }) => row),
    };
  });
  /** Whether there is anything to be entered, and a share where one is chosen. */
  const isReadyAtom = atom(
    (get) => get(acceptedAtom).fitting.length > 0 && !(get(paysAtom) && !get(shareAtom)),
  );
  /** What the debts come to that are entered or brought up to date, as they will stand then: what no row has stays. */
  const totalAtoms = {
    amount: totalAtom('amount'),
    paying: totalAtom('paying'),
  };
  function totalAtom(field: DebtField) {
    return atom((get) => {
      const { debts } = get(debtEntriesAtom);
      const entered = get(standingsAtom).filter(({ isIn, fits }) => isIn && fits);
      return sum(
        entered.map(({ debt, updates }) => parseMoney(debt[field] || (debts[updates ?? -1]?.[field] ?? ''))),
      );
    });
  }

  /** The debts that are held against each other: an empty one for each row that is not entered. */
  const checkedDebtsAtom = atom((get) =>
    get(standingsAtom).map(({ debt, isIn }): Debt => (isIn ? debt : EMPTY_DEBT)),
  );

  /** The pieces of each text. */
  const piecesAtom = atom((get) => {
    const review = get(reviewAtom);
    return review.texts.map((_, text): readonly Piece[] => piecesOf(review, text));
  });
  /** The cell in use, also while the focus is elsewhere; null before there is one. */
  const cellAtom = atom<CellPlace | null>(null);
  /** Whether the rows stand, one of their cells in use: what takes long to work out and stands beside them waits for it. */
  const rowsStandAtom = atom((get) => get(cellAtom) !== null);

  return {
    ...history,
    reviewAtom,
    landingAtom,
    paysAtom,
    shareTextAtom,
    shareAtom,
    landedAtom,
    standingsAtom,
    checkedDebtsAtom,
    acceptedAtom,
    isReadyAtom,
    totalAtoms,
    piecesAtom,
    cellAtom,
    rowsStandAtom,
    writeAtom: atom(null, (get, set, changes: readonly CellChange[], name: string) =>
      set(baseAtom, withChanges(get(baseAtom), changes), { name }),
    ),
    arrangeAtom: atom(null, (get, set, order: RowOrder, name: string, undone?: () => void) =>
      set(baseAtom, withOrder(get(baseAtom), order), { name, undone }),
    ),
    settleAtom: atom(null, (get, set, doubts: readonly Doubt[], name: string) =>
      set(baseAtom, withSettled(get(baseAtom), doubts), { name }),
    ),
    /** Gives a cell what stands at a place of the source. */
    putPieceAtom: atom(null, (get, set, row: number, field: DebtField, edit: Edit, name: string) =>
      set(baseAtom, withPiece(get(baseAtom), row, field, edit), { name }),
    ),
    /** Adds the debts of a text that is pasted, and gives what to say of it. */
    addPastedAtom: atom(null, (get, set, text: ReadText) => {
      const name = `Added ${count(withoutHeldBack(text.reading.debts).length, 'debt')} of the pasted text`;
      set(baseAtom, withText(get(baseAtom), { ...text, name: 'Pasted text' }), { name });
      return `${name}.`;
    }),
    addRowAtom: atom(null, (get, set, under: number) =>
      set(baseAtom, withRowUnder(get(baseAtom), under), { name: 'Added a row' }),
    ),
    mergeAtom: atom(null, (get, set, row: number) =>
      set(baseAtom, withMerged(get(baseAtom), row), { name: `Merged Debt ${row + 1} with the row above` }),
    ),
    /** Gives a label of a text a meaning, and reads the text anew. */
    meanAtom: atom(null, (get, set, text: number, label: string, meaning: Meaning) =>
      set(baseAtom, withMeaning(get(baseAtom), text, label, meaning, readReport), {
        name: `Changed what ${label} means`,
      }),
    ),
    /** Reads a text in another layout. */
    readAsAtom: atom(null, (get, set, text: number, layout: string) =>
      set(baseAtom, withLayout(get(baseAtom), text, layout, readReport), { name: `Read as ${layout}` }),
    ),
  };
}
