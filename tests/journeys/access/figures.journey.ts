import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { openReview } from '../../support/reviewScreen';

const WIDTHS = [390, 1024, 1366, 1920];

for (const width of WIDTHS) {
  test(`at ${width} pixels every figure of the debts is whole, pasted, typed, filled or paid, marked or not`, async ({
    journey,
  }) => {
    const { page, debts, openCalculator, copyElsewhere } = journey;
    await page.setViewportSize({ width, height: 900 });
    await openCalculator();
    await debts.cell('0', 'accountName').click();
    const rows = [
      ['9909', ''],
      ['11000', ''],
      ['33033', '33034'],
      ['123456', '123457'],
      ['1234567.89', '1234568.89'],
      ['123456789012.50', '123456789013.50'],
    ];
    await copyElsewhere({ text: rows.map(([owed, paid]) => `Bank\t\t${owed}\t\t\t${paid}`).join('\n') });
    await page.keyboard.press('Control+v');
    await debts.type('6', 'amount', '110+10', 'Enter');
    await debts.type('7', 'amount', '123456', 'Enter');
    await debts.cell('7', 'amount').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(debts.cell('8', 'amount')).toHaveText('$123,456.00');
    await page.getByRole('button', { name: 'Pay in full' }).click();
    await expect(debts.footer('paying')).toHaveText('$123,458,458,904.39');
    await expect(debts.grid.locator('.cell-money').getByRole('img')).toHaveCount(5);
    expect((await figures(debts.grid)).length).toBe(2 * 9 + 2);
    expect(await cutFigures(debts.grid)).toEqual([]);
  });

  test(`at ${width} pixels every figure of a report under review is whole, paid in full or to a share`, async ({
    journey,
  }) => {
    const { page, entered, openCalculator } = journey;
    await page.setViewportSize({ width, height: 900 });
    await openCalculator();
    const balances = ['9,909', '11,000', '33,033', '123,456.78', '1,234,567.89', '123,456,789,012.50'];
    const { review } = await openReview(
      journey,
      balances.map((balance, row) => `Creditor: Bank ${row}\nBalance: $${balance}\n`).join('\n'),
    );
    await review.getByRole('radio', { name: 'Pay in full' }).check();
    await entered.type('2', 'paying', '33034', 'Enter');
    await entered.type('4', 'paying', '1234568.89', 'Enter');
    await expect(entered.footer('paying')).toHaveText('$123,458,200,981.17');
    await expect(entered.grid.locator('.cell-money').getByRole('img')).toHaveCount(2);
    expect((await figures(entered.grid)).length).toBe(2 * balances.length + 2);
    expect(await cutFigures(entered.grid)).toEqual([]);
    await review.getByRole('textbox', { name: 'Share' }).fill('30');
    await expect(entered.cell('1', 'paying')).toHaveText('$3,300.00');
    expect(await cutFigures(entered.grid)).toEqual([]);
  });

  test(`at ${width} pixels every figure of the budget is whole, with its subtotals, marked or not`, async ({
    journey,
  }) => {
    const { page, incomes, expenses, openBudget } = journey;
    await page.setViewportSize({ width, height: 900 });
    await openBudget();
    for (const [sheet, first, second] of [
      [incomes, 'salary', 'pension'],
      [expenses, 'mortgage', 'propertyTax'],
    ] as const) {
      await sheet.type(first, 'amount', '12345678901+2', 'Enter');
      await sheet.type(second, 'amount', '123456789012.50', 'Enter');
      await sheet.cell(second).click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Control+d');
      await expect(sheet.footer()).toHaveText('$370,370,367,037.00');
      await expect(sheet.cell(first).getByRole('img')).toBeVisible();
      expect((await figures(sheet.grid)).length).toBeGreaterThan(3);
      expect(await cutFigures(sheet.grid)).toEqual([]);
    }
  });
}

for (const width of [1366, 1920])
  test(`at ${width} pixels masked numbers of 16 characters and marked statuses are whole, under review and entered`, async ({
    journey,
  }) => {
    const { page, debts, entered, openCalculator } = journey;
    await page.setViewportSize({ width, height: 900 });
    await openCalculator();
    const number = '414709XXXXXXX123';
    const { review } = await openReview(
      journey,
      `Creditor: First Bank\nAccount Number: ${number}\nBalance: $11,000\nStatus: Charge-off\n`,
    );
    const cells = (sheet: typeof debts) => [sheet.cell('0', 'accountNumber'), sheet.cell('0', 'current')];
    for (const sheet of [entered, debts]) {
      if (sheet === debts) await review.getByRole('button', { name: 'Enter 1 debt' }).click();
      await expect(sheet.cell('0', 'accountNumber')).toHaveText(number);
      await expect(sheet.cell('0', 'current')).toHaveText('90+ Days Late');
      await expect(sheet.cell('0', 'current').getByRole('img')).toBeVisible();
      for (const cell of cells(sheet)) expect(await cell.evaluate(cutTexts)).toEqual([]);
    }
  });

/** The amounts that a sheet shows, its subtotals and totals among them. */
function figures(grid: Locator): Promise<string[]> {
  return grid.locator('.cell-money').filter({ hasText: '$' }).filter({ visible: true }).allTextContents();
}

async function cutFigures(grid: Locator): Promise<string[]> {
  const cells = await grid.locator('.cell-money').filter({ hasText: '$' }).all();
  return (await Promise.all(cells.map((cell) => cell.evaluate(cutTexts)))).flat();
}

/** The texts in a cell that are wider than what they stand in. */
function cutTexts(cell: Element): string[] {
  return [cell, ...cell.querySelectorAll('*')]
    .filter((part) => part.children.length === 0 && part.scrollWidth > part.clientWidth)
    .map((part) => `${part.textContent} ${part.scrollWidth} > ${part.clientWidth}`);
}
