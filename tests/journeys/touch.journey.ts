import { expect, test } from '../support/journey';

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
