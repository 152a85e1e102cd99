import { test as bare, type Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const GRID_FILE = '**/AgSheet-*.js';

test('the form can be filled in before the grid has come, and nothing moves when it comes', async ({
  journey,
}) => {
  const { page, incomes, expenses } = journey;
  const release = await holdGrid(page);
  await page.goto('/');
  await page.getByLabel('Agent Name').fill('Alex Agent');
  await expect(incomes.grid).toHaveCount(0);
  const before = await places(page);
  release();
  await expect(incomes.cell('salary')).toBeVisible();
  await expect(expenses.footer()).toHaveText('$0.00');
  expect(await places(page)).toEqual(before);
  await expect(page.getByLabel('Agent Name')).toBeFocused();
  await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
});

test('the incomes are painted, and can be typed in, before the expenses come', async ({ journey }) => {
  const { page, expenses } = journey;
  await page.addInitScript(() => {
    const painted: string[] = [];
    const look = () => {
      const rows = ['salary', 'streaming'].filter((row) => document.querySelector(`[row-id=${row}]`));
      painted.push(rows.join(' and '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { painted });
  });
  await page.goto('/');
  await expect(expenses.footer()).toBeVisible();
  const painted = await page.evaluate(() => [...new Set(Reflect.get(window, 'painted'))]);
  expect(painted).toEqual(['', 'salary', 'salary and streaming']);
});

bare('a grid that cannot be fetched is told, and comes with another try', async ({ page }) => {
  await page.route(GRID_FILE, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'This screen stopped working' })).toBeVisible();
  await page.unroute(GRID_FILE);
  await page.getByRole('button', { name: 'Show the screen again' }).click();
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeVisible();
});

/** Holds the file with the grid back until it is released. */
async function holdGrid(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(GRID_FILE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where what stands around the grids is. */
function places(page: Page) {
  return Promise.all(
    ['Agent Info', 'Expenses', 'Budget Summary'].map((name) =>
      page.getByRole('heading', { name, exact: true }).boundingBox(),
    ),
  ).then(async (boxes) => [...boxes, await page.locator('form').boundingBox()]);
}
