import { test } from '@playwright/test';
import { median, note } from './figures';
import { keyToPaint, scriptOfKey } from './measure';
import { openDebts, PLAIN_TABLE, TOTAL_PAYING } from './pages';

const SAMPLES = 100;

/** Milliseconds of two frames of a screen with 60 of them a second, and a little for what lies between. */
const TWO_FRAMES = 35;

test('key to painted total beside a plain table, Enter, undo', async ({ page, context }) => {
  await openDebts(page);
  const plain = await context.newPage();
  await plain.goto(PLAIN_TABLE);
  const keys: number[] = [];
  const plainKeys: number[] = [];
  const enters: number[] = [];
  const undos: number[] = [];
  // By turns, so that whatever else the machine does falls on both.
  for (let row = 0; keys.length < SAMPLES; row = (row + 1) % 20) {
    await page.bringToFront();
    const cell = `[row-id="${row}"] [col-id="paying"]`;
    await page.locator(cell).click();
    for (const key of '12345') keys.push(await keyToPaint(page, key, TOTAL_PAYING));
    for (let edit = 0; edit < 5; edit++) {
      enters.push(await keyToPaint(page, 'Enter', cell));
      await page.locator(cell).click();
      undos.push(await keyToPaint(page, 'Control+z', TOTAL_PAYING));
      await page.keyboard.press(String(edit + 1));
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');

    await plain.bringToFront();
    await plain.locator(`#cell-${row}-5`).click();
    for (const key of '12345') plainKeys.push(await keyToPaint(plain, key, '#total'));
    await plain.locator(`#cell-${row}-5`).fill('');
  }
  note({ name: 'key to total', unit: 'ms', samples: keys, budget: median(plainKeys) });
  note({ name: 'key to total, plain table of 120 inputs', unit: 'ms', samples: plainKeys });
  note({
    name: 'Enter to cell, its total standing already',
    unit: 'ms',
    samples: enters,
    budget: TWO_FRAMES,
  });
  note({ name: 'undo to total', unit: 'ms', samples: undos, budget: TWO_FRAMES });
});

test('paste of 20 x 6 cells, and a move of the range', async ({ page }) => {
  await openDebts(page);
  const pastes: number[] = [];
  const moves: number[] = [];
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
  while (pastes.length < SAMPLES) {
    pastes.push(await keyToPaint(page, 'Control+v', TOTAL_PAYING));
    await page.keyboard.press('Control+z');
    await page.locator(TOTAL_PAYING, { hasText: '$0.00' }).waitFor();
  }
  await page.keyboard.press('Control+Home');
  while (moves.length < SAMPLES) {
    const isBack = moves.length % 38 >= 19;
    moves.push(await scriptOfKey(page, { key: isBack ? 'ArrowUp' : 'ArrowDown', shiftKey: true }));
  }
  note({ name: 'paste of 20 x 6 cells to total', unit: 'ms', samples: pastes, budget: TWO_FRAMES });
  note({ name: 'move of the range, script only', unit: 'ms', samples: moves, budget: 1 });
});
