import { test } from '@playwright/test';
import { note } from './figures';
import { dragScripts } from './measure';
import { copyBlock, openDebts, TOTAL_PAYING } from './pages';

const DRAGS = 6;

/** What a frame has at 60 a second, in milliseconds. */
const FRAME = 16.7;

test('dragging the slider over its whole length', async ({ page }) => {
  await openDebts(page);
  await copyBlock(page);
  await page.keyboard.press('Control+v');
  await page.locator(TOTAL_PAYING, { hasText: /[1-9]/ }).waitFor();
  await page.locator('.plan-picture svg').first().waitFor();
  const scripts: number[] = [];
  const slowest: number[] = [];
  while (slowest.length < DRAGS) {
    const frames = await dragScripts(page, slowest.length % 2 === 0 ? 'right' : 'left');
    scripts.push(...frames);
    slowest.push(Math.max(...frames));
  }
  note({ name: 'script of a frame while the slider is dragged', unit: 'ms', samples: scripts });
  note({
    name: 'script of the slowest frame of a drag over the whole slider',
    unit: 'ms',
    samples: slowest,
    budget: FRAME,
  });
});
