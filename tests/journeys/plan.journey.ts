import { expect, type Journey, test } from '../support/journey';

/** Opens the calculator of a member who has so much left each month. */
async function openWith(journey: Journey, salary: string) {
  const { page, incomes, expenses } = journey;
  await journey.openBudget();
  await journey.fillAgent();
  await page.getByLabel('First Name').fill('Member');
  await page.getByLabel('Last Name').fill('Example');
  await incomes.type('salary', 'amount', salary, 'Enter');
  await expenses.type('mortgage', 'amount', '1000', 'Enter');
  await journey.submit();
  await expect(journey.debts.cell('0', 'paying')).toBeVisible();
}

const optionOf = ({ page }: Journey, letter: string) =>
  page.getByRole('region', { name: `Option ${letter}`, exact: true });

const monthsOf = ({ page }: Journey) => page.getByRole('slider', { name: /^Months/ });

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
  await expect(a.getByRole('term')).toHaveText([
    'Months 1-6',
    'Months 7+',
    'Paid over 36 months',
    'Coverage',
    'Left of Available Income, before tax',
  ]);
  await expect(a.getByRole('definition')).toHaveText([
    '$533.33',
    '$800.00',
    '$27,200.00, $3,200.00 more than the total',
    'Covered in month 32',
    'First six months: $212.40 left over each month',
    'Later months: short by $54.27',
  ]);
  await expect(c.getByRole('definition')).toHaveText([
    '$666.67',
    '$666.67',
    '$24,000.00, exactly the total',
    'Covered in month 36',
    'First six months: $79.06 left over each month',
    'Later months: $79.06 left over each month',
  ]);
  await expect(page.getByText(/rounded to the cent/)).toHaveCount(1);
});

test('the specified amounts are the largest on a card', async ({ journey }) => {
  await openWith(journey, '2000');
  const sizes = (role: 'term' | 'definition') =>
    optionOf(journey, 'A')
      .getByRole(role)
      .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  const [firstSix, later, ...others] = await sizes('definition');
  expect(firstSix).toBe(later);
  for (const size of [...others, ...(await sizes('term'))]) expect(size).toBeLessThan(firstSix ?? 0);
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
  await expect(optionOf(journey, 'A')).toContainText('Later months: $0.00 left over each month');
  const c = optionOf(journey, 'C').getByRole('button', { name: 'Fits from 30 months' });
  await c.focus();
  await page.keyboard.press('Enter');
  await expect(monthsOf(journey)).toHaveValue('30');
  await expect(optionOf(journey, 'A')).toContainText('Later months: short by $160.00');
  await page.keyboard.press('Control+z');
  await expect(monthsOf(journey), 'each press is a step of its own').toHaveValue('36');
  await debts.type('0', 'paying', '48000.01', 'Enter');
  await expect(optionOf(journey, 'C')).toContainText('Fits in no number of months up to 60');
  await expect(page.getByRole('button', { name: /^Fits from/ })).toHaveCount(0);
});

test('an available income of zero or less leaves no room for a payment', async ({ journey }) => {
  const { page, debts, incomes } = journey;
  await openWith(journey, '199.30');
  const negative = 'Expenses are $800.70 above income.';
  await expect(page.getByRole('region', { name: 'Member Example' })).toContainText(negative);
  await debts.type('0', 'paying', '100', 'Enter');
  await expect(optionOf(journey, 'B')).toContainText('First six months: no room for a payment');
  await expect(optionOf(journey, 'B')).toContainText('Fits in no number of months: no room for a payment');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(page.getByRole('region', { name: 'Budget Summary' })).toContainText(negative);
  await incomes.type('salary', 'amount', '1000', 'Enter');
  await expect(page.getByText(negative)).toHaveCount(0);
});

test('the slider marks the length at which all options pay the same', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'paying', '1200', 'Enter');
  const mark = page.getByText('12: A, B and C pay the same here');
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
    'For six months you pay $533.33, then $800.00 for 30 months. Over 36 months that is $27,200.00, $3,200.00 more than the total.';
  await expect(page.getByText(sentence)).toBeVisible();
  await choices.nth(1).press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sentence copied')).toHaveRole('status');
  expect((await journey.pasteElsewhere()).text).toBe(sentence);
  await monthsOf(journey).press('Home');
  await expect(
    page.getByText(
      'For six months you pay $3,200.00. Over 6 months that is $19,200.00, $4,800.00 short of the total.',
    ),
  ).toBeVisible();
});

test('the picture comes after the grid, moves nothing, and is there as a table', async ({ journey }) => {
  const { page, debts } = journey;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/calculatorParts-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
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

test('each group of expenses shows its share beside its subtotal', async ({ journey }) => {
  const { expenses, openBudget } = journey;
  await openBudget();
  await expect(expenses.cell('group0').getByRole('img')).toHaveCount(0);
  await expenses.type('mortgage', 'amount', '750', 'Enter');
  await expenses.type('gasoline', 'amount', '250', 'Enter');
  await expect(expenses.cell('group0').getByRole('img', { name: '75% of the expenses' })).toBeVisible();
  await expect(expenses.cell('group1').getByRole('img', { name: '25% of the expenses' })).toBeVisible();
  await expect(expenses.cell('group2').getByRole('img')).toHaveCount(0);
  await expect(expenses.cell('group0')).toHaveText('$750.00');
});

test('what does not make sense is said in words, and blocks nothing', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'accountNumber', '41111111', 'Enter');
  await debts.type('0', 'amount', '700', 'Enter');
  await debts.type('1', 'paying', '50', 'Enter');
  await debts.type('2', 'accountNumber', '4111-1111', 'Enter');
  for (const words of [
    'Debt 1, Account Number: The same account as Debt 3.',
    'Debt 1, $ Paying: An amount of $700.00, but nothing is paid on it.',
    'Debt 2, $ Amount: Paying $50.00, but there is no amount.',
    'Debt 3, Account Number: The same account as Debt 1.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(debts.cell('0', 'paying').getByRole('img')).toHaveAccessibleName(/nothing is paid on it/);
  await expect(debts.footer('paying')).toHaveText('$50.00');
  await debts.type('0', 'paying', '70', 'Enter');
  await debts.type('1', 'amount', '50', 'Enter');
  await debts.type('2', 'accountNumber', '4111-1112', 'Enter');
  await expect(page.getByText(/^Debt \d, /)).toHaveCount(0);
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
