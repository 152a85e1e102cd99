import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PAYLOAD } from './payload';

/** A user in front of the product, and the words for what such a user does. */
export interface Journey {
  page: Page;
  incomes: SheetUser;
  expenses: SheetUser;
  debts: SheetUser;
  /** The rows of a report under review. */
  entered: SheetUser;
  openBudget: () => Promise<void>;
  /** Opens the calculator as a reload does: with the payload in the history entry, and nothing else entered. */
  openCalculator: () => Promise<void>;
  /** Fills in an agent on the budget screen and goes on to the calculator. */
  walkToCalculator: () => Promise<void>;
  fillAgent: () => Promise<void>;
  submit: () => Promise<void>;
  /** Puts flavours on the clipboard as another program would, with a real Ctrl+C. */
  copyElsewhere: (flavours: { text?: string; html?: string }) => Promise<void>;
  /** What is on the clipboard, as another program would read it. */
  pasteElsewhere: () => Promise<{ text: string; html: string }>;
  /** The row and column of the cell that has the focus, such as `salary/amount`; else the name of what has it. */
  focused: () => Promise<string>;
}

export const test = base.extend<{ journey: Journey }>({
  journey: async ({ page }, use) => {
    const problems = new Set<string>();
    page.on('pageerror', (error) => problems.add(error.message));
    page.on('console', (message) => problems.add(message.text()));
    // Held from the start: a browser that is told only with the key to hand its file chooser over at times hears the key
    // first, and shows the chooser where no test can answer it.
    page.on('filechooser', () => {});
    await use(journeyOn(page));
    // The picture that Playwright takes of a failure breaks the page's policy, and is told here as well.
    expect([...problems], 'the page reports no error and writes nothing to the console').toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** A user; what an open page shows is waited for in small steps, since every journey does so. */
function journeyOn(page: Page): Journey {
  const incomes = sheetUser(page, 'Incomes (Before Tax)');
  const debts = sheetUser(page, 'Debts');

  async function openBudget() {
    await page.goto('/');
    await incomes.cell('salary').waitFor();
  }

  /** The bar of the plan comes with the last part of the screen: from then on nothing moves, and nothing more is covered. */
  async function calculatorStands() {
    await debts.cell('0', 'accountName').waitFor();
    await page.locator('.plan-bar').waitFor({ state: 'attached' });
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
    entered: sheetUser(page, 'Debts to enter'),
    openBudget,
    fillAgent,
    submit,
    openCalculator: async () => {
      await page.addInitScript((usr) => {
        const isFresh = location.pathname === '/calculator' && history.state === null;
        if (isFresh) history.replaceState({ usr, key: 'reload', idx: 0 }, '');
      }, PAYLOAD);
      await page.goto('/calculator');
      await calculatorStands();
    },
    walkToCalculator: async () => {
      await openBudget();
      await fillAgent();
      await submit();
      await calculatorStands();
    },
    copyElsewhere: async (flavours) => {
      const listening = await page.evaluateHandle((held) => {
        const controller = new AbortController();
        const answer = (event: ClipboardEvent) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          if (held.text !== undefined) event.clipboardData?.setData('text/plain', held.text);
          if (held.html !== undefined) event.clipboardData?.setData('text/html', held.html);
        };
        addEventListener('copy', answer, { capture: true, signal: controller.signal });
        return controller;
      }, flavours);
      await page.keyboard.press('Control+c');
      await listening.evaluate((controller) => controller.abort());
    },
    pasteElsewhere: async () => {
      const pasted = page.evaluateHandle(() => {
        const texts = new Promise<{ text: string; html: string }>((resolve) => {
          const answer = (event: ClipboardEvent) => {
            event.preventDefault();
            event.stopImmediatePropagation();
            const read = (type: string) => event.clipboardData?.getData(type) ?? '';
            resolve({ text: read('text/plain'), html: read('text/html') });
          };
          addEventListener('paste', answer, { capture: true, once: true });
        });
        return { texts };
      });
      const handle = await pasted;
      await page.keyboard.press('Control+v');
      return handle.evaluate(({ texts }) => texts);
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
interface SheetUser {
  grid: Locator;
  cell: (row: string, column?: string) => Locator;
  /** A cell of the pinned row with the totals. */
  footer: (column?: string) => Locator;
  /** The rows and columns that are selected, such as `salary/amount`, in reading order. */
  selected: () => Promise<string[]>;
  /** The texts of all cells of some rows. */
  texts: (...rows: string[]) => Promise<string[][]>;
  status: Locator;
  /** Clicks a cell, types over it, and presses a key. */
  type: (row: string, column: string, text: string, key: string) => Promise<void>;
}

function sheetUser(page: Page, label: string): SheetUser {
  const grid = page.getByRole('grid', { name: label, exact: true });
  const cell = (row: string, column = 'amount') => grid.locator(`[row-id="${row}"] [col-id="${column}"]`);
  return {
    grid,
    cell,
    selected: () =>
      grid.locator('[aria-selected=true][col-id]').evaluateAll((cells) =>
        cells.map((cell) => {
          const row = cell.closest('[row-id]')?.getAttribute('row-id');
          return `${row}/${cell.getAttribute('col-id')}`;
        }),
      ),
    texts: (...rows) =>
      Promise.all(rows.map((row) => grid.locator(`[row-id="${row}"] [role=gridcell]`).allTextContents())),
    status: page.locator('.sheet').filter({ has: grid }).getByRole('status'),
    footer: (column = 'amount') => grid.locator(`[row-id^="total"] [col-id="${column}"]`),
    type: async (row, column, text, key) => {
      await cell(row, column).click();
      await page.keyboard.type(text);
      await page.keyboard.press(key);
    },
  };
}
