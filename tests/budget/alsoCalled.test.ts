import { describe, expect, it } from 'vitest';
import { ALSO_CALLED } from '../../src/budget/alsoCalled';
import { BUDGET_COLUMNS } from '../../src/budget/budgetColumns';
import { EXPENSES } from '../../src/budget/expenses';
import { INCOMES } from '../../src/budget/incomes';
import { rowNames } from '../../src/sheet/clipboard/rowNames';
import { sheetLayout } from '../../src/sheet/sheetLayout';

function namesOf(rows: typeof INCOMES | typeof EXPENSES) {
  return rowNames(sheetLayout(rows, BUDGET_COLUMNS, 'Label'), ALSO_CALLED);
}

/** What a label means among the incomes, or among the expenses; with a question mark where it may mean something else. */
function meant(label: string, rows: typeof INCOMES | typeof EXPENSES): string {
  const names = namesOf(rows);
  const place = names.placeOf(label);
  return `${rows[place]?.id ?? 'none'}${place < 0 || names.isPlain(label, place) ? '' : '?'}`;
}

describe.each([
  ['incomes', INCOMES],
  ['expenses', EXPENSES],
] as const)('every name of the %s', (_, rows) => {
  it.each(rows.map(({ id, label }) => [id, label] as const))(
    'of %s means that line and no other',
    (id, label) => {
      const { plain, perhaps = [] } = ALSO_CALLED[id];
      expect([label, ...plain].map((name) => meant(name, rows))).toEqual([label, ...plain].map(() => id));
      expect(perhaps.map((name) => meant(name, rows))).toEqual(perhaps.map(() => `${id}?`));
    },
  );
});

it.each([
  ['Wages', 'salary'],
  ['My paycheck', 'salary'],
  ['Take-home pay', 'salary?'],
  ['Retirement', 'pension'],
  ['SSDI', 'socialSecurity'],
  ['S.S.I.', 'socialSecurity'],
  ['Child support', 'otherIncome'],
  ['Gifts', 'otherIncome'],
  ['Total', 'none'],
  ['Rent', 'none'],
])('among the incomes %j is %s', (label, id) => {
  expect(meant(label, INCOMES)).toBe(id);
});

it.each([
  ['House payment', 'mortgage'],
  ['Rent/Mortgage', 'mortgage'],
  ['Property taxes', 'propertyTax'],
  ["Homeowner's insurance", 'homeInsurance'],
  ['Gas & Electric', 'utilities'],
  ['Light bill', 'utilities'],
  ['Car note', 'carPayment'],
  ['Car', 'carPayment?'],
  ['Gas', 'gasoline?'],
  ['Gas for car', 'gasoline'],
  ['Car repairs', 'autoMaintenance'],
  ['Medical insurance', 'healthInsurance'],
  ['Doctor co-pays', 'copays'],
  ['Prescriptions', 'pharmacy'],
  ['Groceries', 'food'],
  ['Toiletries', 'personalCare'],
  ['Cell phone bill', 'cellphone'],
  ['Wi-Fi', 'internet'],
  ['Netflix', 'streaming'],
  ['Pet insurance', 'none'],
  ['Life insurance', 'none'],
  ['Credit card payment', 'none'],
  ['Dog food', 'none'],
  ['Car wash', 'none'],
  ['Child care', 'none'],
])('among the expenses %j is %s', (label, id) => {
  expect(meant(label, EXPENSES)).toBe(id);
});
