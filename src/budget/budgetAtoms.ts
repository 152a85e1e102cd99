import { atom } from 'jotai';
import { type ActName, undoableAtom } from '../history/history';
import { NO_NOTES, type Notes, withNotes, withSettled } from '../sheet/doubts/notes';
import type { CellChange, Doubt } from '../sheet/sheet';
import {
  type AmountField,
  type Budget,
  budgetLabel,
  budgetTotals,
  EMPTY_BUDGET,
  groupSubtotals,
  nextMember,
  type PersonField,
} from './budget';
import type { BudgetPayload } from './budgetPayload';

const baseAtom = undoableAtom({ budget: EMPTY_BUDGET, notes: NO_NOTES }, ({ budget }) => ({
  budget: nextMember(budget),
  notes: NO_NOTES,
}));

/** What is entered and committed, with what the user has to check in it; cells are painted from it. */
export const budgetEntriesAtom = atom((get) => get(baseAtom));

/** What a reload has left of a budget; undefined where none was, and once another has taken its place. */
export const keptPayloadAtom = atom<BudgetPayload>();

/** Puts other entries in the place of all that is entered, as where a case is opened. */
export const replaceBudgetAtom = atom(
  null,
  (_get, set, entries: { budget: Budget; notes: Notes }, act: ActName) => {
    set(isBudgetEnteredAtom, true);
    set(keptPayloadAtom, undefined);
    set(baseAtom, entries, act);
  },
);

export const budgetAtom = atom((get) => get(baseAtom).budget);

/** Whether anything of a budget was entered, or a budget submitted, since the page loaded, even where all of it is undone by now. */
export const isBudgetEnteredAtom = atom(false);

/** The text of the amount that is being typed, before it is committed; null when none is. */
export const budgetDraftAtom = atom<{ field: AmountField; text: string } | null>(null);

/** What is on the screen at this very key: the budget with the amount being typed. */
export const liveBudgetAtom = atom<Budget>((get) => {
  const draft = get(budgetDraftAtom);
  return draft ? { ...get(budgetAtom), [draft.field]: draft.text } : get(budgetAtom);
});

export const budgetTotalsAtom = atom((get) => budgetTotals(get(liveBudgetAtom)));

/** The live subtotals of the expense groups. */
export const groupSubtotalsAtom = atom((get) => groupSubtotals(get(liveBudgetAtom)));

/** Types into a field of the agent or the member; the keystrokes in one field are one step of undo. */
export const typePersonAtom = atom(null, (get, set, field: PersonField, text: string) => {
  const { budget, notes } = get(baseAtom);
  const act = { name: `Typed ${budgetLabel(field)}`, mergeKey: field };
  set(isBudgetEnteredAtom, true);
  set(baseAtom, { budget: { ...budget, [field]: text }, notes }, act);
});

/** Writes amounts as one named act. The rows of the changes are fields. */
export const writeAmountsAtom = atom(null, (get, set, changes: readonly CellChange[], name: string) => {
  const { budget, notes } = get(baseAtom);
  const amounts = Object.fromEntries(changes.map(({ row, text }) => [row, text]));
  set(isBudgetEnteredAtom, true);
  set(baseAtom, { budget: { ...budget, ...amounts }, notes: withNotes(notes, changes) }, { name });
});

/** Settles doubts about amounts as one named act. */
export const settleAmountsAtom = atom(null, (get, set, doubts: readonly Doubt[], name: string) => {
  const { budget, notes } = get(baseAtom);
  set(baseAtom, { budget, notes: withSettled(notes, doubts) }, { name });
});

/** Brings the names back that a reload has left, which keeps nothing else of a budget; not over an entered one. */
export const fillNamesAtom = atom(null, (get, set) => {
  const kept = get(keptPayloadAtom);
  if (!kept || get(isBudgetEnteredAtom)) return;
  const { agentName, agentEmail, firstName, lastName } = kept;
  const { budget, notes } = get(baseAtom);
  const named = { ...budget, agentName, agentEmail, firstName, lastName };
  set(baseAtom, { budget: named, notes }, { name: 'Filled in names' });
});
