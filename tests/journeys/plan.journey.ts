import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey';
import { monthsOf, openWith, optionOf } from '../support/planScreen';

test('an agent reads off which option costs most, when it is paid and whether it fits', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '1745.73');
  await debts.type('0', 'paying', '24000', 'Enter');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  const glance = page.getByRole('region', { name: 'Member Example' });
  await expect(glance).toContainText('Income, before tax$1,745.73');
  await expect(glance).toContainText('Expenses$1,000.00');
  await expect(glance).toContainText('Available Income$745.73');

  const [a, c] = [optionOf(journey, 'A'), optionOf(journey, 'C')];
  await expect(a.getByRole('term')).toHaveText(['Months 1-6', 'Months 7+', 'Paid over 36 months']);
  await expect(a.getByRole('definition')).toHaveText([
    '$533.33',
    '$212.40 left',
    '$800.00',
    '$54.27 short',
    '$27,200.00, $3,200.00 more than the total',
    'Paid off in month 32, goes on to 36',
  ]);
  await expect(a).toContainText('Above Available Income, before tax');
  await expect(c.getByRole('definition')).toHaveText([
    '$666.67',
    '$79.06 left',
    '$666.67',
    '$79.06 left',
    '$24,000.00, exactly the total',
    'Paid off in month 36',
  ]);
  await expect(c).toContainText('Fits, before tax');
  await expect(page.getByText(/rounded to the cent/)).toHaveCount(1);
});

test('the specified amounts are the largest on a card', async ({ journey }) => {
  await openWith(journey, '2000');
  const card = optionOf(journey, 'A');
  const sizes = (words: Locator) =>
    words.evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  const [firstSix, later] = await sizes(card.getByRole('button', { name: /^Months/ }));
  expect(firstSix).toBe(later);
  const others = card.locator('dt, dd:not(:has(button)), p, h3');
  for (const size of await sizes(others)) expect(size).toBeLessThan(firstSix ?? 0);
});

test('a button says from how many months an option fits, and sets them, by mouse and by key', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '1800');
  await expect(optionOf(journey, 'A')).toContainText('Nothing to pay yet');
  await debts.type('0', 'paying', '24000', 'Enter');
  const a = optionOf(journey, 'A').getByRole('button', { name: 'Fits from 36 months' });
  await a.click();
  await expect(monthsOf(journey)).toHaveValue('36');
  await expect(optionOf(journey, 'A')).toContainText('$0.00 left');
  const c = optionOf(journey, 'C').getByRole('button', { name: 'Fits from 30 months' });
  await c.focus();
  await page.keyboard.press('Enter');
  await expect(monthsOf(journey)).toHaveValue('30');
  await expect(optionOf(journey, 'A')).toContainText('$160.00 short');
  await page.keyboard.press('Control+z');
  await expect(monthsOf(journey), 'each press is a step of its own').toHaveValue('36');
  await debts.type('0', 'paying', '48000.30', 'Enter');
  await expect(optionOf(journey, 'C')).toContainText('Fits in no number of months up to 60');
  await expect(page.getByRole('button', { name: /^Fits from/ })).toHaveCount(0);
});

test('an amount that is shown as all there is fits, and nothing about it is bad', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '1800');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('60');
  await debts.type('0', 'paying', '48000.10', 'Enter');
  const c = optionOf(journey, 'C');
  await expect(c).toContainText('Fits, before tax');
  await expect(c.getByText('$0.00 left')).toHaveCount(2);
  await expect(c.locator('.bad-words')).toHaveCount(0);
});

test('an available income of zero or less leaves no room for a payment', async ({ journey }) => {
  const { page, debts, incomes } = journey;
  await openWith(journey, '199.30');
  const negative = 'Expenses are $800.70 above income.';
  await expect(page.getByRole('region', { name: 'Member Example' })).toContainText(negative);
  await debts.type('0', 'paying', '100', 'Enter');
  await expect(optionOf(journey, 'B').getByText(/no room for a payment/i)).toHaveCount(1);
  await expect(optionOf(journey, 'B')).toContainText('Fits in no number of months');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(page.getByRole('region', { name: 'Budget Summary' })).toContainText(negative);
  await incomes.type('salary', 'amount', '1000', 'Enter');
  await expect(page.getByText(negative)).toHaveCount(0);
});

for (const [amount, months, paid] of [
  ['', '6', 'Paid over 6 months$0.00'],
  ['.01', '7', 'Paid over 7 months$0.01, less than a cent short of the total'],
  [
    '999999999999.99',
    '60',
    'Paid over 60 months$1,159,999,999,999.99, $160,000,000,000.00 more than the total',
  ],
] as const)
  test(`nothing on the screen is nonsense for $${amount || 'nothing'} over ${months} months`, async ({
    journey,
  }) => {
    const { page, debts } = journey;
    await openWith(journey, '2000');
    await debts.type('0', 'paying', amount, 'Enter');
    await page.getByRole('spinbutton', { name: 'Number of months' }).fill(months);
    for (const choice of await page.getByRole('combobox', { name: 'Choose Payment Plan' }).all())
      await choice.selectOption('optionA');
    await expect(optionOf(journey, 'A')).toContainText(paid);
    await expect(page.locator('svg.plan-chart')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('in the bar of a narrow screen every amount stands whole, and none of a month that is not reached', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '5000');
  await debts.type('0', 'paying', '5000000.07', 'Enter');
  for (const [option, months] of [
    ['A', /^Months 1-6/],
    ['C', /^Months 7\+/],
  ] as const)
    await optionOf(journey, option).getByRole('button', { name: months }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.locator('.plan-bar');
  await expect(bar.locator('.plan-bar-chosen')).toHaveText('Chosen: A, then C too high');
  await expect(bar).toContainText('then');
  const cut = () =>
    bar
      .locator('span')
      .evaluateAll(
        (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length,
      );
  expect(await cut()).toBe(0);
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('6');
  await expect(bar.locator('.plan-bar-option').first()).not.toContainText('then');
});

test('where no budget is entered no plan is judged by it, and every figure stands', async ({ journey }) => {
  const { page, debts, walkToCalculator } = journey;
  await walkToCalculator();
  await debts.type('0', 'paying', '24000', 'Enter');
  const panel = page.getByRole('region', { name: 'Payment options' });
  const a = optionOf(journey, 'A');
  await a.getByRole('button', { name: /^Months 1-6/ }).click();
  await a.getByRole('button', { name: /^Months 7\+/ }).click();
  await expect(page.locator('.chosen-plan')).toContainText('No income in the budget');
  await expect(panel.locator('.fit-strip')).toHaveText('No income in the budget');
  await expect(a).toContainText('No income in the budget');
  await expect(a).toContainText('Costs most');
  await expect(panel.locator('.plan-totals dd')).toHaveText(['$0.00', '$24,000.00', '$0.00']);
  await expect(page.getByRole('main')).not.toContainText(/No room|Above Available|Fits|too high/);
  for (const words of await page.getByText('No income in the budget').all())
    await expect(words).not.toHaveClass(/bad-words/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.plan-bar')).toContainText('Option A, costs most');
  await expect(page.locator('.plan-bar')).not.toContainText('too high');

  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await journey.expenses.type('food', 'amount', '10', 'Enter');
  await journey.submit();
  await expect(page.locator('.chosen-plan')).toContainText('No room for a payment');
});
