import { atom } from 'jotai';
import { isBudgetEnteredAtom, keptPayloadAtom } from '../budget/budgetAtoms';
import { bookAtom } from './bookAtoms';
import { caseName } from './caseName';

/** What a reload has left of the budget, as long as no other is entered. */
const leftAtom = atom((get) => (get(isBudgetEnteredAtom) ? undefined : get(keptPayloadAtom)));

/** How the case is called at this very key; after a reload by the member's name that it has left. */
export const caseNameAtom = atom((get) => {
  const left = get(leftAtom);
  return caseName(get(bookAtom)) || (left ? caseName({ budget: left }) : '');
});

/** Whether a reload has taken amounts of the budget: what is saved has none of them. */
export const areAmountsLostAtom = atom((get) => {
  const left = get(leftAtom);
  return left !== undefined && left.totalIncome + left.totalExpenses > 0;
});
