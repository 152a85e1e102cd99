import { formatMoney, fractionDoubt, type Money } from '../money/money';
import { paperAmount, ROUNDING_NOTE, uncountedNote } from '../money/paperAmount';
import { type Budget, budgetTotals, groupSubtotals, isBlank } from './budget';
import { EXPENSE_GROUPS, EXPENSES } from './expenses';
import { INCOMES } from './incomes';

/** A name and what stands for it, in words. */
type Pair = readonly [name: string, words: string];

/** Amounts that stand together, with what they add up to. */
export interface BudgetBlock {
  name: string;
  rows: readonly Pair[];
  total: Pair;
}

/** The budget as the member takes it home on paper. All in words, ready to be shown. */
export interface BudgetSheet {
  title: string;
  /** Who and when; what is not entered is left out, but for the names. */
  about: readonly Pair[];
  incomes: BudgetBlock;
  /** The expenses by their groups, each with its subtotal. */
  expenses: readonly BudgetBlock[];
  summary: readonly Pair[];
  /** Why the sums are not those of the amounts as they are shown, or not of all; undefined where they are. */
  note: string | undefined;
}

/**
 * Puts the budget sheet for the member together.
 *
 * @param date written out as the member reads it
 */
export function budgetSheet(budget: Budget, date: string): BudgetSheet {
  const { totalIncome, totalExpenses, availableIncome } = budgetTotals(budget);
  const subtotals = groupSubtotals(budget);
  const rowOf = ({ id, label }: (typeof INCOMES | typeof EXPENSES)[number]): Pair => [
    label,
    paperAmount(budget[id]),
  ];
  const amounts = [...INCOMES, ...EXPENSES].map(({ id }) => budget[id]);
  return {
    title: 'Monthly budget',
    about: aboutPairs(budget, date),
    incomes: {
      name: 'Incomes, before tax',
      rows: INCOMES.map(rowOf),
      total: sumPair('Total Income', totalIncome),
    },
    expenses: EXPENSE_GROUPS.map((group) => ({
      name: group,
      rows: EXPENSES.filter((expense) => expense.group === group).map(rowOf),
      total: sumPair('Subtotal', subtotals[group]),
    })),
    summary: [
      sumPair('Total Income, before tax', totalIncome),
      sumPair('Total Expenses', totalExpenses),
      sumPair('Available Income, before tax', availableIncome),
    ],
    note:
      joined([amounts.some(fractionDoubt) ? ROUNDING_NOTE : '', uncountedNote(amounts)], ' ') || undefined,
  };
}

function aboutPairs(budget: Budget, date: string): readonly Pair[] {
  const { state, zip, county } = budget;
  // Behind the zip code a county is no part of the address that anybody knows.
  const countyWords = isBlank(county) ? '' : `County: ${county.trim()}`;
  const named: readonly Pair[] = [
    ['Member', joined([budget.firstName, budget.lastName], ' ') || 'Not named'],
    ['Prepared by', joined([budget.agentName, budget.agentEmail], ', ') || 'Not named'],
    ['Date', date],
  ];
  const entered: readonly Pair[] = [
    ['Address', joined([budget.address, budget.city, joined([state, zip], ' '), countyWords], ', ')],
    ['Phone', budget.phone.trim()],
    ['Email', budget.memberEmail.trim()],
  ];
  return [...named, ...entered.filter(([, words]) => words !== '')];
}

function joined(parts: readonly string[], between: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => !isBlank(part))
    .join(between);
}

function sumPair(name: string, sum: Money): Pair {
  return [name, formatMoney(sum)];
}
