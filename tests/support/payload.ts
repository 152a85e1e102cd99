import type { BudgetPayload } from '../../src/budget/budgetPayload';

/** A payload as the budget screen sends it. */
export const PAYLOAD: BudgetPayload = {
  agentName: 'Alex Agent',
  agentEmail: 'alex@example.com',
  firstName: 'Maria',
  lastName: 'Lopez',
  totalIncome: 4500,
  totalExpenses: 1500,
  availableIncome: 3000,
};
