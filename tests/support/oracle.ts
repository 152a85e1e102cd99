import { type Decimal, decimal, dollars, isAmount, minus, plus } from './decimals';
import type { SeenBudget, SeenCalculator, SeenSheet } from './screens';

/**
 * Reckons every total from the cells on the screen and says which figure is another. It shares nothing with the
 * product: whole numbers of its own, and the specification's rules written down a second time.
 */

/** The expenses of each group, by the id of the group's heading. Source: specification 2. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  group0: ['mortgage', 'propertyTax', 'homeInsurance', 'utilities'],
  group1: ['carPayment', 'carInsurance', 'gasoline', 'autoMaintenance'],
  group2: ['healthInsurance', 'copays', 'pharmacy', 'otc'],
  group3: ['food', 'personalCare'],
  group4: ['cellphone', 'internet', 'streaming'],
};

const INCOMES = ['salary', 'pension', 'socialSecurity', 'otherIncome'];

const DEBTS = Array.from({ length: 20 }, (_, row) => String(row));

const DEBT_COLUMNS = ['accountName', 'accountNumber', 'amount', 'originalCreditor', 'current', 'paying'];

/** By how many tenths of the base monthly each option goes. Source: specification 9. */
const OPTIONS = {
  'Option A': { 'Months 1-6': 8n, 'Months 7+': 12n },
  'Option B': { 'Months 1-6': 9n, 'Months 7+': 11n },
  'Option C': { 'Months 1-6': 10n, 'Months 7+': 10n },
} as const;

/** A figure on the screen and what it has to be. */
interface Figure {
  name: string;
  shown: string | undefined;
  expected: string;
}

/** The figures of the budget that are wrong, in words; none where all is well. */
export function wrongInBudget({ incomes, expenses, summary }: SeenBudget): string[] {
  const columns = ['amount'];
  const expenseRows = Object.values(GROUPS).flat();
  const totalIncome = total(incomes, INCOMES, columns, 'amount');
  const totalExpenses = total(expenses, expenseRows, columns, 'amount');
  const subtotals = Object.entries(GROUPS).map(([heading, rows]) => {
    const before = expenseRows.indexOf(rows[0] ?? '');
    const copied = expenses.copied.slice(before, before + rows.length);
    return figure(
      heading,
      expenses.shown[heading]?.amount,
      total({ ...expenses, copied }, rows, columns, 'amount'),
    );
  });
  return wrong([
    ...amounts(incomes, INCOMES, columns, ['amount']),
    ...amounts(expenses, expenseRows, columns, ['amount']),
    ...subtotals,
    figure('Total Income', incomes.shown.totalIncome?.amount, totalIncome),
    figure('Total Expenses', expenses.shown.totalExpenses?.amount, totalExpenses),
    figure('the summary’s Total Income', summary['Total Income'], totalIncome),
    figure('the summary’s Total Expenses', summary['Total Expenses'], totalExpenses),
    figure('Available Income', summary['Available Income'], minus(totalIncome, totalExpenses)),
  ]);
}

/** The figures of the calculator that are wrong, in words; none where all is well. */
export function wrongInCalculator({ debts, options, fields }: SeenCalculator): string[] {
  const totalPaying = total(debts, DEBTS, DEBT_COLUMNS, 'paying');
  const months = BigInt(fields.months ?? '');
  const asked = Object.entries(OPTIONS).flatMap(([option, phases]) =>
    Object.entries(phases).map(([phase, tenths]) => ({
      name: `${option}, ${phase}`,
      shown: options[option]?.[phase],
      expected: dollars(totalPaying, tenths, 10n * months),
    })),
  );
  return wrong([
    ...amounts(debts, DEBTS, DEBT_COLUMNS, ['amount', 'paying']),
    figure('Total Basis', debts.shown.totals?.amount, total(debts, DEBTS, DEBT_COLUMNS, 'amount')),
    figure('Total Paying', debts.shown.totals?.paying, totalPaying),
    { name: 'Number of months', shown: fields['Number of months'], expected: String(months) },
    ...asked,
  ]);
}

/** Every cell shows what it holds: an amount as dollars, any other text as it is. */
function amounts(
  sheet: SeenSheet,
  rows: readonly string[],
  columns: readonly string[],
  money: string[],
): Figure[] {
  return rows.flatMap((row, index) =>
    money.map((column) => {
      const held = sheet.copied[index]?.[columns.indexOf(column)] ?? 'no such cell';
      const expected = isAmount(held) ? dollars(decimal(held)) : held && `$${held}`;
      return { name: `${row}/${column}`, shown: sheet.shown[row]?.[column], expected };
    }),
  );
}

function total(
  sheet: SeenSheet,
  rows: readonly string[],
  columns: readonly string[],
  column: string,
): Decimal {
  return plus(...rows.map((_, index) => decimal(sheet.copied[index]?.[columns.indexOf(column)] ?? '')));
}

function figure(name: string, shown: string | undefined, expected: Decimal): Figure {
  return { name, shown, expected: dollars(expected) };
}

function wrong(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ shown, expected }) => shown !== expected)
    .map(({ name, shown, expected }) => `${name} shows ${shown}, and should ${expected}`);
}
