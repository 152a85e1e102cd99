import { atom } from 'jotai';
import { undoableAtom } from '../../history/history';
import { debtEntriesAtom, liveDebtsAtom, writeDebtsAtom } from '../debtAtoms';
import { FULL_SHARE, paidName, parseShare, payShare, unpaidRows } from './payInFull';

const baseAtom = undoableAtom(FULL_SHARE);

/** The share of each debt to be paid, as typed. */
export const shareTextAtom = atom(
  (get) => get(baseAtom),
  (_, set, text: string) => set(baseAtom, text, { name: 'Typed Share', mergeKey: 'share' }),
);

/** How many debts have an amount and no payment yet, at this very key. */
export const unpaidCountAtom = atom((get) => unpaidRows(get(liveDebtsAtom)).length);

/** Enters the share as the payment on every debt that has none yet, as one act; a share that is none enters nothing. */
export const payShareAtom = atom(null, (get, set) => {
  const share = parseShare(get(shareTextAtom));
  if (!share) return;
  const payments = payShare(get(debtEntriesAtom).debts, share);
  set(writeDebtsAtom, payments, paidName(share, payments.length));
});
