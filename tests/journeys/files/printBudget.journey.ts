import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { printedSheets } from '../../support/printed';

for (const format of ['Letter', 'A4'] as const)
  test(`the budget prints as one page for the member on ${format}`, async ({ journey }) => {
    const { page, incomes, expenses, openBudget, fillAgent } = journey;
    await openBudget();
    await fillAgent();
    await page.getByLabel('First Name').fill('Member');
    await page.getByLabel('Last Name').fill('Example');
    await incomes.type('salary', 'amount', '4000', 'Enter');
    await expenses.type('mortgage', 'amount', '750', 'Enter');
    await expenses.type('gasoline', 'amount', '250', 'Enter');
    await incomes.cell('pension').click();
    await page.keyboard.type('500');
    const sheets = await printedSheets(page, format);
    expect(sheets).toHaveLength(1);
    const [sheet = ''] = sheets;
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
    for (const words of [
      'Monthly budget',
      'Member Example',
      'Alex Agent, alex@example.com',
      today,
      'Salary $4,000.00 Pension $500.00',
      'Total Income $4,500.00',
      'Housing & Utilities Mortgage or monthly rent $750.00 Property Tax $0.00',
      'Subtotal $750.00 Transportation',
      'Cable / Streaming $0.00',
      'Available Income, before tax $3,500.00',
    ])
      expect(sheet).toContain(words);
    for (const words of ['Undo', 'Print', 'Click here', 'Per Month', 'This page cannot'])
      expect(sheet, 'nothing of the screen').not.toContain(words);
  });

test('the budget of a member of whom all is known, in long words, prints as one page', async ({
  journey,
}) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  for (const [label, text] of [
    ['Agent Name', 'Alexandra Montgomery-Castellanos'],
    ['Agent Email', 'alexandra.montgomery-castellanos@counselling.example.org'],
    ['First Name', 'Maximiliana'],
    ['Last Name', 'Featherstonehaugh-Okonkwo'],
    ['Member Address', '12345 North Martin Luther King Junior Boulevard, Apt 1204B'],
    ['City', 'Oklahoma City'],
    ['State', 'Oklahoma'],
    ['Member County', 'Pottawatomie'],
    ['Member Zip', '74103'],
    ['Member Phone', '(405) 555-0100'],
    ['Member Email', 'maximiliana.featherstonehaugh@example.com'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await incomes.type('salary', 'amount', '4000', 'Enter');
  expect(await printedSheets(page, 'Letter')).toHaveLength(1);
});

test('the budget prints by a button and by Ctrl+P', async ({ journey }) => {
  const { page, openBudget } = journey;
  await openBudget();
  // The browser's own dialog cannot be answered from here: what is on the page at the call stands for the paper.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.title = document.querySelector('article')?.textContent ?? 'nothing';
      dispatchEvent(new Event('afterprint'));
    };
  });
  await expect.poll(() => isThere(page), 'the sheet comes once the browser is idle').toBe(true);
  await page.getByLabel('First Name').fill('Ana');
  await page.keyboard.press('Control+p');
  await expect(page).toHaveTitle(/^Monthly budgetMemberAna/);
  await page.getByLabel('First Name').fill('Bea');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page).toHaveTitle(/^Monthly budgetMemberBea/);
});

/** Whether the page would print the sheet. */
function isThere(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector('article');
    dispatchEvent(new Event('afterprint'));
    return sheet !== null;
  });
}
