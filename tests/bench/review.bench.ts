import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { note, QUICK_START_LOAD } from './figures';
import { keyToAppearance } from './measure';
import { copyText, openDebts } from './pages';

const SAMPLES = 20;

const REPORT = readFileSync(
  new URL('../fixtures/credit-report/33-twenty-five-rows.txt', import.meta.url),
  'utf8',
);

test('the review of 25 debts opens', async ({ page }) => {
  await openDebts(page);
  await copyText(page, REPORT);
  await page.waitForLoadState('networkidle');
  const openings: number[] = [];
  while (openings.length < SAMPLES) {
    openings.push(await keyToAppearance(page, 'Control+v', 'dialog [row-id="24"] [col-id="amount"]'));
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  note({
    name: 'Ctrl+V to the review of 25 debts',
    unit: 'ms',
    samples: openings,
    budget: { times: 0.24, of: QUICK_START_LOAD },
  });
});
