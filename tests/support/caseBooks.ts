import fc from 'fast-check';
import { EMPTY_BUDGET } from '../../src/budget/budget';
import { EXPENSES } from '../../src/budget/expenses';
import { INCOMES } from '../../src/budget/incomes';
import type { CaseBook, Marks } from '../../src/caseFile/caseBook';
import { CREDITORS, DEBT_FIELDS, EMPTY_DEBTS, STATUSES } from '../../src/debts/debt';

/** A case with something of everything in it: a text of each kind, a gap between the debts, marks open and checked. */
export const ANAS_CASE: CaseBook = {
  budget: {
    ...EMPTY_BUDGET,
    agentName: 'Alex Agent',
    agentEmail: 'alex@example.com',
    firstName: 'Ana',
    lastName: 'Rivera',
    address: '12 Elm Street “B”',
    zip: '02139',
    salary: '5000',
    otherIncome: '1.2.3',
    mortgage: '1450.50',
    streaming: '15.',
  },
  budgetMarks: { 'mortgage/amount': { note: 'Typed as 1450,50.', settled: [] } },
  debts: [
    {
      accountName: 'FIRST BANK',
      accountNumber: 'XXXX-1234',
      amount: '1200',
      originalCreditor: 'creditor1',
      current: '30days',
      paying: '1300',
    },
    ...EMPTY_DEBTS.slice(0, 1),
    {
      accountName: 'Zoë & Sons',
      accountNumber: '',
      amount: '0.00',
      originalCreditor: '',
      current: '',
      paying: '',
    },
    ...EMPTY_DEBTS.slice(3),
  ],
  debtMarks: {
    '2/amount': { note: 'Credit balance of $75.00, nothing owed.', settled: [] },
  },
  creditScore: '700',
  months: 36,
  plan: { firstPlan: 'optionA', laterPlan: 'option4' },
};

const text = fc.string({ unit: 'binary', maxLength: 12 });
const money = fc.stringMatching(/^[0-9.]{0,9}$/);
const amountFields = [...INCOMES, ...EXPENSES].map(({ id }) => id);

const budget = fc.record(
  Object.fromEntries(
    Object.keys(EMPTY_BUDGET).map((field) => [
      field,
      amountFields.some((each) => each === field) ? money : text,
    ]),
  ),
) as unknown as fc.Arbitrary<CaseBook['budget']>;

const debt = fc.record({
  accountName: text,
  accountNumber: text,
  amount: money,
  originalCreditor: fc.constantFrom('', ...CREDITORS.map(({ value }) => value)),
  current: fc.constantFrom('', ...STATUSES.map(({ value }) => value)),
  paying: money,
});

const debts = fc
  .array(fc.oneof(debt, fc.constantFrom(...EMPTY_DEBTS)), { maxLength: EMPTY_DEBTS.length })
  .map((some) => [...some, ...EMPTY_DEBTS.slice(some.length)] as CaseBook['debts']);

/** Marks of some cells of the given rows and columns. */
function marks(rows: readonly string[], columns: readonly string[]): fc.Arbitrary<Marks> {
  const cell = fc
    .tuple(fc.constantFrom(...rows), fc.constantFrom(...columns))
    .map(([row, column]) => `${row}/${column}`);
  const words = fc.string({ minLength: 1, maxLength: 20 });
  // A note that is settled is no note any more.
  const noted = fc
    .record({ note: words, settled: fc.array(words, { maxLength: 2 }) })
    .filter(({ note, settled }) => !settled.includes(note));
  const checked = fc.record({ settled: fc.array(words, { minLength: 1, maxLength: 2 }) });
  return fc.dictionary(cell, fc.oneof(noted, checked), { maxKeys: 5 });
}

/** Any case there can be. */
export const anyBook: fc.Arbitrary<CaseBook> = fc.record({
  budget,
  budgetMarks: marks(amountFields, ['amount']),
  debts,
  debtMarks: marks(Object.keys(EMPTY_DEBTS), DEBT_FIELDS),
  creditScore: fc.oneof(fc.constant(''), fc.integer().map(String), fc.constant('12.5')),
  months: fc.integer({ min: 6, max: 60 }),
  plan: fc.record({
    firstPlan: fc.constantFrom('option1', 'optionA', 'optionB', 'optionC'),
    laterPlan: fc.constantFrom('option4', 'optionA', 'optionB', 'optionC'),
  }),
});
