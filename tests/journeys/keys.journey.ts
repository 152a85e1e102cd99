import type { Page } from '@playwright/test';
import { expect, type Journey, test } from '../support/journey';

/** One grid of each kind, with its first three rows and its last in one column. */
const GRIDS = [
  {
    name: 'Debts',
    open: (journey: Journey) => journey.openCalculator(),
    user: (journey: Journey) => journey.debts,
    rows: ['0', '1', '2'],
    last: '19',
  },
  {
    name: 'Expenses',
    open: (journey: Journey) => journey.openBudget(),
    user: (journey: Journey) => journey.expenses,
    rows: ['mortgage', 'propertyTax', 'homeInsurance'],
    last: 'streaming',
  },
] as const;

for (const { name, open, user, rows, last } of GRIDS)
  test.describe(`in ${name}`, () => {
    const [first, second, third] = rows;
    const at = (row: string) => `${row}/amount`;

    async function start(journey: Journey) {
      await open(journey);
      const sheet = user(journey);
      const press = pressOn(journey.page);
      await sheet.cell(first).click();
      return { ...journey, sheet, press };
    }

    test('arrows move one cell and stay at the edges', async ({ journey }) => {
      const { sheet, press, focused } = await start(journey);
      await press('ArrowDown', 'ArrowDown');
      expect(await focused()).toBe(at(third));
      await press('ArrowUp');
      expect(await focused()).toBe(at(second));
      await press('ArrowUp', 'ArrowUp', 'ArrowUp');
      expect(await focused()).toBe(at(first));
      await sheet.cell(last).click();
      await press('ArrowDown');
      expect(await focused()).toBe(at(last));
    });

    test('Ctrl and an arrow go to the edge of the filled block, then of the grid', async ({ journey }) => {
      const { page, sheet, press, focused } = await start(journey);
      for (const text of ['1', '2']) {
        await page.keyboard.type(text);
        await press('Enter');
      }
      await sheet.cell(first).click();
      await press('Control+ArrowDown');
      expect(await focused()).toBe(at(second));
      await press('Control+ArrowDown');
      expect(await focused()).toBe(at(last));
      await press('Control+ArrowUp');
      expect(await focused()).toBe(at(second));
    });

    test('Ctrl+Home, Ctrl+End, PageUp and PageDown go far', async ({ journey }) => {
      const { page, sheet, press, focused } = await start(journey);
      await page.setViewportSize({ width: 1366, height: 200 });
      await sheet.cell(third).click();
      await page.keyboard.type('3');
      await press('Enter', 'Control+End');
      expect(await focused()).toBe(at(third));
      await press('PageDown');
      expect(await focused(), '200 pixels show six rows').not.toBe(at(last));
      await press('PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageDown');
      expect(await focused()).toBe(at(last));
      await press('PageUp', 'PageUp', 'PageUp', 'PageUp', 'PageUp', 'Control+Home');
      expect(await focused()).toBe(name === 'Debts' ? '0/accountName' : at(first));
    });

    test('after typing over a cell arrows commit and move; after F2 they move the caret', async ({
      journey,
    }) => {
      const { page, sheet, press, focused } = await start(journey);
      await page.keyboard.type('12');
      await press('ArrowDown');
      await expect(sheet.cell(first)).toHaveText('$12.00');
      expect(await focused()).toBe(at(second));

      await press('ArrowUp', 'F2', 'ArrowLeft');
      await page.keyboard.type('5');
      await press('Enter');
      await expect(sheet.cell(first), 'the caret stood before the 2').toHaveText('$152.00');

      await press('ArrowUp', 'F2', 'F2', 'ArrowDown');
      expect(await focused(), 'a second F2 lets arrows leave').toBe(at(second));
      await page.keyboard.type('7');
      await press('F2', 'ArrowLeft');
      await page.keyboard.type('6');
      await press('Enter');
      await expect(sheet.cell(second)).toHaveText('$67.00');

      await sheet.cell(first).dblclick();
      await press('Home');
      await page.keyboard.type('9');
      await press('Enter');
      await expect(sheet.cell(first), 'a double click edits the content').toHaveText('$9,152.00');
    });

    test('Escape discards an edit once, and Escape then Tab leaves the grid', async ({ journey }) => {
      const { page, sheet, press, focused } = await start(journey);
      await page.keyboard.type('5');
      await press('Escape');
      await expect(sheet.cell(first)).toHaveText('');
      expect(await focused()).toBe(at(first));
      await press('Shift+ArrowDown');
      expect(await sheet.selected()).toHaveLength(2);
      await press('Escape');
      expect(await sheet.selected()).toEqual([at(first)]);
      await press('Tab');
      await expect(sheet.grid.locator(':focus')).toHaveCount(0);
      await sheet.cell(second).click();
      await press('Escape', 'Shift+Tab');
      await expect(sheet.grid.locator(':focus')).toHaveCount(0);
      await sheet.cell(second).click();
      await press('Escape', 'ArrowDown', 'Tab');
      await expect(sheet.grid.locator(':focus'), 'another key in between stays').toHaveCount(1);
    });

    test('Shift and a moving key extend the range, and Delete clears it in one step', async ({ journey }) => {
      const { page, sheet, press } = await start(journey);
      for (const text of ['1', '2', '3']) {
        await page.keyboard.type(text);
        await press('Enter');
      }
      await sheet.cell(first).click();
      await press('Shift+ArrowDown', 'Shift+ArrowDown');
      expect(await sheet.selected()).toEqual([first, second, third].map(at));
      await press('Shift+ArrowUp');
      expect(await sheet.selected()).toEqual([first, second].map(at));
      await press('Control+Shift+ArrowDown');
      expect(await sheet.selected(), 'to the edge of the block').toEqual([first, second, third].map(at));
      await press('Delete');
      await expect(sheet.footer()).toHaveText('$0.00');
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
        'Undo: Cleared 3 cells',
      );
      await press('Control+z');
      await expect(sheet.footer()).toHaveText('$6.00');
      await press('Shift+Control+Home');
      expect((await sheet.selected())[0]).toBe(name === 'Debts' ? '0/accountName' : at(first));
    });

    test('Ctrl+A selects all data cells, Ctrl+Space the column, Shift+Space the row', async ({ journey }) => {
      const { sheet, press, focused } = await start(journey);
      const [rowCount, columnCount] = name === 'Debts' ? [20, 6] : [17, 1];
      await press('Control+a');
      expect(await sheet.selected()).toHaveLength(rowCount * columnCount);
      await press('Escape', 'Control+Space');
      expect(await sheet.selected()).toHaveLength(rowCount);
      await press('Escape', 'Shift+Space');
      expect(await sheet.selected()).toHaveLength(columnCount);
      expect(await focused(), 'the focus stays').toBe(at(first));
    });

    test('Ctrl+D fills down, Ctrl+Enter fills the range with the entry, and the page stays', async ({
      journey,
    }) => {
      const { page, sheet, press } = await start(journey);
      await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
      await page.keyboard.type('7');
      await press('Enter', 'Control+d');
      await expect(sheet.cell(second), 'one row takes the row above').toHaveText('$7.00');
      await press('ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
      await expect(sheet.footer()).toHaveText('$21.00');
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
        'Undo: Filled 2 cells',
      );
      await page.keyboard.type('4');
      await press('Control+Enter');
      await expect(sheet.footer()).toHaveText('$12.00');
      expect(await sheet.selected(), 'the range stays').toHaveLength(3);
      await press('Control+z');
      await expect(sheet.footer(), 'in one step').toHaveText('$21.00');
      await press('Control+r');
      await page.keyboard.type('1');
      await press('Control+r', 'Escape');
      expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    });

    test('a range shows count, sum and average, and a drag and a Shift+click open one', async ({
      journey,
    }) => {
      const { page, sheet, press } = await start(journey);
      const words = page.locator('.sheet').filter({ has: sheet.grid }).locator('.sheet-selection');
      for (const text of ['1.50', '2', '']) {
        await page.keyboard.type(text);
        await press('ArrowDown');
      }
      await sheet.cell(first).hover();
      await page.mouse.down();
      await sheet.cell(second).hover();
      await sheet.cell(third).hover();
      await page.mouse.up();
      expect(await sheet.selected()).toEqual([first, second, third].map(at));
      await expect(words).toHaveText('3 cells selected · Count 2 · Sum $3.50 · Average $1.75');
      await sheet.cell(last).hover();
      expect(await sheet.selected(), 'a mouse that is up opens nothing').toHaveLength(3);
      await sheet.cell(second).click({ modifiers: ['Shift'] });
      expect(await sheet.selected()).toEqual([first, second].map(at));
      await sheet.cell(first).click();
      await expect(words).toHaveText('');
    });
  });

test('Home and End go to the first and the last cell of the row, and Ctrl+R fills right', async ({
  journey,
}) => {
  const { debts, page, openCalculator, focused } = journey;
  const press = pressOn(page);
  await openCalculator();
  await debts.type('4', 'amount', '50', 'Enter');
  await debts.cell('4', 'amount').click();
  await press('Home');
  expect(await focused()).toBe('4/accountName');
  await press('End');
  expect(await focused()).toBe('4/paying');
  await press('Shift+Home');
  expect(await debts.selected()).toHaveLength(6);
  await debts.cell('4', 'amount').click();
  await press('Shift+End', 'Control+r');
  await expect(debts.footer('paying')).toHaveText('$50.00');
  await expect(debts.cell('4', 'current'), 'a dropdown takes nothing outside its list').toHaveText('');
});

test('after a run of Tabs Enter returns to the column where it began', async ({ journey }) => {
  const { debts, page, openCalculator, focused } = journey;
  const press = pressOn(page);
  await openCalculator();
  await debts.cell('0', 'accountNumber').click();
  await page.keyboard.type('1');
  await press('Tab');
  await page.keyboard.type('2');
  await press('Tab', 'Tab', 'Tab');
  await page.keyboard.type('3');
  await press('Enter');
  expect(await focused()).toBe('1/accountNumber');
  await press('Tab', 'ArrowDown', 'Enter');
  expect(await focused(), 'another move ends the run').toBe('3/amount');
});

test('in a dropdown cell letters choose, arrows choose while editing, and Alt+Down opens the list', async ({
  journey,
}) => {
  const { debts, page, openCalculator, focused } = journey;
  const press = pressOn(page);
  await openCalculator();
  await debts.cell('0', 'originalCreditor').click();
  await page.keyboard.type('creditor 3');
  await press('Enter');
  await expect(debts.cell('0', 'originalCreditor')).toHaveText('Creditor 3');
  await page.keyboard.type('ccc');
  await press('Tab');
  await expect(debts.cell('1', 'originalCreditor'), 'a letter again goes on').toHaveText('Creditor 3');
  expect(await focused()).toBe('1/current');
  await page.keyboard.type('3');
  await press('ArrowDown', 'Enter');
  await expect(debts.cell('1', 'current')).toHaveText('60 Days Late');
  await debts.cell('1', 'current').click();
  await press('Alt+ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Debt 2, Current' })).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(debts.cell('1', 'current')).toHaveText('90+ Days Late');
});

test('the list of shortcuts opens by button and by Ctrl+/, and closes with Escape', async ({ journey }) => {
  const { page, expenses, openBudget, focused } = journey;
  await openBudget();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await expect(dialog).toContainText('Fill the range with the entry');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expenses.cell('mortgage').click();
  await page.keyboard.press('Control+/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await focused(), 'the focus comes back').toBe('mortgage/amount');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('one tap edits, and a swipe scrolls the page', async ({ journey }) => {
    const { page, incomes, openBudget } = journey;
    await openBudget();
    await incomes.cell('salary').tap();
    await expect(page.getByRole('textbox', { name: 'Salary' })).toBeFocused();
    await page.keyboard.type('5');
    await incomes.cell('pension').tap();
    await expect(incomes.footer()).toHaveText('$5.00');

    const { x = 0, y = 0 } = (await incomes.cell('otherIncome').boundingBox()) ?? {};
    const before = await page.evaluate(() => scrollY);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: up === undefined ? [] : [{ x: x + 20, y: y + 10 - up }],
      });
    await touch('touchStart', 0);
    for (let up = 20; up <= 200; up += 20) await touch('touchMove', up);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
});

function pressOn(page: Page) {
  return async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
}
