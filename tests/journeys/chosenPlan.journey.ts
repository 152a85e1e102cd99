import { hold } from '../support/hold';
import { expect, test } from '../support/journey';
import { monthsOf, openWith, optionOf } from '../support/planScreen';

test('the slider marks the length at which all options pay the same', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '1200', 'Enter');
  const mark = page.getByText('12: all pay the same');
  const slider = monthsOf(journey);
  await slider.scrollIntoViewIfNeeded();
  const [markBox, sliderBox] = [await mark.boundingBox(), await slider.boundingBox()];
  if (!markBox || !sliderBox) throw new Error('The slider and its mark are not on the screen.');
  await page.mouse.click(markBox.x + 1, sliderBox.y + sliderBox.height / 2);
  await expect(slider).toHaveValue('12');
  for (const letter of ['A', 'B', 'C'])
    await expect(optionOf(journey, letter)).toContainText('$1,200.00, exactly the total');
  // 24 pixels of the knob can be pressed: within them nothing moves.
  for (const aside of [-11, 11]) {
    await page.mouse.click(markBox.x + 1 + aside, sliderBox.y + sliderBox.height / 2);
    await expect(slider).toHaveValue('12');
  }
});

test('the chosen plan is said in a sentence to read aloud, and copied with a button', async ({ journey }) => {
  const { page, debts } = journey;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '24000', 'Enter');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  await expect(page.getByText('Choose an option for each phase to form a plan.')).toBeVisible();
  const choices = page.getByRole('combobox', { name: 'Choose Payment Plan' });
  await choices.nth(0).selectOption('optionA');
  await expect(page.getByText('Choose an option for months 7+ as well to form a plan.')).toBeVisible();
  await choices.nth(1).selectOption('optionA');
  const sentence =
    'You pay $533.33 a month for 6 months, then $800.00 a month for 30 months. That makes $27,200.00, $3,200.00 more than the $24,000.00 to pay off.';
  await expect(page.getByText(sentence)).toBeVisible();
  await choices.nth(1).press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sentence copied')).toHaveRole('status');
  expect((await journey.pasteElsewhere()).text).toBe(sentence);
  await monthsOf(journey).press('Home');
  await expect(
    page.getByText(
      'You pay $3,200.00 a month for 6 months. That makes $19,200.00, $4,800.00 less than the $24,000.00 to pay off.',
    ),
  ).toBeVisible();
});

test('a plan of two options says whether it fits, though each of the two does', async ({ journey }) => {
  const { page, debts } = journey;
  const verdict = 'Does not fit: not all is paid off';
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWith(journey, '3000');
  await debts.type('0', 'paying', '20000', 'Enter');
  const choices = page.getByRole('combobox', { name: 'Choose Payment Plan' });
  await choices.nth(0).selectOption('optionA');
  await choices.nth(1).selectOption('optionC');
  for (const letter of ['A', 'C']) await expect(optionOf(journey, letter)).toContainText('Fits, before tax');
  await expect(page.getByRole('region', { name: 'Chosen plan' })).toContainText(verdict);
  const beside = page.getByRole('region', { name: 'Payment options' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(beside.getByText(verdict), 'and beside its sentence, in sight').toBeInViewport({ ratio: 1 });
  await expect(beside.getByText(/^You pay /)).toBeInViewport({ ratio: 1 });
  await choices.nth(1).selectOption('optionA');
  await expect(beside.getByText(verdict)).toHaveCount(0);
  await expect(beside.getByText('Fits, before tax'), 'as each of the three options').toHaveCount(4);
  await choices.nth(1).selectOption('optionC');
  await page.getByRole('button', { name: 'Show to member' }).click();
  await expect(page.getByRole('dialog').getByText(verdict)).toBeVisible();
});

test('the picture comes after the grid, moves nothing, and is there as a table', async ({ journey }) => {
  const { page, debts } = journey;
  const release = await hold(page, '**/calculatorParts-*.js');
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '1800', 'Enter');
  const table = page.getByRole('table', { name: /^Paid by the end of each month, against \$1,800.00/ });
  const button = page.getByRole('button', { name: 'Go to Validation' });
  await expect(optionOf(journey, 'C')).toContainText('$100.00');
  await expect(page.locator('svg.plan-chart')).toHaveCount(0);
  const before = await button.boundingBox();
  release();
  await expect(page.locator('svg.plan-chart')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Option A', 'Option B', 'Option C']);
  await expect(table.getByRole('row')).toHaveCount(19);
  await expect(table.getByRole('row').nth(6)).toHaveText('6$480.00$540.00$600.00');
  await expect(table.getByRole('row').last()).toHaveText('18$1,920.00$1,860.00$1,800.00');
  await monthsOf(journey).press('Home');
  await expect(table.getByRole('row'), 'it follows the months').toHaveCount(7);
});

test('the lines of the picture differ in dashes, in markers and by their labels', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '1800', 'Enter');
  const lines = page.locator('svg.plan-chart g[class^="line-"]');
  await expect(lines).toHaveText(['Option A', 'Option B', 'Option C']);
  const looks = await lines.evaluateAll((all) =>
    all.map((line) => ({
      dashes: line.querySelector('path')?.getAttribute('stroke-dasharray'),
      marker: line.querySelector('.marker')?.getAttribute('d'),
      label: line.querySelector('text')?.getBoundingClientRect().y ?? 0,
    })),
  );
  expect(new Set(looks.map(({ dashes }) => dashes)).size).toBe(3);
  expect(new Set(looks.map(({ marker }) => marker)).size).toBe(3);
  const places = looks.map(({ label }) => label).toSorted((a, b) => a - b);
  expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThan(12);
  expect((places[2] ?? 0) - (places[1] ?? 0)).toBeGreaterThan(12);
});
