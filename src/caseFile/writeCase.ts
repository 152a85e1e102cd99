import { DEBT_FIELDS, type Debt } from '../debts/debt';
import type { CaseBook, CellMarks, Marks } from './caseBook';
import { BUDGET_SECTIONS, FORMAT, VERSION } from './caseFormat';

/**
 * The text of a case's file: JSON for people to read, every text as it was typed; in each section the marks that are
 * still open, and those that the agent has checked, by field. Of the debts it has all rows to the last in which
 * anything stands.
 */
export function writeCase(book: CaseBook): string {
  const { creditScore, months, plan } = book;
  const sections = BUDGET_SECTIONS.map(({ id, fields, holdsAmounts }) => {
    const texts = fields.map((field) => [field, book.budget[field]]);
    const marks = holdsAmounts ? marksOf(fields, (field) => book.budgetMarks[`${field}/amount`]) : {};
    return [id, { ...Object.fromEntries(texts), ...marks }];
  });
  const content = {
    format: FORMAT,
    version: VERSION,
    ...Object.fromEntries(sections),
    debts: writeDebts(book.debts, book.debtMarks),
    creditScore,
    months,
    plan: { firstPlan: plan.firstPlan, laterPlan: plan.laterPlan },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function writeDebts(debts: readonly Debt[], marks: Marks): Record<string, unknown>[] {
  const rows = debts.map(
    (debt, row): Record<string, unknown> => ({
      ...Object.fromEntries(DEBT_FIELDS.map((field) => [field, debt[field]])),
      ...marksOf(DEBT_FIELDS, (field) => marks[`${row}/${field}`]),
    }),
  );
  const last = rows.findLastIndex((row) => Object.values(row).some((content) => content !== ''));
  return rows.slice(0, last + 1);
}

/** The marks of some fields as entries of their section; none where nothing is marked. */
function marksOf<Field extends string>(
  fields: readonly Field[],
  markOf: (field: Field) => CellMarks | undefined,
): Record<string, unknown> {
  const marked = fields.map((field) => ({ field, ...(markOf(field) ?? { settled: [] }) }));
  const open = marked.filter(({ note, settled }) => note !== undefined && !settled.includes(note));
  const checked = marked.filter(({ settled }) => settled.length > 0);
  return {
    ...(open.length > 0 && { marks: Object.fromEntries(open.map(({ field, note }) => [field, note])) }),
    ...(checked.length > 0 && {
      checked: Object.fromEntries(checked.map(({ field, settled }) => [field, settled])),
    }),
  };
}
