import { atom } from 'jotai';
import { undoableAtom } from '../../history/history';
import { ZERO } from '../../money/money';
import { debtEntriesAtom, liveDebtsAtom, totalBasisAtom, writeDebtsAtom } from '../debtAtoms';
import { FULL_SHARE, paidName, parseShare, payShare, unpaidRows, unpaidWords } from './payInFull';

const baseAtom = undoableAtom(FULL_SHARE);

/** The share of each debt to be paid, as typed. */
export const shareTextAtom = atom(
  (get) => get(baseAtom),
  (_, set, text: string) => set(baseAtom, text, { name: 'Typed Share', mergeKey: 'share' }),
);

/** How many debts have an amount and no payment yet, at this very key. */
export const unpaidCountAtom = atom((get) => unpaidRows(get(liveDebtsAtom)).length);

/** What there is to pay at this very key, in words; empty where no debt has an amount. */
export const unpaidWordsAtom = atom((get) =>
  get(totalBasisAtom).gt(ZERO) ? unpaidWords(get(unpaidCountAtom)) : '',
);

/** Enters the share as the payment on every debt that has none yet, as one act; a share that is none enters nothing. */
export const payShareAtom = atom(null, (get, set) => {
  const share = parseShare(get(shareTextAtom));
  if (!share) return;
  const payments = payShare(get(debtEntriesAtom).debts, share);
  set(writeDebtsAtom, payments, paidName(share, payments.length));
});
