import { chromium, type Page, test } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { note } from './figures';
import { openDebts, TOTAL_PAYING } from './pages';

const EDITS = 1000;

/** As many edits as can be undone: from then on every new step takes the place of an old one. */
const UNDOABLE = 200;

/** By how much the heap may grow, in per cent. */
const GROWTH = 5;

test('heap after load and after 1,000 edits', async ({ page }) => {
  await openCalculator(page);
  note({ name: 'heap after load', unit: 'MB', samples: [await heap(page)] });
  await edit(page, EDITS);
  note({ name: 'heap after 1,000 edits', unit: 'MB', samples: [await heap(page)] });
});

test('growth of the heap over 1,000 edits', async ({ baseURL }) => {
  // The engine counts the machine code it makes of what runs often as heap. Without that only the product's data grow.
  const browser = await chromium.launch({ ...launchOptions(), args: ['--js-flags=--jitless'] });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await openCalculator(page);
  const loaded = await heap(page);
  await edit(page, UNDOABLE);
  const before = await heap(page);
  await edit(page, EDITS);
  const after = await heap(page);
  await browser.close();
  const growth = (from: number) => [(after / from - 1) * 100];
  const name = 'growth of the heap without machine code';
  note({ name: `${name}, from the load over 1,200 edits`, unit: '%', samples: growth(loaded) });
  note({ name: `${name}, over 1,000 edits`, unit: '%', samples: growth(before), budget: GROWTH });
});

async function openCalculator(page: Page): Promise<void> {
  await openDebts(page);
  await page.locator('.plan-picture svg').first().waitFor();
}

/** Types amounts down the last column, again and again. */
async function edit(page: Page, edits: number): Promise<void> {
  for (let index = 0; index < edits; index++) {
    if (index % 20 === 0) await page.locator('[row-id="0"] [col-id="paying"]').click();
    await page.keyboard.press(String((index % 9) + 1));
    await page.keyboard.press('Enter');
  }
  await page.locator(TOTAL_PAYING, { hasText: /[1-9]/ }).waitFor();
}

/** Megabytes of the page's own objects that are still in use. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}
