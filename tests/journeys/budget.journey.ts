import { expect, test } from '../support/journey';

test.beforeEach(({ journey }) => journey.openBudget());

test('every field of the specification stands under its label', async ({ journey: { page } }) => {
  for (const label of [
    'Agent Name',
    'Agent Email',
    'First Name',
    'Last Name',
    'Member Address',
    'City',
    'Member Phone',
    'Member Email',
    'State',
    'Member County',
    'Member Zip',
  ])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByLabel('Agent Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Member Email')).toHaveAttribute('type', 'email');
  await expect(page.getByText('gift, alimony, child support, tax return…')).toBeVisible();
  await expect(page.getByText('(i.e. shampoo, toilet paper, bandaids)')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Financial Warranty Calculator');
  await expect(page).toHaveTitle('Budget · Financial Warranty Calculator');
});

test('totals, subtotals and summary follow every key, and Escape restores them', async ({ journey }) => {
  const { page, incomes, expenses } = journey;
  const summary = page.getByRole('region', { name: 'Budget Summary' });
  await incomes.type('salary', 'amount', '4200', 'Enter');

  await expenses.cell('mortgage').click();
  await page.keyboard.type('5');
  await expect(expenses.footer()).toHaveText('$5.00');
  await page.keyboard.type('300.7');
  await expect(expenses.footer()).toHaveText('$5,300.70');
  await expect(expenses.cell('group0')).toHaveText('$5,300.70');
  await expect(summary).toContainText('-$1,100.70');
  await expect(summary.locator('.bad')).toContainText('Available Income');

  await page.keyboard.press('Escape');
  await expect(expenses.footer()).toHaveText('$0.00');
  await expect(expenses.cell('group0')).toHaveText('$0.00');
  await expect(summary.locator('.good')).toContainText('$4,200.00');
});

test('a budget is filled in with keys alone', async ({ journey }) => {
  const { page, incomes, expenses, focused } = journey;
  await page.getByLabel('Agent Name').focus();
  for (const text of ['Alex', 'alex@example.com', 'Maria', 'Lopez', '1 Main St', 'Springfield', '5550100']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const text of ['', 'OH', 'Clark', '45501']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toBe('salary/amount');
  await page.keyboard.type('3000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('250.50');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('socialSecurity/amount');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('mortgage/amount');
  for (let row = 0; row < 17; row++) {
    await page.keyboard.type('10');
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toBe('Click here to calculate monthly payments');
  await expect(incomes.footer()).toHaveText('$3,250.50');
  await expect(expenses.footer()).toHaveText('$170.00');

  await page.keyboard.press('Enter');
  await page.waitForURL('**/calculator');
  expect((await page.evaluate(() => history.state)).usr).toEqual({
    agentName: 'Alex',
    agentEmail: 'alex@example.com',
    firstName: 'Maria',
    lastName: 'Lopez',
    totalIncome: 3250.5,
    totalExpenses: 170,
    availableIncome: 3080.5,
  });
});

test('Enter in a field goes on to the next, as in a sheet, and Ctrl+Enter submits', async ({ journey }) => {
  const { page, focused } = journey;
  await page.getByLabel('Agent Name').focus();
  for (const [text, next] of [
    ['Alex', 'agentEmail'],
    ['alex@example.com', 'firstName'],
    ['Maria', 'lastName'],
  ] as const) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    expect(await focused()).toBe(next);
  }
  await page.keyboard.press('Shift+Enter');
  expect(await focused()).toBe('firstName');
  await page.getByLabel('Member Zip').press('Enter');
  expect(await focused(), 'the last field leads into the first sheet').toBe('salary/amount');
  await page.getByLabel('City').press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/calculator');
});

test.describe('the agent', () => {
  const message = 'Please fill in agent information';

  test('is asked for when either field is empty or blank, and the field takes the focus', async ({
    journey,
  }) => {
    const { page, submit, focused } = journey;
    await submit();
    await expect(page.getByRole('alert')).toHaveText(message);
    expect(await focused()).toBe('agentName');
    await page.getByLabel('Agent Name').fill('   ');
    await page.getByLabel('Agent Email').fill('alex@example.com');
    await submit();
    expect(await focused()).toBe('agentName');
    await expect(page.getByText('Agent Name is required.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('is told beside the field that a text is no e-mail address', async ({ journey }) => {
    const { page, submit, focused } = journey;
    await page.getByLabel('Agent Name').fill('Alex');
    await page.getByLabel('Agent Email').fill('alex at example');
    await submit();
    await expect(page.getByLabel('Agent Email')).toHaveAccessibleDescription(/not an e-mail address/);
    expect(await focused()).toBe('agentEmail');
    await page.getByLabel('Agent Email').fill('alex@example.com');
    await expect(page.getByText(/not an e-mail address/)).toHaveCount(0);
    await submit();
    await page.waitForURL('**/calculator');
  });
});

test('an editor that is still open when the button is pressed is committed first', async ({ journey }) => {
  const { page, incomes, fillAgent, submit } = journey;
  await fillAgent();
  await incomes.cell('salary').click();
  await page.keyboard.type('1234.5');
  await submit();
  await page.waitForURL('**/calculator');
  expect((await page.evaluate(() => history.state)).usr.totalIncome).toBe(1234.5);
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(incomes.cell('salary')).toHaveText('$1,234.50');
});

test('an editor that is open when the user goes back is committed', async ({ journey }) => {
  const { page, debts, walkToCalculator } = journey;
  await walkToCalculator();
  await debts.cell('0', 'amount').click();
  await page.keyboard.type('77');
  await page.goBack();
  await page.goForward();
  await expect(debts.cell('0', 'amount')).toHaveText('$77.00');
});

test('each group of expenses shows its share beside its subtotal', async ({ journey }) => {
  const { expenses, openBudget } = journey;
  await openBudget();
  await expect(expenses.cell('group0').getByRole('img')).toHaveCount(0);
  await expenses.type('mortgage', 'amount', '750', 'Enter');
  await expenses.type('gasoline', 'amount', '250', 'Enter');
  await expect(expenses.cell('group0').getByRole('img', { name: '75% of expenses' })).toBeVisible();
  await expect(expenses.cell('group1').getByRole('img', { name: '25% of expenses' })).toBeVisible();
  await expect(expenses.cell('group2').getByRole('img')).toHaveCount(0);
  await expect(expenses.cell('group0', 'label')).toHaveText('Housing & Utilities75% of expenses');
  await expect(expenses.cell('group0')).toHaveText('$750.00');
});
