import { test } from '@playwright/test';
import { note, PLAIN_KEY } from './figures';
import { keyToPaint, scriptOfKey } from './measure';
import { copyBlock, openDebts, PLAIN_TABLE, TOTAL_PAYING } from './pages';

const SAMPLES = 100;

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
  note({ name: 'key to total', unit: 'ms', samples: keys, budget: { times: 1, of: PLAIN_KEY } });
  note({ name: PLAIN_KEY, unit: 'ms', samples: plainKeys });
  note({
    name: 'Enter to cell, its total standing already',
    unit: 'ms',
    samples: enters,
    budget: { times: 2, of: PLAIN_KEY },
  });
  note({ name: 'undo to total', unit: 'ms', samples: undos, budget: { times: 2, of: PLAIN_KEY } });
});

test('paste of 20 x 6 cells, and a move of the range', async ({ page }) => {
  await openDebts(page);
  const pastes: number[] = [];
  const moves: number[] = [];
  await copyBlock(page);
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
  note({
    name: 'paste of 20 x 6 cells to total',
    unit: 'ms',
    samples: pastes,
    budget: { times: 2.2, of: PLAIN_KEY },
  });
  note({
    name: 'move of the range, script only',
    unit: 'ms',
    samples: moves,
    budget: { times: 0.1, of: PLAIN_KEY },
  });
});
