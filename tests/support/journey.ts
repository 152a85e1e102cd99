import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** A user in front of the product, and the words for what such a user does. */
export interface Journey {
  page: Page;
  incomes: SheetUser;
  expenses: SheetUser;
  debts: SheetUser;
  openBudget: () => Promise<void>;
  /** Fills in an agent and goes on to the calculator. */
  openCalculator: () => Promise<void>;
  fillAgent: () => Promise<void>;
  submit: () => Promise<void>;
  /** The row and column of the cell that has the focus, such as `salary/amount`; else the name of what has it. */
  focused: () => Promise<string>;
}

export const test = base.extend<{ journey: Journey }>({
  journey: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => problems.push(message.text()));
    await use(journeyOn(page));
    expect(problems, 'the page reports no error and writes nothing to the console').toEqual([]);
  },
});

export { expect } from '@playwright/test';

function journeyOn(page: Page): Journey {
  const incomes = sheetUser(page, 'Incomes (Before Tax)');
  const debts = sheetUser(page, 'Debts');

  async function openBudget() {
    await page.goto('/');
    await expect(incomes.cell('salary')).toBeVisible();
  }

  async function fillAgent() {
    await page.getByLabel('Agent Name').fill('Alex Agent');
    await page.getByLabel('Agent Email').fill('alex@example.com');
  }

  async function submit() {
    await page.getByRole('button', { name: 'Click here to calculate monthly payments' }).click();
  }

  return {
    page,
    incomes,
    expenses: sheetUser(page, 'Expenses'),
    debts,
    openBudget,
    fillAgent,
    submit,
    openCalculator: async () => {
      await openBudget();
      await fillAgent();
      await submit();
      await expect(debts.cell('0', 'accountName')).toBeVisible();
    },
    focused: () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const row = element?.closest('[row-id]')?.getAttribute('row-id');
        const column = element?.closest('[col-id]')?.getAttribute('col-id');
        return row ? `${row}/${column}` : (element?.getAttribute('name') ?? element?.textContent ?? '');
      }),
  };
}

/** Somebody who works in one sheet. Columns are left out where the sheet has only `amount`. */
export interface SheetUser {
  grid: Locator;
  cell: (row: string, column?: string) => Locator;
  /** A cell of the pinned row with the totals. */
  footer: (column?: string) => Locator;
  /** Clicks a cell, types over it, and presses a key. */
  type: (row: string, column: string, text: string, key: string) => Promise<void>;
}

function sheetUser(page: Page, label: string): SheetUser {
  const grid = page.getByRole('grid', { name: label });
  const cell = (row: string, column = 'amount') => grid.locator(`[row-id="${row}"] [col-id="${column}"]`);
  return {
    grid,
    cell,
    footer: (column = 'amount') => grid.locator(`[row-id^="total"] [col-id="${column}"]`),
    type: async (row, column, text, key) => {
      await cell(row, column).click();
      await page.keyboard.type(text);
      await page.keyboard.press(key);
    },
  };
}
