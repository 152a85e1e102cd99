import { test } from '@playwright/test';
import { note } from './figures';
import { keyToPaint } from './measure';
import { inNewPage, type Pace } from './newPage';
import { copyBlock, openDebts, PLAIN_CELL, PLAIN_START, PLAIN_TABLE, TOTAL_PAYING } from './pages';

const PACES: readonly Pace[] = [
  { name: '', rate: 1, samples: 24 },
  { name: ', CPU throttled to a quarter', rate: 4, samples: 12 },
];

for (const pace of PACES)
  test(`first paste of 20 x 6 cells on a new page${pace.name}`, async ({ browser, baseURL }) => {
    const pastes: number[] = [];
    const plainPastes: number[] = [];
    const plainKeys: number[] = [];
    while (pastes.length < pace.samples) {
      await inNewPage(browser, pace, async (page) => {
        await openDebts(page, baseURL);
        await copyBlock(page);
        // Nobody has anything to paste before the page is at rest.
        await page.waitForLoadState('networkidle');
        pastes.push(await keyToPaint(page, 'Control+v', TOTAL_PAYING));
      });
      await inNewPage(browser, pace, async (page) => {
        await page.goto(PLAIN_TABLE);
        await copyBlock(page, PLAIN_START);
        plainPastes.push(await keyToPaint(page, 'Control+v', '#total'));
      });
      await inNewPage(browser, pace, async (page) => {
        await page.goto(PLAIN_TABLE);
        await page.locator(PLAIN_CELL).click();
        plainKeys.push(await keyToPaint(page, '1', '#total'));
      });
    }
    const plain = `first key to total on a new page, plain table${pace.name}`;
    note({
      name: `first paste of 20 x 6 cells to total on a new page${pace.name}`,
      unit: 'ms',
      samples: pastes,
      budget: { times: 2.2, of: plain },
    });
    note({ name: plain, unit: 'ms', samples: plainKeys });
    // What showing 120 texts takes by itself: a key shows one.
    note({
      name: `first paste of 20 x 6 cells to total on a new page, plain table${pace.name}`,
      unit: 'ms',
      samples: plainPastes,
    });
  });
