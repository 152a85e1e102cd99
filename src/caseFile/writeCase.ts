import { DEBT_FIELDS, type Debt } from '../debts/debt';
import { type Notes, noteOf } from '../sheet/notes';
import type { CaseBook } from './caseBook';
import { BUDGET_SECTIONS, FORMAT, VERSION } from './caseFormat';

/**
 * The text of a case's file: JSON for people to read, every text as it was typed, a mark that is still open beside the
 * field it stands at. Of the debts it has all rows to the last in which anything stands.
 */
export function writeCase(book: CaseBook): string {
  const { creditScore, months, plan } = book;
  const sections = BUDGET_SECTIONS.map(({ id, fields, holdsAmounts }) => {
    const texts = fields.map((field) => [field, book.budget[field]]);
    const marks = holdsAmounts ? marksOf(fields, (field) => noteOf(book.budgetMarks, field, 'amount')) : {};
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

function writeDebts(debts: readonly Debt[], notes: Notes): Record<string, unknown>[] {
  const rows = debts.map((debt, row) => ({
    ...Object.fromEntries(DEBT_FIELDS.map((field) => [field, debt[field]])),
    ...marksOf(DEBT_FIELDS, (field) => noteOf(notes, String(row), field)),
  }));
  const last = rows.findLastIndex((row) => Object.values(row).some((content) => content !== ''));
  return rows.slice(0, last + 1);
}

/** The marks of some fields as one entry; none where no mark is open. */
function marksOf<Field extends string>(
  fields: readonly Field[],
  markOf: (field: Field) => string | undefined,
) {
  const marks = fields.flatMap((field) => {
    const words = markOf(field);
    return words === undefined ? [] : [[field, words]];
  });
  return marks.length > 0 && { marks: Object.fromEntries(marks) };
}
