import type { BudgetPayload } from '../../src/budget/budgetPayload';
import { type Debt, EMPTY_DEBTS } from '../../src/debts/debt';

/** The budget of a member who has something left over. */
export const MEMBER: BudgetPayload = {
  agentName: 'Alex Agent',
  agentEmail: 'alex@example.com',
  firstName: ' Member ',
  lastName: 'Example',
  totalIncome: 3500,
  totalExpenses: 2794.4,
  availableIncome: 705.6,
};

export const DEBT: Partial<Debt> = {
  accountName: 'Example Bank',
  accountNumber: '4111111111111234',
  amount: '30000',
  originalCreditor: 'creditor2',
  current: '90days',
  paying: '24000',
};

/** What the page for the member is made of, with Option A chosen in both phases. */
export function entries(
  debts: Partial<Debt>[] = [{}, DEBT],
  choices = { firstPlan: 'optionA', laterPlan: 'optionA' },
) {
  return {
    payload: MEMBER,
    debts: EMPTY_DEBTS.map((empty, row) => ({ ...empty, ...debts[row] })),
    months: 36,
    choices,
    date: 'March 4, 2026',
  };
}
