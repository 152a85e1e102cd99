import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type Page, test } from '@playwright/test';
import { median, note } from './figures';
import { cellPainted, clickToPaint, firstPaint, loadToCell } from './measure';
import {
  openDebts,
  PLAIN_CELL,
  PLAIN_TABLE,
  PRODUCT_CELL,
  PRODUCT_LAST_CELL,
  QUICK_START,
  QUICK_START_CELL,
  TOTAL_PAYING,
} from './pages';

/** The product's load is to be no longer than this many times AG Grid's own quick start, with no product in it. */
const OF_QUICK_START = 1.15;

for (const { name, rate, loads } of [
  { name: '', rate: 1, loads: 100 },
  { name: ', CPU throttled to a quarter', rate: 4, loads: 30 },
])
  test(`first load to a cell that can be edited${name}`, async ({ browser, baseURL }) => {
    const cells: number[] = [];
    const lastCells: number[] = [];
    const paints: number[] = [];
    const quickStarts: number[] = [];
    const plains: number[] = [];
    // By turns, so that whatever else the machine does falls on all.
    while (cells.length < loads) {
      await inNewPage(browser, rate, async (page) => {
        cells.push(await loadToCell(page, baseURL ?? '', PRODUCT_CELL));
        lastCells.push(await cellPainted(page, PRODUCT_LAST_CELL));
        paints.push(await firstPaint(page));
      });
      await inNewPage(browser, rate, async (page) => {
        quickStarts.push(await loadToCell(page, QUICK_START, QUICK_START_CELL));
      });
      await inNewPage(browser, rate, async (page) => {
        plains.push(await loadToCell(page, PLAIN_TABLE, PLAIN_CELL));
      });
    }
    const quickStart = median(quickStarts);
    note({ name: `load to cell${name}`, unit: 'ms', samples: cells, budget: OF_QUICK_START * quickStart });
    note({ name: `load to the last cell of the screen${name}`, unit: 'ms', samples: lastCells });
    note({ name: `load to first paint of the form${name}`, unit: 'ms', samples: paints, budget: quickStart });
    note({ name: `load to cell, AG Grid's quick start${name}`, unit: 'ms', samples: quickStarts });
    note({ name: `load to cell, plain table of 120 inputs${name}`, unit: 'ms', samples: plains });
  });

test('from screen to screen', async ({ page }) => {
  const changes: number[] = [];
  await openDebts(page);
  while (changes.length < 100) {
    changes.push(await clickToPaint(page, 'Go to Budget', PRODUCT_CELL));
    changes.push(await clickToPaint(page, 'Click here to calculate monthly payments', TOTAL_PAYING));
  }
  note({ name: 'press to the other screen', unit: 'ms', samples: changes, budget: 200 });
});

test('bytes downloaded until both screens can be edited', async ({ page }) => {
  // What is fetched once the browser is idle is not needed to edit.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => bodies.push(response.body()));
  await openDebts(page);
  const files = await Promise.all(bodies);
  const kilobytes = (compress: (file: Buffer) => Buffer) =>
    files.reduce((sum, file) => sum + compress(file).length, 0) / 1024;
  const gzip = kilobytes((file) => gzipSync(file, { level: 9 }));
  note({
    name: 'downloaded until both screens can be edited, gzip',
    unit: 'KB',
    samples: [gzip],
    budget: 345,
  });
  const brotli = kilobytes((file) => brotliCompressSync(file));
  note({ name: 'downloaded until both screens can be edited, brotli', unit: 'KB', samples: [brotli] });
});

/** Runs in a page of a context of its own, in which nothing is cached. */
async function inNewPage(browser: Browser, rate: number, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await run(page);
  await context.close();
}
