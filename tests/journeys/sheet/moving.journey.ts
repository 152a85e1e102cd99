import { at, GRIDS, pressOn, start } from '../../support/grids';
import { expect, test } from '../../support/journey';

for (const grid of GRIDS)
  test.describe(`in ${grid.name}`, () => {
    const [first, second, third] = grid.rows;
    const { name, last } = grid;

    test('arrows move one cell and stay at the edges', async ({ journey }) => {
      const { sheet, press, focused } = await start(journey, grid);
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
      const { page, sheet, press, focused } = await start(journey, grid);
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
      const { page, sheet, press, focused } = await start(journey, grid);
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
