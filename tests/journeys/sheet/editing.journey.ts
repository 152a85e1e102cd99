import { at, GRIDS, start } from '../../support/grids';
import { expect, test } from '../../support/journey';

for (const grid of GRIDS)
  test.describe(`in ${grid.name}`, () => {
    const [first, second] = grid.rows;

    test('after typing over a cell arrows commit and move; after F2 they move the caret', async ({
      journey,
    }) => {
      const { page, sheet, press, focused } = await start(journey, grid);
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
      const { page, sheet, press, focused } = await start(journey, grid);
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
  });
