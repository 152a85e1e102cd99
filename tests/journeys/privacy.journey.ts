import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withoutHandles } from '../support/caseDisk';
import { expect, type Journey, test } from '../support/journey';
import { collectViolations } from '../support/violations';

/** What is typed everywhere, so that it is found wherever it does not belong. */
const SECRET = 'Zephyrine';

/** Marks that run, load or send something where a page lets them. */
const HOSTILE_MARKS =
  '<script>ran = 1</script><img src="https://example.com/a.png" onerror="ran = 2"><svg onload="ran = 3"></svg>' +
  '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe><link rel="stylesheet" href="https://example.com/a.css">' +
  '<style>@import "https://example.com/b.css"; * { background: url(https://example.com/c.png) }</style>' +
  '<form action="https://example.com/"><button autofocus onfocus="ran = 5">x</button></form>';

const HOSTILE_REPORT = `<html><head><meta http-equiv="refresh" content="0;url=https://example.com/"></head><body>
  ${HOSTILE_MARKS}<table><tr><th>Creditor</th><th>Account Number</th><th>Balance</th></tr>
  <tr><td>${SECRET} BANK${HOSTILE_MARKS}</td><td>****4321</td><td>$1,200</td></tr></table></body></html>`;

test('a walk through the whole product sends, stores and tells nothing, and breaks no policy', async ({
  journey,
  context,
}) => {
  const { page } = journey;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await collectViolations(page);
  await withoutHandles(page);
  await journey.openBudget();
  await hasAllItsParts(page);
  // Chromium looks at the page's icon again after every change of the address.
  const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== icon || request.method() !== 'GET') requests.push(request.url());
  });

  await fillBudget(journey);
  await fillCalculator(journey);
  await saveAndOpen(journey);
  expect(requests, 'nothing is requested but what reads PDFs and what encrypts').toEqual([
    expect.stringMatching(/^blob:/),
    expect.stringMatching(/\/assets\/pdfWorker-[\w-]+\.js$/),
    expect.stringMatching(/\/assets\/ageFile-[\w-]+\.js$/),
  ]);
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue(SECRET);

  expect(requests.slice(3), 'nothing is requested').toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'violations')), 'no policy is violated').toEqual([]);
  expect(
    await page.evaluate(() => Reflect.get(window, 'ran')),
    'nothing that was pasted runs',
  ).toBeUndefined();
  expect(await kept(page), 'nothing is kept').toEqual({
    local: 0,
    session: 0,
    cookie: '',
    databases: 0,
    caches: 0,
    workers: 0,
    address: '/',
    title: 'Budget · Financial Warranty Calculator',
  });
  await page.goForward();
  await expect(page).toHaveTitle('Calculator · Financial Warranty Calculator');
  const state = await page.evaluate(() => history.state);
  expect(Object.keys(state.usr).sort(), 'the history entry holds the payload alone').toEqual(
    'agentEmail agentName availableIncome firstName lastName totalExpenses totalIncome'.split(' '),
  );
  expect(JSON.stringify({ ...state, usr: null })).not.toContain(SECRET);
});

test('no browser offers what was typed about a member before', async ({ journey }) => {
  const { page, openBudget } = journey;
  await openBudget();
  const offers = await page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  expect(offers).toEqual(Array(11).fill('off'));
});

/** Waits until every script of the build has been fetched, but for those of a dialog that is yet to open. */
async function hasAllItsParts(page: Page): Promise<void> {
  const files = readdirSync('dist/assets').filter(
    (file) => file.endsWith('.js') && !/^(?:ageFile|pdfWorker)/.test(file),
  );
  const missing = async () => {
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    return files.filter((file) => !fetched.some((name) => name.endsWith(`/${file}`)));
  };
  await expect.poll(missing).toEqual([]);
}

async function fillBudget({ page, incomes, expenses, copyElsewhere, submit }: Journey): Promise<void> {
  for (const field of await page.getByRole('textbox').all()) await field.fill(SECRET);
  for (const email of await page.locator('input[type=email]').all())
    await email.fill(`${SECRET}@example.com`);
  await incomes.type('salary', 'amount', '5000', 'Enter');
  await expenses.cell('mortgage').click();
  await copyElsewhere({ text: '1200\n100', html: `<table><tr><td>1200${HOSTILE_MARKS}<tr><td>100</table>` });
  await page.keyboard.press('Control+v');
  await expect(expenses.cell('propertyTax')).toHaveText('$100.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await submit();
}

async function fillCalculator({ page, debts, copyElsewhere }: Journey): Promise<void> {
  await debts.type('0', 'accountName', SECRET, 'Tab');
  await page.keyboard.type('12345678');
  await debts.type('0', 'paying', '250', 'Enter');
  await copyElsewhere({ text: `Creditor\tBalance\n${SECRET} BANK\t$1,200`, html: HOSTILE_REPORT });
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Enter 1 debt' }).click();
  await page.getByRole('button', { name: 'Add report' }).click();
  // Another account: one that is in already is left out.
  const buffer = Buffer.from(HOSTILE_REPORT.replace('****4321', '****8765'));
  await page
    .getByLabel('Files (.pdf, .txt, .html, .csv, .tsv or .json)')
    .setInputFiles({ name: 'report.html', mimeType: 'text/html', buffer });
  await page.getByRole('button', { name: 'Enter 1 debt' }).click();
  await expect(debts.footer('amount')).toHaveText('$2,400.00');
  await page.getByLabel('Credit Score').fill('700');
  await page.getByLabel('Choose Payment Plan').first().selectOption('Option A');
  await page.getByLabel('Choose Payment Plan').last().selectOption('Option B');
  await page.getByRole('button', { name: 'Copy summary' }).click();
  await expect(page.getByText('Summary copied')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printed-page')).toContainText(SECRET);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to Validation' }).click();
  await expect(page.getByText('Proceeding to validation...')).toBeVisible();
}

/** Saves the case, with a password too, and opens what was saved. */
async function saveAndOpen({ page, debts }: Journey): Promise<void> {
  for (const password of ['', SECRET]) {
    const downloaded = page.waitForEvent('download');
    if (password === '') await page.keyboard.press('Control+s');
    else {
      await page.getByRole('button', { name: 'Save with password' }).click();
      for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
      await page.keyboard.press('Enter');
    }
    const path = await (await downloaded).path();
    // The dialog of the password is gone, and the case is known to be saved, before the next is opened.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByRole('banner')).not.toContainText('not saved');
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Control+o');
    await (await chooser).setFiles(path);
    if (password !== '') {
      await page.locator('input[type=password]').fill(password);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(`Opened case ${SECRET} ${SECRET}.`)).toBeVisible();
  }
  await expect(debts.footer('amount')).toHaveText('$2,400.00');
}

function kept(page: Page) {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    address: location.pathname + location.search + location.hash,
    title: document.title,
  }));
}
