import { box } from '../support/box';
import { expect, test } from '../support/journey';
import { monthsOf, openWith, optionOf } from '../support/planScreen';

const SENTENCE = /^You pay \$533\.33 a month for 6 months, then \$733\.33 a month for 30 months\./;

test('a press on an amount chooses it for its phase, and another press takes that back', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '1800', 'Enter');
  const [first, later] = [
    page.getByRole('combobox', { name: 'Choose Payment Plan' }).nth(0),
    page.getByRole('combobox', { name: 'Choose Payment Plan' }).nth(1),
  ];
  const amount = optionOf(journey, 'A').getByRole('button', { name: 'Months 1-6 $80.00' });
  await amount.click();
  await expect(amount).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toHaveValue('optionA');
  await expect(later).toHaveValue('option4');
  await optionOf(journey, 'B').getByRole('button', { name: 'Months 1-6 $90.00' }).press('Enter');
  await expect(amount, 'one option for each phase').toHaveAttribute('aria-pressed', 'false');
  await expect(first).toHaveValue('optionB');
  await later.selectOption('optionC');
  const chosenLater = optionOf(journey, 'C').getByRole('button', { name: 'Months 7+ $100.00' });
  await expect(chosenLater, 'the amounts follow the dropdowns').toHaveAttribute('aria-pressed', 'true');
  await chosenLater.click();
  await expect(later).toHaveValue('option4');
  await page.keyboard.press('Control+z');
  await expect(later).toHaveValue('optionC');
});

test('a strip under the slider shows where each option fits, and a press on it sets the months', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '1800');
  await debts.type('0', 'paying', '24000', 'Enter');
  const strip = page.getByRole('img', { name: /^Option A fits/ });
  await expect(strip).toHaveCount(1);
  await debts.type('0', 'paying', '0', 'Enter');
  await expect(page.locator('.months-field').getByText('Nothing to pay yet')).toBeVisible();
  await expect(strip, 'no option is too high').toHaveCount(0);
  await debts.type('0', 'paying', '24000', 'Enter');
  await expect(strip).toHaveAccessibleName(
    'Option A fits from 36 to 60 months; Option B fits from 33 to 60 months; Option C fits from 30 to 60 months',
  );
  await expect(page.locator('.fit-legend li')).toHaveText(['fits', 'too little', 'too high']);
  const { x, y, width, height } = await box(strip);
  for (const [months, place] of [
    [6, 0.5],
    [30, 24.5],
    [36, 30.5],
    [60, 54.5],
  ] as const) {
    await page.mouse.click(x + (width * place) / 55, y + height / 2);
    await expect(monthsOf(journey)).toHaveValue(String(months));
  }
  await debts.type('0', 'paying', '48000.30', 'Enter');
  await expect(strip).toHaveAccessibleName(/Option C fits nowhere$/);
});

for (const width of [390, 1366, 1920])
  test(`at ${width} pixels the tick where all pay the same stands exactly under the bars that begin there`, async ({
    journey,
  }) => {
    const { page, debts } = journey;
    await page.setViewportSize({ width, height: 900 });
    await openWith(journey, '5000');
    const alone = await box(page.locator('.equal-tick'));
    await debts.type('0', 'paying', '12000', 'Enter');
    const strip = page.getByRole('img', { name: 'Option A fits from 12 to 60 months' });
    const bar = strip.locator('.fits').first();
    await strip.scrollIntoViewIfNeeded();
    const [tick, begin, slider] = [
      await box(strip.locator('.equal-tick')),
      await box(bar),
      await box(monthsOf(journey)),
    ];
    expect(tick.x).toBe(begin.x);
    expect([alone.x, alone.width], 'as where nothing is to pay').toEqual([tick.x, tick.width]);
    // And in the middle of it the knob of the slider has that length.
    await page.mouse.click(tick.x + tick.width / 2, slider.y + slider.height / 2);
    await expect(monthsOf(journey)).toHaveValue('12');
  });

test('the readout of the picture follows the pointer and the arrow keys', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '24000', 'Enter');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  await optionOf(journey, 'A')
    .getByRole('button', { name: /^Months 1-6/ })
    .click();
  await optionOf(journey, 'A')
    .getByRole('button', { name: /^Months 7/ })
    .click();
  const picture = page.getByRole('group', { name: /^Month by month/ });
  const readout = page.getByRole('status').filter({ hasText: /^Month / });
  await expect(readout).toHaveText('Month 36, Option A: $800.00; paid so far $27,200.00, still to pay $0.00');
  await picture.focus();
  await page.keyboard.press('Home');
  await expect(readout).toHaveText(
    'Month 1, Option A: $533.33; paid so far $533.33, still to pay $23,466.67',
  );
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(readout).toHaveText(
    'Month 7, Option A: $800.00; paid so far $4,000.00, still to pay $20,000.00',
  );
  await page.keyboard.press('End');
  await expect(readout).toContainText('Month 36');
  const { x, y, width, height } = await box(picture);
  await page.mouse.move(x + 2, y + height / 2);
  await expect(readout).toContainText('Month 1,');
  await page.mouse.move(x + width - 2, y + height / 2);
  await expect(readout).toContainText('Month 36');
});

test('the chosen plan is drawn boldly and the others faint, paid off in its month, or as asked each month', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '24000', 'Enter');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  const chart = page.locator('svg.plan-chart');
  await expect(chart.locator('.bold, .faint')).toHaveCount(0);
  await optionOf(journey, 'A')
    .getByRole('button', { name: /^Months 1-6/ })
    .click();
  await optionOf(journey, 'B')
    .getByRole('button', { name: /^Months 7/ })
    .click();
  await expect(chart.locator('.bold')).toContainText('Chosen plan');
  await expect(chart.locator('.faint')).toHaveText(['Option A', 'Option B', 'Option C']);
  await expect(chart.locator('.bold')).toContainText('paid off in month 35');
  await page.getByRole('button', { name: 'Asked each month' }).click();
  await expect(chart).toContainText('Available, before tax');
  await expect(chart).not.toContainText('Total to pay');
  const table = page.getByRole('table', { name: 'Asked each month', exact: true });
  const optionC = table.getByRole('row').nth(36).getByRole('cell').nth(2);
  await expect(optionC, 'what the month asks for, not all that is paid').toHaveText('$666.67');
  const steps = await chart.locator('.bold > path').first().getAttribute('d');
  const heights = new Set([...(steps ?? '').matchAll(/,([\d.]+)/g)].map(([, height]) => height));
  expect(heights.size, 'two amounts, and nothing between them').toBe(2);
});

test('Show to member shows the plan alone, and Escape ends it', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'accountNumber', '4111111111111234', 'Enter');
  await debts.type('0', 'paying', '24000', 'Enter');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  await optionOf(journey, 'A')
    .getByRole('button', { name: /^Months 1-6/ })
    .click();
  await optionOf(journey, 'B')
    .getByRole('button', { name: /^Months 7/ })
    .click();
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  const button = page.getByRole('button', { name: 'Show to member' });
  await button.click();
  const shown = page.getByRole('dialog', { name: 'Option A, then Option B' });
  await expect(shown.getByText(SENTENCE)).toBeVisible();
  for (const words of ['Months 1-6', '$533.33', 'Months 7+', '$733.33', '36'])
    await expect(shown.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(shown.locator('svg.plan-chart')).toBeInViewport({ ratio: 1 });
  await expect(shown.locator('input, select, textarea')).toHaveCount(0);
  await expect(shown).not.toContainText('1234');
  const [size, screen] = [await box(shown), page.viewportSize()];
  expect([size.width, size.height]).toEqual([screen?.width, screen?.height]);
  await expect.poll(fillsScreen, 'the whole screen, not the window alone').toBe(true);
  await expect(shown.locator('svg.plan-chart')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  expect(await fillsScreen(), 'one Escape ends both').toBe(false);
  await expect(button).toBeFocused();

  await button.click();
  await expect.poll(fillsScreen).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(shown, 'as where only the browser hears Escape').toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await expect.poll(fillsScreen).toBe(true);
  await page.goBack();
  await expect(shown, "the browser's Back ends it as well, and the page stays").toHaveCount(0);
  await expect(debts.cell('0', 'paying')).toHaveText('$24,000.00');

  await button.click();
  await expect.poll(fillsScreen).toBe(true);
  const stays = shown.getByText('Not paid off');
  await expect(stays, 'all is paid off').toHaveCount(0);
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toHaveCount(0);
  expect(await fillsScreen()).toBe(false);

  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('8');
  await button.click();
  await expect(stays).toHaveText('Not paid off in 8 months: $3,000.00 short of the total.');
});

test('Show to member says where no plan is chosen only that, with what each option asks for', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '24000', 'Enter');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  await page.getByRole('button', { name: 'Show to member' }).click();
  const shown = page.getByRole('dialog', { name: 'Payment plan' });
  await expect(shown.locator('.sentence')).toHaveText('No plan is chosen yet.');
  await expect(shown.locator('.shown-amounts > div')).toHaveText([
    'Option A$533.33a month, months 1-6$800.00a month, months 7+',
    'Option B$600.00a month, months 1-6$733.33a month, months 7+',
    'Option C$666.67a month, months 1-6$666.67a month, months 7+',
  ]);
  await expect(shown).not.toContainText('Choose');
});

for (const how of ['refuses', 'does not have'] as const)
  test(`a plan is shown to the member in the window where the browser ${how} the whole screen`, async ({
    journey,
  }) => {
    const { page, openCalculator } = journey;
    await page.addInitScript((refuses) => {
      const request = refuses ? () => Promise.reject(new TypeError('Not allowed')) : undefined;
      Object.defineProperty(Element.prototype, 'requestFullscreen', { value: request });
    }, how === 'refuses');
    await openCalculator();
    const button = page.getByRole('button', { name: 'Show to member' });
    await button.click();
    const shown = page.getByRole('dialog', { name: 'Payment plan' });
    const [size, screen] = [await box(shown), page.viewportSize()];
    expect([size.width, size.height]).toEqual([screen?.width, screen?.height]);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await expect(button).toBeFocused();
  });

for (const name of ['Number of months', 'Credit Score'])
  test(`the wheel over ${name} scrolls the page and changes nothing`, async ({
    journey: { page, openCalculator },
  }) => {
    await openCalculator();
    const field = page.getByRole('spinbutton', { name });
    await field.fill('36');
    await field.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(field).toHaveValue('36');
  });

test('one option says that it costs most; where all pay the same, or the others do not pay all off, none', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  const costly = page.getByRole('region', { name: /^Option . *$/ }).filter({ hasText: 'Costs most' });
  await debts.type('0', 'accountName', 'Bank', 'Enter');
  await expect(costly, 'nothing costs anything yet').toHaveCount(0);
  await debts.type('0', 'paying', '24000', 'Enter');
  for (const [months, letters] of [
    ['36', ['A']],
    ['12', []],
    ['11', []],
  ] as const) {
    await page.getByRole('spinbutton', { name: 'Number of months' }).fill(months);
    await expect(costly).toHaveCount(letters.length);
    for (const letter of letters) await expect(optionOf(journey, letter)).toContainText('Costs most');
  }
});
