import { type CDPSession, test } from '@playwright/test';
import { note } from './figures';
import { openDebts, TOTAL_PAYING } from './pages';

const EDITS = 1000;

/** By how much the heap may grow, in per cent: the steps that can be undone take a little. */
const GROWTH = 5;

test('heap after load and after 1,000 edits', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await openDebts(page);
  const before = await heap(session);
  for (let edit = 0; edit < EDITS; edit++) {
    const row = edit % 20;
    if (row === 0) await page.locator('[row-id="0"] [col-id="paying"]').click();
    await page.keyboard.press(String((edit % 9) + 1));
    await page.keyboard.press('Enter');
  }
  await page.locator(TOTAL_PAYING, { hasText: /[1-9]/ }).waitFor();
  const after = await heap(session);
  note({ name: 'heap after load', unit: 'MB', samples: [before] });
  note({ name: 'heap after 1,000 edits', unit: 'MB', samples: [after] });
  note({ name: 'growth of the heap', unit: '%', samples: [(after / before - 1) * 100], budget: GROWTH });
});

/** Megabytes of the page's own objects that are still in use. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
