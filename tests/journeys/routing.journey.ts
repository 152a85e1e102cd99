import type { Page } from '@playwright/test';
import { expect, type Journey, test } from '../support/journey';
import { openWith, optionOf } from '../support/planScreen';

const MESSAGE = 'No budget data found. Please complete the form first.';

test('the calculator without budget data says so once and returns to the budget', async ({ journey }) => {
  const { page } = journey;
  await page.goto('/calculator');
  await expect(page.getByRole('alert')).toHaveText(MESSAGE);
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Budget · Financial Warranty Calculator');
});

test('a malformed payload counts as none', async ({ journey }) => {
  const { page, openBudget } = journey;
  await openBudget();
  await page.evaluate(() => {
    const usr = { agentName: 'Alex', agentEmail: 'alex@example.com', totalIncome: '4500' };
    history.replaceState({ usr, key: 'k', idx: 0 }, '', '/calculator');
  });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(MESSAGE);
  await expect(page).toHaveURL('/');
});

test('a reload of the calculator keeps the payload that the browser kept', async ({ journey }) => {
  const { page, walkToCalculator, debts } = journey;
  await walkToCalculator();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(debts.cell('0', 'accountName')).toBeVisible();
  expect((await page.evaluate(() => history.state)).usr.agentName).toBe('Alex Agent');
  const caseLine = page.locator('.case-line');
  await expect(caseLine, 'its totals are those of no new case').toHaveText('Reloaded: names and totals only');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
  await expect(caseLine, 'nothing but the agent is left').toHaveText('New case');
  await page.goto('/');
  await expect(caseLine).toHaveText('New case');
});

test('an unknown path leads home', async ({ journey: { page } }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeVisible();
});

test('leaving with entered data asks first, and leaving without does not', async ({ journey }) => {
  const { page, openBudget, incomes } = journey;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    dialog.accept();
  });
  await openBudget();
  await page.reload();
  await expect(incomes.cell('salary')).toBeVisible();
  expect(questions).toEqual([]);

  await incomes.cell('salary').click();
  await page.keyboard.type('1');
  await page.reload();
  await expect(incomes.cell('salary'), 'and nothing is kept').toHaveText('');
  expect(questions, 'even with the editor still open').toEqual(['beforeunload']);
});

test('the form and the debts keep what was entered, between the screens', async ({ journey }) => {
  const { page, walkToCalculator, debts, incomes } = journey;
  await walkToCalculator();
  await debts.type('0', 'paying', '12', 'Enter');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
  await incomes.type('salary', 'amount', '34', 'Enter');
  await page.getByRole('button', { name: /^Click here/ }).click();
  await expect(debts.footer('paying')).toHaveText('$12.00');
  await page.goBack();
  await expect(incomes.footer()).toHaveText('$34.00');
});

test('what is being typed is kept when the browser goes on to another screen', async ({ journey }) => {
  const { page, walkToCalculator, incomes, expenses, debts } = journey;
  await walkToCalculator();
  await page.goBack();
  await expenses.cell('internet').click();
  await page.keyboard.type('5');
  await page.goForward();
  await expect(debts.cell('0', 'amount')).toBeVisible();
  await page.goBack();
  await expect(expenses.footer()).toHaveText('$5.00');
  await expect(incomes.footer()).toHaveText('$0.00');
});

/** Hears every message from now on, also one that another has taken the place of. */
async function hearMessages(page: Page): Promise<() => Promise<string>> {
  const heard = await page.evaluateHandle(() => {
    const said = new Set<string>();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.add(node.textContent ?? '');
    }).observe(document.querySelector('.Toastify') as Element, { childList: true, subtree: true });
    return said;
  });
  return () => heard.evaluate((said) => [...said].join(' | '));
}

/** Goes back to the budget by the browser, makes the salary another, and comes forward again. */
async function changeSalaryBehind({ page, incomes }: Journey, salary: string) {
  await page.goBack();
  await incomes.type('salary', 'amount', salary, 'Enter');
  await page.goForward();
}

test('Back, another salary and Forward: every figure of the calculator is of the new budget', async ({
  journey,
}) => {
  const { page, debts, incomes } = journey;
  await openWith(journey, '4000');
  await debts.type('0', 'paying', '24000', 'Enter');
  const glance = page.getByRole('region', { name: 'Member Example' });
  await expect(glance).toContainText('Available Income$3,000.00');
  await expect(optionOf(journey, 'C').getByRole('button', { name: 'Fits from 8 months' })).toBeVisible();

  await changeSalaryBehind(journey, '5000');
  await expect(glance).toContainText('Income, before tax$5,000.00');
  await expect(glance).toContainText('Available Income$4,000.00');
  await expect(optionOf(journey, 'C').getByRole('button', { name: 'Fits from 6 months' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('Available Income, before tax$4,000.00');
  await page.emulateMedia({ media: 'screen' });

  await test.step('an undo on the calculator is followed too', async () => {
    await page.keyboard.press('Control+z');
    await expect(glance).toContainText('Available Income$3,000.00');
    await page.keyboard.press('Control+y');
    await expect(glance).toContainText('Available Income$4,000.00');
  });
  await test.step('and a reload keeps it', async () => {
    const kept = () => page.evaluate(() => history.state.usr.availableIncome);
    await expect.poll(kept).toBe(4000);
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(glance).toContainText('Available Income$4,000.00');
  });
  await test.step('after which the budget has the names again', async () => {
    await page.getByRole('button', { name: 'Go to Budget' }).click();
    await expect(incomes.cell('salary')).toHaveText('');
    await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
    await expect(page.getByLabel('Agent Email')).toHaveValue('alex@example.com');
    await expect(page.getByLabel('First Name')).toHaveValue('Member');
    await expect(page.getByLabel('Last Name')).toHaveValue('Example');
  });
});

test('after a reload Back fills in the names, and a budget that takes the place of the kept totals is said', async ({
  journey,
}) => {
  const { page, incomes, submit } = journey;
  await openWith(journey, '4000');
  page.on('dialog', (dialog) => dialog.accept());
  const kept = () => page.evaluate(() => history.state.usr.availableIncome);
  await expect.poll(kept).toBe(3000);
  await page.reload();
  const glance = page.getByRole('region', { name: 'Member Example' });
  await expect(glance).toContainText('Available Income$3,000.00');
  await page.goBack();
  await expect(page.getByLabel('Agent Email')).toHaveValue('alex@example.com');
  await expect(page.getByLabel('Last Name')).toHaveValue('Example');
  await expect(incomes.cell('salary')).toHaveText('');

  await submit();
  const message = page.getByText(
    'The totals kept over the reload were replaced: Available Income was $3,000.00, and is $0.00 now.',
  );
  await expect(message).toBeVisible();
  await expect(glance).toContainText('Available Income$0.00');
  await page.goBack();
  await expect(message, 'it goes with the screen that shows those totals').toHaveCount(0);
  await incomes.type('salary', 'amount', '700', 'Enter');
  const heard = await hearMessages(page);
  await submit();
  await expect(glance).toContainText('Available Income$700.00');
  await page.getByRole('button', { name: 'Go to Validation' }).click();
  await expect.poll(heard).toContain('Proceeding to validation...');
  expect(await heard(), 'said once').not.toContain('kept over the reload');
});

test('after a reload Back brings no totals of the member before', async ({ journey }) => {
  const { page, incomes, submit } = journey;
  await openWith(journey, '4000');
  const kept = () => page.evaluate(() => history.state.usr?.availableIncome);
  await expect.poll(kept).toBe(3000);
  await page.getByRole('button', { name: 'New member' }).click();
  await page.getByLabel('First Name').fill('Another');
  await incomes.type('salary', 'amount', '700', 'Enter');
  await submit();
  await expect.poll(kept).toBe(700);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const glance = page.getByRole('region', { name: 'Another' });
  await expect(glance).toContainText('Available Income$700.00');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/calculator$/);
  await expect(glance).toContainText('Available Income$700.00');
  await expect.poll(kept).toBe(700);
});

test('after a reload a budget that is submitted without amounts holds on every entry of the history', async ({
  journey,
}) => {
  const { page, submit } = journey;
  await openWith(journey, '4000');
  page.on('dialog', (dialog) => dialog.accept());
  await expect.poll(() => page.evaluate(() => history.state.usr.availableIncome)).toBe(3000);
  await page.reload();
  const glance = page.getByRole('region', { name: 'Member Example' });
  await expect(glance).toContainText('Available Income$3,000.00');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await submit();
  await expect(glance).toContainText('Available Income$0.00');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/calculator');
  await expect(glance).toContainText('Available Income$0.00');
});

test('after a reload the budget of another member takes the place of nothing', async ({ journey }) => {
  const { page, submit, fillAgent } = journey;
  await journey.openCalculator();
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(page).toHaveURL('/');
  await fillAgent();
  const heard = await hearMessages(page);
  await submit();
  await expect(page.getByRole('region', { name: 'Member not named' })).toContainText('Available Income$0.00');
  await page.getByRole('button', { name: 'Go to Validation' }).click();
  await expect.poll(heard).toContain('Proceeding to validation...');
  expect(await heard()).not.toContain('kept over the reload');
});

test('a budget that is all undone leaves nothing of it on the calculator', async ({ journey }) => {
  const { page } = journey;
  await openWith(journey, '4000');
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
  await expect(page.getByRole('region', { name: 'Member not named' })).toContainText('Available Income$0.00');
});

test('two quick presses of the button make one entry of the history', async ({ journey }) => {
  const { page, openBudget, fillAgent } = journey;
  await openBudget();
  await fillAgent();
  await page.getByRole('button', { name: /^Click here/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL('/calculator');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
