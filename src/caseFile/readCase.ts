import { type Budget, EMPTY_BUDGET } from '../budget/budget';
import { CREDITORS, DEBT_FIELDS, type Debt, type DebtField, EMPTY_DEBTS, STATUSES } from '../debts/debt';
import { OPTIONS } from '../plan/options';
import { MAX_MONTHS, MIN_MONTHS, PLAN_LENGTHS } from '../plan/paymentPlan';
import { PHASES, type PhaseId } from '../plan/phases';
import type { CaseBook, CellMarks } from './caseBook';
import { BUDGET_SECTIONS, FORMAT, lengthProblem, VERSION } from './caseFormat';
import {
  type Fields,
  listOf,
  numberText,
  oneOf,
  recordOf,
  refuse,
  sanitizedAmount,
  textOf,
  textsOf,
} from './readFields';

/** What the fields of a debt may hold besides nothing; any text where they are left out. */
const DEBT_VALUES: Readonly<Partial<Record<DebtField, readonly string[]>>> = {
  originalCreditor: CREDITORS.map(({ value }) => value),
  current: STATUSES.map(({ value }) => value),
};

/** What a section has beside its fields where anything in it is marked. */
const MARKS = ['marks', 'checked'];

const SECTIONS = [...BUDGET_SECTIONS.map(({ id }) => id), 'debts', 'creditScore', 'months', 'plan'] as const;

/** What is wrong with a text that is no JSON, in words of ours: those of the browsers differ, and help nobody. */
const DAMAGED =
  'It is a case, but damaged: it was cut short, or altered after it was saved. Open another copy of it, or save it anew where it was made.';
const NO_CASE = 'It is no case. Choose a file that Save case has written.';

/**
 * Reads the text of a case's file, field by field.
 *
 * @throws an error whose message says in a sentence what is wrong and where
 */
export function readCase(text: string): CaseBook {
  const problem = lengthProblem(text.length);
  if (problem) refuse(problem);
  const content = recordOf(headed(parse(text)), 'the case', ['format', 'version', ...SECTIONS]);
  const { months } = content;
  if (!PLAN_LENGTHS.includes(months as number))
    refuse(
      `“months” is ${JSON.stringify(months)}; it is a whole number from ${MIN_MONTHS} to ${MAX_MONTHS}.`,
    );
  return {
    ...readBudget(content),
    ...readDebts(content.debts),
    creditScore: numberText(content, 'creditScore', 'the case'),
    months: months as number,
    plan: readPlan(content.plan),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(text.includes(FORMAT) ? DAMAGED : NO_CASE);
  }
}

/** Looks at what says that it is a case, and of which version, before anything else. */
function headed(content: unknown): unknown {
  const { format, version } = { format: undefined, version: undefined, ...(content as object | null) };
  if (format !== FORMAT) refuse(NO_CASE);
  if (typeof version === 'number' && version > VERSION)
    refuse(
      `It was made by a newer version: it is a case of version ${version}, and this page reads ${VERSION}.`,
    );
  if (version !== VERSION)
    refuse(`Its “version” is ${JSON.stringify(version)}, and this page reads version ${VERSION}.`);
  return content;
}

function readBudget(content: Fields): Pick<CaseBook, 'budget' | 'budgetMarks'> {
  const texts: Partial<Record<keyof Budget, string>> = {};
  const marks: [cell: string, CellMarks][] = [];
  for (const { id, fields, holdsAmounts } of BUDGET_SECTIONS) {
    const section = recordOf(content[id], id, fields, holdsAmounts ? MARKS : []);
    for (const field of fields)
      texts[field] = holdsAmounts ? sanitizedAmount(section, field, id) : textOf(section, field, id);
    for (const [field, found] of readMarks(section, id, fields)) marks.push([`${field}/amount`, found]);
  }
  return { budget: { ...EMPTY_BUDGET, ...texts }, budgetMarks: Object.fromEntries(marks) };
}

function readDebts(value: unknown): Pick<CaseBook, 'debts' | 'debtMarks'> {
  const rows = listOf(value, 'debts');
  if (rows.length > EMPTY_DEBTS.length)
    refuse(`“debts” has ${rows.length} rows, and a case has ${EMPTY_DEBTS.length} at most.`);
  const marks: [cell: string, CellMarks][] = [];
  const debts = rows.map((each, row) => {
    const where = `debts, row ${row + 1}`;
    const fields = recordOf(each, where, DEBT_FIELDS, MARKS);
    for (const [field, found] of readMarks(fields, where, DEBT_FIELDS))
      marks.push([`${row}/${field}`, found]);
    return Object.fromEntries(
      DEBT_FIELDS.map((field) => [field, readDebtField(fields, field, where)]),
    ) as Debt;
  });
  return { debts: [...debts, ...EMPTY_DEBTS.slice(debts.length)], debtMarks: Object.fromEntries(marks) };
}

function readDebtField(fields: Fields, field: DebtField, where: string): string {
  if (field === 'amount' || field === 'paying') return sanitizedAmount(fields, field, where);
  const values = DEBT_VALUES[field];
  return values ? oneOf(fields, field, where, ['', ...values]) : textOf(fields, field, where);
}

function readPlan(value: unknown): Record<PhaseId, string> {
  const ids = PHASES.map(({ id }) => id);
  const plan = recordOf(value, 'plan', ids);
  const chosen = PHASES.map(({ id, unchosen }) => {
    const values = [unchosen.value, ...OPTIONS.map((option) => option.id)];
    return [id, oneOf(plan, id, 'plan', values)];
  });
  return Object.fromEntries(chosen) as Record<PhaseId, string>;
}

/** The marks of a section, each with its field: those that are open, and those that are checked. */
function readMarks(section: Fields, where: string, fields: readonly string[]): [field: string, CellMarks][] {
  const open = markFields(section, 'marks', where, fields);
  const checked = markFields(section, 'checked', where, fields);
  return fields.flatMap((field): [string, CellMarks][] => {
    const note = field in open ? textOf(open, field, `marks of ${where}`) : undefined;
    const settled = field in checked ? textsOf(checked, field, `checked of ${where}`) : [];
    if (note === undefined && settled.length === 0) return [];
    return [[field, { settled, ...(note !== undefined && { note }) }]];
  });
}

function markFields(section: Fields, name: string, where: string, fields: readonly string[]): Fields {
  return name in section ? recordOf(section[name], `${name} of ${where}`, [], fields) : {};
}
