import type { Page } from '@playwright/test';
import type { Journey } from './journey';

/** One grid of each kind, with its first three rows and its last in one column. */
export const GRIDS = [
  {
    name: 'Debts',
    open: (journey: Journey) => journey.openCalculator(),
    user: (journey: Journey) => journey.debts,
    rows: ['0', '1', '2'],
    last: '19',
  },
  {
    name: 'Expenses',
    open: (journey: Journey) => journey.openBudget(),
    user: (journey: Journey) => journey.expenses,
    rows: ['mortgage', 'propertyTax', 'homeInsurance'],
    last: 'streaming',
  },
] as const;

type Grid = (typeof GRIDS)[number];

/** Opens the screen of a grid and stands on its first amount. */
export async function start(journey: Journey, { open, user, rows }: Grid) {
  await open(journey);
  const sheet = user(journey);
  await sheet.cell(rows[0]).click();
  return { ...journey, sheet, press: pressOn(journey.page) };
}

/** A cell's name, as `focused` and `selected` say it. */
export const at = (row: string) => `${row}/amount`;

/** Presses keys one after the other. */
export function pressOn(page: Page) {
  return async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
}
