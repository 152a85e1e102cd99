import { type Budget, EMPTY_BUDGET } from '../budget/budget';
import { type Debt, EMPTY_DEBTS } from '../debts/debt';
import { DEFAULT_MONTHS } from '../plan/paymentPlan';
import { PHASES, type PhaseId } from '../plan/phases';
import { NO_NOTES, type Notes } from '../sheet/notes';

/** All that a case holds: what is entered on both screens, and the words of the marks that are still open. */
export interface CaseBook {
  budget: Budget;
  /** By cell: the row is a field of the budget, the column `amount`. */
  budgetMarks: Notes;
  debts: readonly Debt[];
  /** By cell: the row is a debt's index, the column one of its fields. */
  debtMarks: Notes;
  /** The text as typed. */
  creditScore: string;
  /** A whole number from 6 to 60. */
  months: number;
  /** What is chosen for each phase of the plan. */
  plan: Readonly<Record<PhaseId, string>>;
}

/** A case in which nothing is entered. */
export const EMPTY_BOOK: CaseBook = {
  budget: EMPTY_BUDGET,
  budgetMarks: NO_NOTES,
  debts: EMPTY_DEBTS,
  debtMarks: NO_NOTES,
  creditScore: '',
  months: DEFAULT_MONTHS,
  plan: { firstPlan: PHASES[0].unchosen.value, laterPlan: PHASES[1].unchosen.value },
};
