import { type Budget, EMPTY_BUDGET } from '../budget/budget';
import { type Debt, EMPTY_DEBTS } from '../debts/debt';
import { DEFAULT_MONTHS } from '../plan/paymentPlan';
import { PHASES, type PhaseId } from '../plan/phases';

/** The marks of one cell, in their words. */
export interface CellMarks {
  /** What came with the text, to be checked. */
  note?: string;
  /** The marks that the agent has checked. */
  settled: readonly string[];
}

/** The marks of cells, by row and column, such as `salary/amount` or `0/paying`. */
export type Marks = Readonly<Record<string, CellMarks>>;

/** All that a case holds: what is entered on both screens, and what is marked in it. */
export interface CaseBook {
  budget: Budget;
  /** The rows are fields of the budget, the column is `amount`. */
  budgetMarks: Marks;
  debts: readonly Debt[];
  /** The rows are the indices of debts, the columns their fields. */
  debtMarks: Marks;
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
  budgetMarks: {},
  debts: EMPTY_DEBTS,
  debtMarks: {},
  creditScore: '',
  months: DEFAULT_MONTHS,
  plan: { firstPlan: PHASES[0].unchosen.value, laterPlan: PHASES[1].unchosen.value },
};
