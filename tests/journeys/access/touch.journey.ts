import type { Locator } from '@playwright/test';
import { fingerOn } from '../../support/finger';
import { expect, test } from '../../support/journey';

/** Scrolls a cell to where the bar of the plan ends the part of the page that is seen. */
async function justOverThePlanBar(cell: Locator) {
  const bar = await cell.page().locator('.plan-bar').boundingBox();
  await cell.evaluate(
    (element, end) => scrollBy(0, element.getBoundingClientRect().bottom - end),
    bar?.y ?? 0,
  );
}

test.describe('by mouse on a narrow screen', () => {
  test.use({ viewport: { width: 1024, height: 700 } });

  test('what is pressed right over the bar of the plan moves away from it once it is let go', async ({
    journey,
  }) => {
    const { page, debts, openCalculator } = journey;
    await openCalculator();
    const cell = debts.cell('12', 'amount');
    await justOverThePlanBar(cell);
    const pressed = (await cell.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(pressed.x + 20, pressed.y + 8);
    await page.mouse.down();
    await expect(cell).toBeFocused();
    expect(await cell.boundingBox()).toEqual(pressed);
    await page.mouse.up();
    await expect.poll(async () => (await cell.boundingBox())?.y).toBeLessThan(pressed.y);
  });
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

    const before = await page.evaluate(() => scrollY);
    const finger = await fingerOn(page, incomes.cell('otherIncome'));
    await finger.moveBy({ x: 0, y: -200 });
    await finger.lift();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test('what is typed after a tap on a filled cell replaces its text, and after F2 it goes on', async ({
    journey,
  }) => {
    const { page, debts, openCalculator } = journey;
    await openCalculator();
    await debts.type('0', 'paying', '5230.11', 'Enter');
    await debts.cell('0', 'paying').tap();
    await page.keyboard.type('6000');
    await page.keyboard.press('Enter');
    await expect(debts.cell('0', 'paying')).toHaveText('$6,000.00');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await page.keyboard.type('.5');
    await page.keyboard.press('Enter');
    await expect(debts.cell('0', 'paying')).toHaveText('$6,000.50');
  });

  test('a long touch selects a cell, and the handle of the range opens it, on both screens', async ({
    journey,
  }) => {
    const { page, incomes, debts, walkToCalculator, openBudget } = journey;
    const handle = page.locator('.range-handle:visible');
    const select = async (from: Locator, to: Locator) => {
      const holding = await fingerOn(page, from);
      await expect(handle).toBeInViewport({ ratio: 1 });
      await holding.lift();
      const dragging = await fingerOn(page, handle);
      await dragging.moveTo(to);
      await dragging.lift();
    };
    await openBudget();
    await incomes.type('salary', 'amount', '1', 'Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await select(incomes.cell('salary'), incomes.cell('otherIncome'));
    await expect(page.getByText('4 cells selected · Count 2 · Sum $3.00 · Average $1.50')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Salary' })).toHaveCount(0);
    const { width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);

    await incomes.cell('pension').tap();
    await expect(handle).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Pension' })).toHaveValue('2');

    await walkToCalculator();
    await select(debts.cell('1', 'accountNumber'), debts.cell('0', 'accountName'));
    expect(await debts.selected()).toEqual([
      '0/accountName',
      '0/accountNumber',
      '1/accountName',
      '1/accountNumber',
    ]);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(handle).toBeInViewport();
    expect(await debts.selected()).toEqual(['1/accountName', '1/accountNumber']);
    await page.keyboard.press('ArrowDown');
    await expect(handle).toHaveCount(0);
  });

  test('a tap right over the bar of the plan edits the cell it is on', async ({ journey }) => {
    const { page, debts, openCalculator } = journey;
    await openCalculator();
    const cell = debts.cell('0', 'amount');
    await justOverThePlanBar(cell);
    // A tap by Playwright would scroll the cell to where no bar is near.
    const { x = 0, y = 0 } = (await cell.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 20, y + 8);
    await expect(page.getByRole('textbox', { name: 'Debt 1, $ Amount' })).toBeFocused();
  });

  test('a tap on a cell edits it while a field that is scrolled out of sight has the focus', async ({
    journey,
  }) => {
    const { page, incomes, openBudget } = journey;
    await openBudget();
    const email = page.getByLabel('Agent Email');
    await email.fill('a@b.org');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await incomes.cell('salary').evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await expect(email).not.toBeInViewport();
    const { x = 0, y = 0 } = (await incomes.cell('salary').boundingBox()) ?? {};
    await page.touchscreen.tap(x + 20, y + 8);
    await expect(page.getByRole('textbox', { name: 'Salary' })).toBeFocused();
    await page.keyboard.type('4200.50');
    await page.keyboard.press('Enter');
    await expect(incomes.footer()).toHaveText('$4,200.50');
    await expect(email).toHaveValue('a@b.org');
  });

  test('a swipe leaves the range as it is', async ({ journey }) => {
    const { page, debts, openCalculator } = journey;
    await openCalculator();
    const holding = await fingerOn(page, debts.cell('2', 'accountName'));
    await expect(page.locator('.range-handle:visible')).toBeVisible();
    await holding.lift();
    const swiping = await fingerOn(page, debts.cell('5', 'accountName'));
    await swiping.moveBy({ x: 0, y: -100 });
    await swiping.lift();
    await expect(page.locator('.range-handle:visible')).toBeVisible();
    expect(await debts.selected()).toEqual(['2/accountName']);
  });

  test('the on-screen keyboard is one for amounts, and no field makes the page zoom', async ({ journey }) => {
    const { page, incomes, walkToCalculator, openBudget, debts } = journey;
    const tooSmall = () =>
      page
        .locator('main :is(input:not([type=range]), select, textarea)')
        .evaluateAll((fields) =>
          fields.flatMap((field) =>
            Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? [field.id || field.outerHTML] : [],
          ),
        );
    await openBudget();
    await incomes.cell('salary').tap();
    const editor = page.getByRole('textbox', { name: 'Salary' });
    await expect(editor).toHaveAttribute('inputmode', 'decimal');
    expect(await tooSmall()).toEqual([]);

    await walkToCalculator();
    await debts.cell('0', 'amount').tap();
    await expect(page.getByRole('textbox', { name: 'Debt 1, $ Amount' })).toHaveAttribute(
      'inputmode',
      'decimal',
    );
    expect(await tooSmall()).toEqual([]);
    await expect(page.getByLabel('Credit Score')).toHaveAttribute('inputmode', 'numeric');
  });
});
