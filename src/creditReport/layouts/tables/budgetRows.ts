import { isEmptyValue } from '../../pieces/amounts';
import type { Column } from './column';

/** How a budget calls what is planned and what is paid of it. */
const [PLANNED, ACTUAL] = [/^(?:budget(?:ed)?|planned|plan)$/, /^(?:actual|spent|paid)$/];

/** Whether headings are those of a household's budget in which a column tells what is still owed. */
function areOfBudget(columns: readonly Column[]): boolean {
  const has = (test: RegExp) => columns.some(({ label }) => test.test(label));
  return has(PLANNED) && has(ACTUAL) && columns.some(({ kind }) => kind === 'balance');
}

/**
 * The columns of a budget that tells what is still owed: whom it is paid to stands first, under no heading, and what is
 * actually paid is the payment. Other columns as they are.
 */
export function asBudget(columns: readonly Column[]): readonly Column[] {
  if (!areOfBudget(columns)) return columns;
  return columns.map((column, index) => {
    if (index === 0 && column.label === '') return { ...column, kind: 'name' };
    if (ACTUAL.test(column.label)) return { ...column, kind: 'paying' };
    return PLANNED.test(column.label) ? { ...column, kind: 'money' } : column;
  });
}

/** Whether a row tells a debt: in a budget, only what is still owed is one. */
export function mayBeOwed(row: readonly string[], columns: readonly Column[]): boolean {
  if (!areOfBudget(columns)) return true;
  return columns.some(({ kind }, index) => kind === 'balance' && !isEmptyValue(row[index] ?? ''));
}
