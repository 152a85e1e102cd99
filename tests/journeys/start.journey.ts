import { test as bare } from '@playwright/test';
import { expect, test } from '../support/journey';

const NOT_STARTED = /This page has not started\. It needs JavaScript, and Chrome or Edge 123/;

bare('a browser that is too old gets a sentence instead of a blank page', async ({ context }) => {
  const missing = {
    'without colours for light and dark': 'CSS.supports = () => false',
    'without popovers': 'delete HTMLElement.prototype.showPopover',
    'without functions of the language': 'delete Array.prototype.map',
  };
  const waits = Object.entries(missing).map(async ([name, take]) => {
    const page = await context.newPage();
    await page.addInitScript(take);
    await page.goto('/');
    await expect(page.locator('#root'), name).toHaveText(NOT_STARTED);
    await expect(page.locator('#root p'), name).toBeVisible();
  });
  await Promise.all(waits);
});

bare('a page whose script does not come says so', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#root p')).toBeVisible();
});

test('while the app starts, nothing of that is seen', async ({ journey }) => {
  const { page, incomes } = journey;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root p')).toBeAttached();
  await expect(page.locator('#root p')).toBeHidden();
  release();
  await expect(incomes.cell('salary')).toBeVisible();
  await expect(page.getByText(NOT_STARTED)).toHaveCount(0);
});

test('where a blocker takes the clipboard away, the summary is still copied', async ({ journey }) => {
  const { page, debts, pasteElsewhere, openCalculator } = journey;
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  );
  await openCalculator();
  await debts.type('0', 'paying', '1800', 'Enter');
  await page.getByRole('button', { name: 'Copy summary' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Summary copied' })).toBeVisible();
  await debts.cell('0', 'accountName').click();
  const { text, html } = await pasteElsewhere();
  expect(text).toContain('$1,800.00');
  expect(html).toContain('$1,800.00');
});

test('two tabs know nothing of each other', async ({ journey }) => {
  const { page, openBudget, incomes } = journey;
  await openBudget();
  await incomes.type('salary', 'amount', '1', 'Enter');
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.locator('[row-id=salary] [col-id=amount]')).toHaveText('');
  await other.locator('[row-id=salary] [col-id=amount]').click();
  await other.keyboard.type('2');
  await other.keyboard.press('Enter');
  await expect(other.locator('[row-id=totalIncome] [col-id=amount]')).toHaveText('$2.00');
  await expect(incomes.footer()).toHaveText('$1.00');
});

test('a part imports nothing but what came with the entry', async ({ journey: { page } }) => {
  await page.goto('/');
  const html = await (await page.request.get('/')).text();
  const [entry = ''] = /assets\/index-[\w-]+\.js/.exec(html) ?? [];
  const read = async (file: string) => (await page.request.get(`/assets/${file}`)).text();
  const importsOf = (code: string) =>
    [...code.matchAll(/\bfrom\s*["'`]\.\/([\w.-]+)["'`]/g)].map(([, file]) => file);
  const code = await read(entry.replace('assets/', ''));
  const withEntry = [entry.replace('assets/', ''), ...importsOf(code)];
  const parts = [...code.matchAll(/\bimport\(["'`]\.\/([\w.-]+)["'`]\)/g)].map(([, file = '']) => file);
  expect(parts.map((part) => part.replace(/-.*/, '')).sort()).toEqual([
    'AgSheet',
    'Messages',
    'ShortcutsDialog',
    'alsoCalled',
    'calculatorParts',
    'caseParts',
    'ownBlock',
    'reportParts',
    'sheetParts',
    'tableParts',
  ]);
  for (const part of parts)
    for (const imported of importsOf(await read(part))) expect(withEntry, part).toContain(imported);
});
