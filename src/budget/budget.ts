import { formatMoney, type Money, parseMoney, sum, ZERO } from '../money/money';
import { EXPENSE_GROUPS, EXPENSES, type ExpenseGroup, type ExpenseId } from './expenses';
import { INCOMES, type IncomeId } from './incomes';

/** The agent's own fields, both required. Source: specification 2. */
export const AGENT_FIELDS = [
  { id: 'agentName', label: 'Agent Name', type: 'text' },
  { id: 'agentEmail', label: 'Agent Email', type: 'email' },
] as const;

/** The member's fields, none required. Source: specification 2. */
export const MEMBER_FIELDS = [
  { id: 'firstName', label: 'First Name', type: 'text' },
  { id: 'lastName', label: 'Last Name', type: 'text' },
  { id: 'address', label: 'Member Address', type: 'text' },
  { id: 'city', label: 'City', type: 'text' },
  { id: 'phone', label: 'Member Phone', type: 'tel' },
  { id: 'memberEmail', label: 'Member Email', type: 'email' },
  { id: 'state', label: 'State', type: 'text' },
  { id: 'county', label: 'Member County', type: 'text' },
  { id: 'zip', label: 'Member Zip', type: 'text' },
] as const;

type AgentField = (typeof AGENT_FIELDS)[number]['id'];
type MemberField = (typeof MEMBER_FIELDS)[number]['id'];
export type PersonField = AgentField | MemberField;
export type AmountField = IncomeId | ExpenseId;
export type BudgetField = PersonField | AmountField;

/** All that is entered on the budget screen, as text; amounts are sanitised money texts. */
export type Budget = Readonly<Record<BudgetField, string>>;

const AMOUNT_FIELDS = [...INCOMES, ...EXPENSES];

export const EMPTY_BUDGET = Object.fromEntries(
  [...AGENT_FIELDS, ...MEMBER_FIELDS, ...AMOUNT_FIELDS].map(({ id }) => [id, '']),
) as Budget;

/** Clears everything but the agent, who stays from one member to the next. */
export function nextMember({ agentName, agentEmail }: Budget): Budget {
  return { ...EMPTY_BUDGET, agentName, agentEmail };
}

/** The visible label of a field, such as `Pharmacy copays`. */
export function budgetLabel(field: BudgetField): string {
  const fields: readonly { id: BudgetField; label: string }[] = [
    ...AGENT_FIELDS,
    ...MEMBER_FIELDS,
    ...AMOUNT_FIELDS,
  ];
  return fields.find(({ id }) => id === field)?.label ?? field;
}

/** Dollars, exact; `availableIncome` is the income less the expenses and may be negative. */
export interface BudgetTotals {
  totalIncome: Money;
  totalExpenses: Money;
  availableIncome: Money;
}

/** Sums the 4 incomes and the 17 expenses. Source: specification 9. */
export function budgetTotals(budget: Budget): BudgetTotals {
  const totalIncome = sumOf(budget, INCOMES);
  const totalExpenses = sumOf(budget, EXPENSES);
  return { totalIncome, totalExpenses, availableIncome: totalIncome.minus(totalExpenses) };
}

/** Sums the expenses of each group: dollars, exact. */
export function groupSubtotals(budget: Budget): Readonly<Record<ExpenseGroup, Money>> {
  const subtotals = EXPENSE_GROUPS.map((group) => [
    group,
    sumOf(
      budget,
      EXPENSES.filter((expense) => expense.group === group),
    ),
  ]);
  return Object.fromEntries(subtotals) as Record<ExpenseGroup, Money>;
}

/** Says in words that more is spent than comes in; undefined where it is not. */
export function availableIncomeProblem(availableIncome: Money): string | undefined {
  return availableIncome.lt(ZERO)
    ? `Expenses are ${formatMoney(availableIncome.abs())} above income.`
    : undefined;
}

/** The share of a part in a whole, in percent, rounded half up; zero where the whole is nothing. */
export function percentOf(part: Money, whole: Money): number {
  return whole.eq(ZERO) ? 0 : Math.round(part.times(100).div(whole).toNumber());
}

function sumOf(budget: Budget, fields: readonly { id: AmountField }[]): Money {
  return sum(fields.map(({ id }) => parseMoney(budget[id])));
}

/** What is wrong with an agent's field, in words; the submission waits until nothing is. */
export type AgentProblems = Readonly<Partial<Record<AgentField, string>>>;

/** Names what the agent still has to give: both fields are required, blanks count as empty. Source: specification 5. */
export function agentProblems(budget: Budget): AgentProblems {
  const problems: Partial<Record<AgentField, string>> = {};
  for (const { id, label } of AGENT_FIELDS) {
    if (isBlank(budget[id])) problems[id] = `${label} is required.`;
  }
  if (!problems.agentEmail && !isEmailAddress(budget.agentEmail))
    problems.agentEmail = 'Agent Email is not an e-mail address. Write it like name@example.com.';
  return problems;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whether a text has the form of an e-mail address: a name, one @, and a domain of one part or more. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text.trim());
}
