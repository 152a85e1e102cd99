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
});
