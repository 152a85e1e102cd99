import { AGENT_FIELDS, MEMBER_FIELDS } from '../budget/budget';
import { EXPENSES } from '../budget/expenses';
import { INCOMES } from '../budget/incomes';

/** What the first field of every case says. */
export const FORMAT = 'financial-warranty-case';

/** The version that is written; the only one that is read. */
export const VERSION = 1;

/** The sections of a case that hold fields of the budget, in the order of the file. */
export const BUDGET_SECTIONS = [
  { id: 'agent', fields: AGENT_FIELDS.map(({ id }) => id), holdsAmounts: false },
  { id: 'member', fields: MEMBER_FIELDS.map(({ id }) => id), holdsAmounts: false },
  { id: 'incomes', fields: INCOMES.map(({ id }) => id), holdsAmounts: true },
  { id: 'expenses', fields: EXPENSES.map(({ id }) => id), holdsAmounts: true },
] as const;

/** Characters above which a text is no case: hundreds of times what a full one has. */
const MAX_LENGTH = 1_000_000;

/** Says in words that a text is too long to be a case; undefined where it is not. */
export function lengthProblem(characters: number): string | undefined {
  return characters > MAX_LENGTH
    ? 'It has more than a million characters, and no case is as long as that.'
    : undefined;
}
