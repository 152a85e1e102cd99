import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { note, QUICK_START_LOAD } from './figures';
import { cellPainted, clickToPaint, firstPaint, loadToCell } from './measure';
import { inNewPage, type Pace } from './newPage';
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

const PACES: readonly Pace[] = [
  { name: '', rate: 1, samples: 30 },
  { name: ', CPU throttled to a quarter', rate: 4, samples: 12 },
];

for (const pace of PACES)
  test(`first load to a cell that can be edited${pace.name}`, async ({ browser, baseURL }) => {
    const cells: number[] = [];
    const lastCells: number[] = [];
    const paints: number[] = [];
    const quickStarts: number[] = [];
    const plains: number[] = [];
    // By turns, so that whatever else the machine does falls on all.
    while (cells.length < pace.samples) {
      await inNewPage(browser, pace, async (page) => {
        cells.push(await loadToCell(page, baseURL ?? '', PRODUCT_CELL));
        lastCells.push(await cellPainted(page, PRODUCT_LAST_CELL));
        paints.push(await firstPaint(page));
      });
      await inNewPage(browser, pace, async (page) => {
        quickStarts.push(await loadToCell(page, QUICK_START, QUICK_START_CELL));
      });
      await inNewPage(browser, pace, async (page) => {
        plains.push(await loadToCell(page, PLAIN_TABLE, PLAIN_CELL));
      });
    }
    const { name } = pace;
    const quickStart = `${QUICK_START_LOAD}${name}`;
    // No longer than AG Grid's own quick start, with no product in it, and a little.
    const budget = { times: 1.15, of: quickStart };
    note({ name: `load to cell${name}`, unit: 'ms', samples: cells, budget });
    note({ name: `load to the last cell of the screen${name}`, unit: 'ms', samples: lastCells });
    note({
      name: `load to first paint of the form${name}`,
      unit: 'ms',
      samples: paints,
      budget: { times: 1, of: quickStart },
    });
    note({ name: quickStart, unit: 'ms', samples: quickStarts });
    note({ name: `load to cell, plain table of 120 inputs${name}`, unit: 'ms', samples: plains });
  });

test('from screen to screen', async ({ page }) => {
  const changes: number[] = [];
  await openDebts(page);
  while (changes.length < 60) {
    changes.push(await clickToPaint(page, 'Go to Budget', PRODUCT_CELL));
    changes.push(await clickToPaint(page, 'Click here to calculate monthly payments', TOTAL_PAYING));
  }
  note({
    name: 'press to the other screen',
    unit: 'ms',
    samples: changes,
    budget: { times: 0.4, of: QUICK_START_LOAD },
  });
});

test('bytes downloaded until both screens can be edited', async ({ page }) => {
  // What is fetched once the browser is idle is not needed to edit.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  // By their addresses: what is shown again, as the logo is, comes out of the browser's memory.
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => bodies.set(response.url(), response.body()));
  await openDebts(page);
  const files = await Promise.all(bodies.values());
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
