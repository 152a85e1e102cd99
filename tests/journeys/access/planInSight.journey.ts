import { box } from '../../support/box';
import { expect, test } from '../../support/journey';
import { monthsOf, openWith, optionOf } from '../../support/planScreen';

const SENTENCE = /^You pay \$533\.33 a month for 6 months, then \$733\.33 a month for 30 months\./;

for (const size of [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])
  test(`at ${size.width} x ${size.height} the whole plan is in sight while the first debt is typed`, async ({
    journey,
  }) => {
    const { page, debts } = journey;
    await page.setViewportSize(size);
    await openWith(journey, '1745.73');
    await optionOf(journey, 'A')
      .getByRole('button', { name: /^Months 1-6/ })
      .click();
    await optionOf(journey, 'B')
      .getByRole('button', { name: /^Months 7/ })
      .click();
    await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
    await debts.type('0', 'amount', '30000', 'Enter');
    await debts.cell('0', 'paying').click();
    await page.keyboard.type('24000');
    const panel = page.getByRole('region', { name: 'Payment options' });
    await expect(panel.getByText('$24,000.00', { exact: true })).toBeVisible();
    const [grid, beside] = [await box(debts.grid), await box(panel)];
    expect(beside.x).toBeGreaterThanOrEqual(grid.x + grid.width);
    const shown = [
      panel.getByText('$30,000.00'),
      monthsOf(journey),
      page.getByRole('spinbutton', { name: 'Number of months' }),
      ...['A', 'B', 'C'].map((letter) => optionOf(journey, letter)),
      page.getByText(SENTENCE),
    ];
    for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(debts.cell('0', 'paying')).toBeInViewport({ ratio: 1 });

    await debts.cell('19', 'paying').click();
    for (const part of shown) await expect(part, 'and it stays there').toBeInViewport({ ratio: 1 });

    await page.getByText('All amounts are rounded to the cent').scrollIntoViewIfNeeded();
    const told = await box(page.getByRole('region', { name: 'Chosen plan' }));
    const still = await box(panel);
    expect(told.x + told.width, 'it lies beside what follows the debts, too').toBeLessThanOrEqual(still.x);
    for (const part of shown) await expect(part, 'and in sight').toBeInViewport({ ratio: 1 });
  });

for (const size of [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} x ${size.height} a bar keeps the plan in sight, covers no cell, and leads to the plan`, async ({
    journey,
  }) => {
    const { page, debts } = journey;
    await page.setViewportSize(size);
    await openWith(journey, '1745.73');
    await debts.cell('0', 'paying').click();
    await page.keyboard.type('1800');
    const bar = page.getByRole('button', { name: /^Total Paying/ });
    await expect(bar).toHaveText(
      'Total Paying $1,800.00 over 18 months Available, before tax $745.73 Option A fits, costs most $80.00 then $120.00 Option B fits $90.00 then $110.00 Option C fits $100.00 then $100.00',
    );
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    for (let row = 1; row < 20; row++) {
      const [cell, over] = [await box(debts.cell(String(row), 'paying')), await box(bar)];
      expect(cell.y + cell.height).toBeLessThanOrEqual(over.y);
      await page.keyboard.press('ArrowDown');
    }
    await bar.click();
    await expect(page.getByRole('region', { name: 'Payment options' })).toBeFocused();
    await expect(optionOf(journey, 'A').getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

test('the bar says in a word or two of each option whether it fits, and which costs most', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(journey, '1745.73');
  const bar = page.getByRole('button', { name: /^Total Paying/ });
  await expect(bar, 'nothing while nothing is to pay').toContainText(/Option A \$0\.00/);
  await debts.type('0', 'paying', '12000', 'Enter');
  await expect(bar).toContainText('Option A too high, costs most $533.33');
  await expect(bar).toContainText('Option B fits $600.00 then $733.33');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('11');
  await debts.type('0', 'paying', '6000', 'Enter');
  await expect(bar).toContainText(/A not paid off .* B not paid off .* C fits \$/);
});

for (const width of [1024, 390])
  test(`at ${width} the bar tells of a chosen plan what its options do not, on a line that stands already`, async ({
    journey,
  }) => {
    const { page, debts } = journey;
    await page.setViewportSize({ width, height: 844 });
    await openWith(journey, '4000');
    await debts.type('0', 'paying', '9000', 'Enter');
    const bar = page.getByRole('button', { name: /^Total Paying/ });
    const plans = page.getByLabel('Choose Payment Plan');
    await plans.first().selectOption('Option B');
    await plans.last().selectOption('Option B');
    await expect(bar).toContainText('Option B fits');
    await expect(bar, 'its option says it').not.toContainText('Chosen');
    const { height } = await box(bar);
    await plans.first().selectOption('Option A');
    await plans.last().selectOption('Option C');
    const words = bar.getByText('A, then C not paid off');
    await expect(bar).toContainText('Chosen: A, then C not paid off');
    expect((await box(bar)).height).toBe(height);
    const [chosen, line] = [await box(words), await box(bar)];
    expect(chosen.x + chosen.width).toBeLessThanOrEqual(line.x + line.width);
    await plans.first().selectOption('Option C');
    await plans.last().selectOption('Option B');
    await expect(bar, 'made of two, it is told where it fits too').toContainText('Chosen: C, then B fits');
    await plans.first().selectOption('Option B');
    await expect(bar).not.toContainText('Chosen');
  });

test('on a wide screen there is no bar', async ({ journey }) => {
  await openWith(journey, '1745.73');
  await expect(journey.page.getByRole('button', { name: /^Total Paying/ })).toBeHidden();
});
