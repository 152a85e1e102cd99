import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Page, test } from '@playwright/test';
import { type Figure, keyToPaint, loadToCell, printFigures, scriptOfKey } from './measure';

const SAMPLES = 100;
const PLAIN_TABLE = 'http://127.0.0.1:4328/';
const PLAIN_CELL = '#cell-0-5';
const PRODUCT_CELL = '[row-id="salary"] [col-id="amount"]';
const FOOTER = '[row-id="totals"] [col-id="paying"]';

test('key to painted total, and Enter to painted cell, beside a plain table of 120 inputs', async ({
  page,
  context,
}) => {
  await openDebts(page);
  const plain = await context.newPage();
  await plain.goto(PLAIN_TABLE);
  const figures = {
    key: figure('key to footer total'),
    plainKey: figure('key to total in a plain table of 120 inputs'),
    enter: figure('Enter to committed cell (its total stands already)'),
  };
  // By turns, so that whatever else the machine does falls on both.
  for (let row = 0; figures.key.samples.length < SAMPLES; row = (row + 1) % 20) {
    await page.bringToFront();
    const cell = `[row-id="${row}"] [col-id="paying"]`;
    await page.locator(cell).click();
    for (const key of '12345') figures.key.samples.push(await keyToPaint(page, key, FOOTER));
    for (let edit = 0; edit < 5; edit++) {
      figures.enter.samples.push(await keyToPaint(page, 'Enter', cell));
      await page.keyboard.press('Shift+Enter');
      await page.locator(cell).click();
      await page.keyboard.press(String(edit + 1));
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');

    await plain.bringToFront();
    await plain.locator(`#cell-${row}-5`).click();
    for (const key of '12345') figures.plainKey.samples.push(await keyToPaint(plain, key, '#total'));
    await plain.locator(`#cell-${row}-5`).fill('');
  }
  printFigures([figures.key, figures.plainKey, figures.enter]);
});

test('paste of 20 x 6 cells to painted total, and a move of the range', async ({ page }) => {
  await openDebts(page);
  const paste = figure('paste of 20 x 6 to footer total (to reach: 35)');
  const move = figure('range move, script only (to reach: 1)');
  const block = Array.from(
    { length: 20 },
    (_, row) => `Bank ${row}\t****${1000 + row}\t1234.50\tcreditor 1\tcurrent\t${row + 1}`,
  ).join('\n');
  await page.evaluate((text) => {
    const answer = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', text);
    };
    addEventListener('copy', answer, { capture: true, once: true });
  }, block);
  await page.locator('[row-id="0"] [col-id="accountName"]').click();
  await page.keyboard.press('Control+c');
  for (let sample = 0; sample < SAMPLES; sample++) {
    paste.samples.push(await keyToPaint(page, 'Control+v', FOOTER));
    await page.keyboard.press('Control+z');
    await page.locator(FOOTER, { hasText: '$0.00' }).waitFor();
  }
  await page.keyboard.press('Control+Home');
  for (let sample = 0; sample < SAMPLES; sample++) {
    const isBack = sample % 38 >= 19;
    move.samples.push(await scriptOfKey(page, { key: isBack ? 'ArrowUp' : 'ArrowDown', shiftKey: true }));
  }
  printFigures([paste, move]);
});

test('first load to a cell that can be edited', async ({ browser, baseURL }) => {
  const product = figure('load to an editable cell, budget screen');
  const plain = figure('load to an input of the plain table');
  for (let load = 0; load < SAMPLES; load++) {
    // A context of its own for each load, so that nothing is cached.
    const context = await browser.newContext();
    product.samples.push(await loadToCell(await context.newPage(), baseURL ?? '', PRODUCT_CELL));
    plain.samples.push(await loadToCell(await context.newPage(), PLAIN_TABLE, PLAIN_CELL));
    await context.close();
  }
  printFigures([product, plain]);
});

test('bytes downloaded until both screens can be edited, at most 345 KB gzip', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => bodies.push(response.body()));
  await openDebts(page);
  const files = await Promise.all(bodies);
  const kilobytes = (compress: (file: Buffer) => Buffer) =>
    Math.round(files.reduce((sum, file) => sum + compress(file).length, 0) / 102.4) / 10;
  console.table([
    { encoding: 'gzip', KB: kilobytes((file) => gzipSync(file, { level: 9 })), 'to reach': 345 },
    { encoding: 'brotli', KB: kilobytes((file) => brotliCompressSync(file)), 'to reach': '' },
  ]);
});

async function openDebts(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Agent Name').fill('Alex Agent');
  await page.getByLabel('Agent Email').fill('alex@example.com');
  await page.getByRole('button', { name: /^Click here/ }).click();
  await page.locator(FOOTER).waitFor();
}

function figure(name: string): Figure {
  return { name, samples: [] };
}
