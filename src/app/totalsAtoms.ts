import { type Atom, atom } from 'jotai';
import { budgetTotalsAtom } from '../budget/budgetAtoms';
import { totalBasisAtom, totalPayingAtom } from '../debts/debtAtoms';
import { formatMoney } from '../money/money';

/** The totals of the budget screen at this very key, in words. */
export const budgetTotalsWordsAtom: Atom<string> = atom((get) => {
  const { totalIncome, totalExpenses, availableIncome } = get(budgetTotalsAtom);
  return `Total Income ${formatMoney(totalIncome)}, Total Expenses ${formatMoney(totalExpenses)}, Available Income ${formatMoney(availableIncome)}`;
});

/** The totals of the calculator at this very key, in words. */
export const debtTotalsWordsAtom: Atom<string> = atom(
  (get) =>
    `Total Basis ${formatMoney(get(totalBasisAtom))}, Total Paying ${formatMoney(get(totalPayingAtom))}`,
);
