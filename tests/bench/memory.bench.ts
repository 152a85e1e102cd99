import { type CDPSession, chromium, type Page, test } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { note } from './figures';
import { openDebts, TOTAL_PAYING } from './pages';

const EDITS = 1000;

/** By how much the heap may grow, in per cent: the steps that can be undone take a little. */
const GROWTH = 5;

test('heap after load and after 1,000 edits', async ({ page }) => {
  const { before, after } = await heapOverEdits(page);
  note({ name: 'heap after load', unit: 'MB', samples: [before] });
  note({
    name: 'heap after 1,000 edits, with the machine code made meanwhile',
    unit: 'MB',
    samples: [after],
  });
});

test('growth of the heap over 1,000 edits', async ({ baseURL }) => {
  // The engine writes machine code for what runs often and counts it as heap. Without that only the product's data grow.
  const browser = await chromium.launch({ ...launchOptions(), args: ['--js-flags=--jitless'] });
  const { before, after } = await heapOverEdits(await browser.newPage({ baseURL: baseURL ?? '' }));
  await browser.close();
  note({
    name: 'growth of the heap over 1,000 edits, without machine code',
    unit: '%',
    samples: [(after / before - 1) * 100],
    budget: GROWTH,
  });
});

/** Megabytes on the calculator, before and after many edits. */
async function heapOverEdits(page: Page): Promise<{ before: number; after: number }> {
  const session = await page.context().newCDPSession(page);
  await openDebts(page);
  await page.locator('.plan-picture svg').first().waitFor();
  const before = await heap(session);
  for (let edit = 0; edit < EDITS; edit++) {
    if (edit % 20 === 0) await page.locator('[row-id="0"] [col-id="paying"]').click();
    await page.keyboard.press(String((edit % 9) + 1));
    await page.keyboard.press('Enter');
  }
  await page.locator(TOTAL_PAYING, { hasText: /[1-9]/ }).waitFor();
  return { before, after: await heap(session) };
}

/** Megabytes of the page's own objects that are still in use. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
