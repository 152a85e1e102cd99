import { box } from '../../support/box';
import { at, GRIDS, pressOn, start } from '../../support/grids';
import { expect, test } from '../../support/journey';

for (const grid of GRIDS)
  test.describe(`in ${grid.name}`, () => {
    const [first, second, third] = grid.rows;
    const { name, last } = grid;

    test('Shift and a moving key extend the range, and Delete clears it in one step', async ({ journey }) => {
      const { page, sheet, press } = await start(journey, grid);
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
      const { sheet, press, focused } = await start(journey, grid);
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
      const { page, sheet, press } = await start(journey, grid);
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
      const { page, sheet, press } = await start(journey, grid);
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

test('the count of a range counts every cell that holds anything, the sum and the average amounts alone', async ({
  journey,
}) => {
  const { debts, page, openCalculator } = journey;
  await openCalculator();
  await debts.type('0', 'accountName', 'Oak', 'Enter');
  await debts.type('1', 'accountName', 'Elm', 'Enter');
  await debts.type('1', 'amount', '50', 'Enter');
  const words = page.locator('.sheet-selection');
  await debts.cell('0', 'accountName').click();
  await debts.cell('2', 'accountNumber').click({ modifiers: ['Shift'] });
  await expect(words).toHaveText('6 cells selected · Count 2');
  await debts.cell('2', 'amount').click({ modifiers: ['Shift'] });
  await expect(words).toHaveText('9 cells selected · Count 3 · Sum $50.00 · Average $50.00');
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

test('a range has one outline, which follows its end and the columns; one cell has none', async ({
  journey,
}) => {
  const { page, debts, openCalculator } = journey;
  await openCalculator();
  const outline = debts.grid.locator('.range-outline');
  /** The outline, and the block from the upper left cell to the lower right one: left, top, right and bottom. */
  const boxes = (row: string, column: string) =>
    debts.grid.evaluate(
      (grid, [row, column]) => {
        const box = (selector: string) => grid.querySelector(selector)?.getBoundingClientRect();
        const drawn = box('.range-outline');
        const [first, last] = [
          box('[row-id="1"] [col-id=amount]'),
          box(`[row-id="${row}"] [col-id=${column}]`),
        ];
        const lastRow = box(`[row-id="${row}"]`);
        return [
          [drawn?.left, drawn?.top, drawn?.right, drawn?.bottom],
          [first?.left, first?.top, last?.right, lastRow?.bottom],
        ];
      },
      [row, column] as const,
    );
  await debts.cell('1', 'amount').click();
  await expect(outline).toHaveCount(0);
  await pressOn(page)('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight');
  const [drawn, block] = await boxes('3', 'current');
  expect(drawn).toEqual(block);
  await pressOn(page)('Shift+ArrowUp');
  const [shorter, blockNow] = await boxes('2', 'current');
  expect(shorter).toEqual(blockNow);

  await page.setViewportSize({ width: 1100, height: 720 });
  await expect(async () => {
    const [drawnNow, wider] = await boxes('2', 'current');
    expect(wider?.[2]).not.toBe(block?.[2]);
    expect(drawnNow).toEqual(wider);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(outline).toHaveCount(0);
});

test('where the names stay in sight, a range goes on under them, and they say that they are in it', async ({
  journey,
}) => {
  const { page, debts, openCalculator } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator();
  const name = debts.cell('1', 'accountName');
  const background = () => name.evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await expect
    .poll(background, 'a name that stays in sight lets nothing through')
    .not.toBe('rgba(0, 0, 0, 0)');
  const before = await background();
  await debts.cell('1', 'amount').click();
  await pressOn(page)('Shift+ArrowDown');
  await expect(debts.grid.locator('.range-outline')).toHaveCSS('z-index', 'auto');
  expect(await background(), 'beside the range').toBe(before);
  await pressOn(page)('Shift+Home');
  await expect.poll(background).not.toBe(before);

  const edges = (row: string) =>
    debts.cell(row, 'accountName').evaluate((cell) => {
      const sides = getComputedStyle(cell, '::after').boxShadow.match(/(-?\d+)px (-?\d+)px/g) ?? [];
      return sides.filter((side) => side !== '0px 0px');
    });
  await debts.cell('0', 'accountName').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(() => edges('0'), 'they show the outline that they lie over')
    .toEqual(['2px 0px', '0px 2px']);
  await expect.poll(() => edges('1')).toEqual(['2px 0px', '0px -2px']);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => edges('1')).toEqual(['2px 0px', '-2px 0px', '0px -2px']);
});

test('a press on the number of a row or on a heading selects all of it, and with Shift all up to there', async ({
  journey,
}) => {
  const { page, debts, openCalculator, focused } = journey;
  await openCalculator();
  await debts.type('1', 'amount', '500', 'Enter');
  const onNumber = { position: { x: 10, y: 12 } };
  const heading = (name: string) => debts.grid.getByRole('columnheader', { name });
  await debts.cell('1', 'current').click();
  await debts.cell('1', 'accountName').click(onNumber);
  expect(await debts.selected()).toEqual(
    ['accountName', 'accountNumber', 'amount', 'originalCreditor', 'current', 'paying'].map(
      (column) => `1/${column}`,
    ),
  );
  expect(await focused()).toBe('1/accountName');
  await debts.cell('3', 'accountName').click({ ...onNumber, modifiers: ['Shift'] });
  expect(await debts.selected()).toHaveLength(18);

  const top = () => debts.grid.evaluate((grid) => grid.getBoundingClientRect().top);
  const before = await top();
  await heading('$ Amount').click();
  expect(await debts.selected()).toHaveLength(20);
  expect(await focused()).toBe('0/amount');
  await heading('Current').click({ modifiers: ['Shift'] });
  expect(await debts.selected()).toHaveLength(60);
  expect(await top(), 'the page stays').toBe(before);
  await page.keyboard.press('Delete');
  await expect(debts.footer('amount')).toHaveText('$0.00');
});

test('a drag over the numbers of rows or over headings selects all of them, and the corner selects all cells', async ({
  journey,
}) => {
  const { page, debts, openCalculator, focused } = journey;
  await openCalculator();
  const numberOf = (row: string) => ({
    hover: () => debts.cell(row, 'accountName').hover({ position: { x: 10, y: 12 } }),
  });
  const heading = (name: string) => debts.grid.getByRole('columnheader', { name });
  const drag = async (...places: { hover: () => Promise<void> }[]) => {
    const [start, ...others] = places;
    await start?.hover();
    await page.mouse.down();
    for (const place of others) await place.hover();
    await page.mouse.up();
  };
  await drag(numberOf('1'), numberOf('2'), numberOf('3'));
  expect(await debts.selected()).toHaveLength(18);
  expect(await focused()).toBe('1/accountName');
  await drag(numberOf('4'), debts.cell('2', 'amount'));
  expect((await debts.selected()).at(0)).toBe('2/accountName');
  expect((await debts.selected()).at(-1)).toBe('4/paying');

  await drag(heading('$ Amount'), heading('Original Creditor'), heading('Current'));
  expect(await debts.selected()).toHaveLength(60);
  await heading('$ Paying').hover();
  expect(await debts.selected(), 'a mouse that is up opens nothing').toHaveLength(60);

  await heading('Account Name').click({ position: { x: 10, y: 12 } });
  expect(await debts.selected()).toHaveLength(120);
  expect(await focused()).toBe('0/accountName');
});

test('a press on the number of a row commits what is typed in its first cell', async ({ journey }) => {
  const { page, debts, openCalculator } = journey;
  await openCalculator();
  await debts.cell('0', 'accountName').click();
  await page.keyboard.type('Oak');
  await debts.cell('0', 'accountName').click({ position: { x: 10, y: 12 } });
  await expect(debts.cell('0', 'accountName')).toHaveText('Oak');
  expect(await debts.selected()).toHaveLength(6);
});

test('of two grids on a screen only the one that took the last selection shows one, and the page stays', async ({
  journey,
}) => {
  const { page, incomes, expenses, openBudget } = journey;
  await page.setViewportSize({ width: 700, height: 600 });
  await openBudget();
  const outlines = page.locator('.range-outline');
  const words = page.locator('.sheet-selection', { hasText: 'selected' });
  await incomes.cell('salary').click();
  await pressOn(page)('Shift+ArrowDown', 'Shift+ArrowDown');
  await expect(words).toHaveCount(1);
  await page.getByRole('button', { name: 'Print' }).focus();
  await expect(outlines, 'a range stays while a button has the focus').toHaveCount(1);
  const last = expenses.cell('streaming');
  await last.scrollIntoViewIfNeeded();
  const { y } = await box(last);
  await last.click();
  await pressOn(page)('Shift+ArrowUp');
  await expect(expenses.grid.locator('.range-outline')).toHaveCount(1);
  await expect(words).toHaveCount(1);
  await expect(outlines).toHaveCount(1);
  expect((await box(last)).y).toBe(y);
  expect(await incomes.selected(), 'its cell in use stays').toEqual(['salary/amount']);

  await incomes.cell('pension').click();
  await expect(outlines).toHaveCount(0);
  await expect(words).toHaveCount(0);
});
