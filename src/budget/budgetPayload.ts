import { type Money, moneyFromNumber } from '../money/money';
import { agentProblems, type Budget, budgetTotals, EMPTY_BUDGET } from './budget';

/** What the budget screen hands to the calculator in navigation state. Amounts are dollars. Source: specification 3. */
export interface BudgetPayload {
  agentName: string;
  agentEmail: string;
  firstName: string;
  lastName: string;
  totalIncome: number;
  totalExpenses: number;
  availableIncome: number;
}

/** Makes the payload of a budget: the seven fields and nothing else. */
export function budgetPayload(budget: Budget): BudgetPayload {
  const { agentName, agentEmail, firstName, lastName } = budget;
  const totals = budgetTotals(budget);
  return {
    agentName,
    agentEmail,
    firstName,
    lastName,
    totalIncome: totals.totalIncome.toNumber(),
    totalExpenses: totals.totalExpenses.toNumber(),
    availableIncome: totals.availableIncome.toNumber(),
  };
}

/** The Available Income that plans are held against; undefined where no budget is entered, so that none is judged by it. */
export function incomeForPlans({
  totalIncome,
  totalExpenses,
  availableIncome,
}: BudgetPayload): Money | undefined {
  return totalIncome + totalExpenses === 0 ? undefined : moneyFromNumber(availableIncome);
}

/**
 * Reads what arrived in navigation state, field by field.
 *
 * @returns the payload; undefined where any field is missing or not what the budget screen would have sent
 */
export function readBudgetPayload(state: unknown): BudgetPayload | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { agentName, agentEmail, firstName, lastName, totalIncome, totalExpenses, availableIncome } =
    state as Record<string, unknown>;
  const isPayload =
    isText(agentName) &&
    isText(agentEmail) &&
    isText(firstName) &&
    isText(lastName) &&
    isAmount(totalIncome) &&
    isAmount(totalExpenses) &&
    isAmount(availableIncome) &&
    totalIncome >= 0 &&
    totalExpenses >= 0;
  if (!isPayload) return undefined;
  if (Object.keys(agentProblems({ ...EMPTY_BUDGET, agentName, agentEmail })).length > 0) return undefined;
  return { agentName, agentEmail, firstName, lastName, totalIncome, totalExpenses, availableIncome };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
