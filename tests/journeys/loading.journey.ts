import { test as bare, type Response } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from '../support/journey';

/** Whatever query it is asked for with: another asks for it anew where it did not come. */
const GRID_FILE = '**/AgSheet-*.js*';

test('the form can be filled in before the grid has come, and nothing moves when it comes', async ({
  journey,
}) => {
  const { page, incomes, expenses } = journey;
  const release = await hold(page, GRID_FILE);
  await page.goto('/');
  await page.getByLabel('Agent Name').fill('Alex Agent');
  await expect(incomes.grid).toHaveCount(0);
  await page.evaluate(notePlaces);
  release();
  await expect(incomes.cell('salary')).toBeVisible();
  await expect(expenses.footer()).toHaveText('$0.00');
  const places = await page.evaluate(() => [...(Reflect.get(window, 'places') as Set<string>)]);
  expect(places, 'in no frame').toHaveLength(1);
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

test('what is said before the messages have come is shown once they are there, the last alone', async ({
  journey,
}) => {
  const { page, openBudget, submit } = journey;
  const release = await hold(page, '**/Messages-*.js');
  await openBudget();
  await page.getByRole('button', { name: 'New member' }).click();
  await submit();
  const message = page.locator('.Toastify__toast');
  await expect(message).toHaveCount(0);
  release();
  await expect(message).toHaveText('Please fill in agent information');
});

test('every script is compiled while it is fetched, not when its functions are first called', async ({
  journey,
}) => {
  const { page, walkToCalculator } = journey;
  // What they hold is asked for below: a file that comes as the test ends would never answer.
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await walkToCalculator();
  await expect(page.locator('.plan-picture svg').first()).toBeVisible();
  const texts = await Promise.all(scripts.map((script) => script.text()));
  const begins = texts.map((text) => text.split('\n', 1)[0]);
  expect(begins.length).toBeGreaterThan(4);
  expect(new Set(begins)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

bare('a grid that cannot be fetched is told, and comes with another try', async ({ page }) => {
  await page.route(GRID_FILE, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'This screen stopped working' })).toBeVisible();
  await page.unroute(GRID_FILE);
  await page.getByRole('button', { name: 'Show the screen again' }).click();
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeVisible();
});

bare('parts whose file or styles did not come are asked for until they stand', async ({ page }) => {
  const lost = /(caseParts.*\.js|calculatorParts.*\.css)/;
  await page.route(lost, (route) => route.abort());
  const losses = ['.js', '.css'].map((kind) =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(kind)),
  );
  await page.goto('/');
  await page.getByLabel('Agent Name').fill('Alex Agent');
  await page.getByLabel('Agent Email').fill('alex@example.com');
  await page.getByRole('button', { name: 'Click here to calculate monthly payments' }).click();
  await Promise.all(losses);
  await expect(page.getByRole('region', { name: 'Option A' })).toBeVisible();
  await expect(page.locator('.plan-chart, .case-line *')).toHaveCount(0);
  await page.unroute(lost);
  await expect(page.locator('.plan-chart')).toHaveCSS('font-size', '12px');
  await expect(page.locator('.case-line *').first()).toBeVisible();
});

/** Runs in the page: keeps where what stands around the grids is, frame by frame. */
function notePlaces(): void {
  const places = new Set<string>();
  Object.assign(window, { places });
  const note = () => {
    const around = [...document.querySelectorAll('main :is(h2, form)')];
    places.add(around.map((element) => JSON.stringify(element.getBoundingClientRect())).join('\n'));
    requestAnimationFrame(note);
  };
  note();
}

test('who goes back to the budget before the debts stand, right after a reload, finds its sheets', async ({
  journey,
}) => {
  const { page, walkToCalculator, incomes } = journey;
  await walkToCalculator();
  const release = await hold(page, GRID_FILE);
  await page.reload();
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(page).toHaveTitle(/^Budget/);
  release();
  await expect(incomes.cell('salary')).toBeVisible();
  await expect(page.locator('[row-id="mortgage"] [col-id="amount"]')).toBeVisible();
});
