import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../support/accessibility';
import { withHandles } from '../../support/caseDisk';
import { expect, test } from '../../support/journey';

/** The plain text of a report; see `tests/fixtures/credit-report/`. */
function report(name: string): string {
  return readFileSync(new URL(`../../fixtures/credit-report/${name}`, import.meta.url), 'utf8');
}

test('the unknown page and the budget are accessible in all their states', async ({ journey }) => {
  const { page, incomes, expenses, submit, copyElsewhere } = journey;
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(incomes.cell('salary')).toBeVisible();

  await test.step('with an error, a message and an open editor', async () => {
    await page.getByLabel('Agent Email').fill('alex');
    await submit();
    await page.getByRole('alert').hover();
    await expect(page.getByRole('alert')).toHaveCSS('animation-name', 'none');
    await incomes.cell('salary').dblclick();
    await page.getByRole('alert').hover();
    await page.keyboard.type('1.2.3');
    await expectAccessible(page);
  });
  await test.step('with a range, a notice and marks', async () => {
    await expenses.cell('mortgage').click();
    await copyElsewhere({ text: '750\n(3)\n5%\n1.234,5\n' });
    await page.keyboard.press('Control+v');
    await expect(expenses.status).toHaveText(/Marked 3 cells/);
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const outline = expenses.grid.locator('.range-outline');
    await expect(outline, 'the range is seen').toHaveCSS('border-top', /^2px solid/);
    await expect(outline, 'and all that is in it').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('with the list of shortcuts', async () => {
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the calculator is accessible, empty, filled and edited', async ({ journey }) => {
  const { page, debts, openCalculator, copyElsewhere } = journey;
  await openCalculator();
  await expect(page.locator('svg.plan-chart')).toBeVisible();
  await expectAccessible(page);

  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: report('33-twenty-five-rows.txt') });
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: /^Enter \d/ }).click();
  await page.getByRole('button', { name: 'Pay in full' }).click();
  for (const choice of await page.getByRole('combobox', { name: 'Choose Payment Plan' }).all())
    await choice.selectOption('optionA');
  await debts.cell('1', 'accountName').click();
  await page.keyboard.press('Control+Shift+End');
  await expect(page.getByText(/^You pay .* a month for 6 months/)).toBeVisible();
  await expectAccessible(page);

  await debts.cell('4', 'accountName').dblclick();
  await expectAccessible(page);
  await debts.cell('5', 'current').dblclick();
  await expect(page.getByRole('combobox', { name: 'Debt 6, Current' })).toBeFocused();
  await expectAccessible(page);
});

test('the dialogs of a report are accessible, with doubts, debts left out and debts too many', async ({
  journey,
}) => {
  const { page, debts, openCalculator, copyElsewhere } = journey;
  await openCalculator();
  await page.getByRole('button', { name: 'Add report' }).click();
  await page.getByRole('button', { name: 'Read the report' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No debts were found/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await debts.type('0', 'accountName', 'Typed before', 'Enter');
  await copyElsewhere({ text: report('33-twenty-five-rows.txt') });
  await page.keyboard.press('Control+v');
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await review.getByRole('checkbox').last().uncheck();
  await expect(review.getByRole('status').filter({ hasText: 'do not fit' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave the review?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await review.getByRole('tab', { name: 'Source' }).click();
  await expectAccessible(page);
});

test('the case in the header, its messages and its dialogs are accessible', async ({ journey }, testInfo) => {
  const { page, openBudget } = journey;
  const disk = await withHandles(page, testInfo.outputDir);
  await openBudget();
  await page.getByLabel('Last Name').fill('Rivera');
  await page.keyboard.press('Control+s');
  await page.getByRole('switch', { name: 'Keep saved' }).check();
  await page.getByText(/^Saved in/).hover();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save with password' }).click();
  await page.getByRole('button', { name: 'Save with this password' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Type a password.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  disk.write('locked.case.age', 'age-encryption.org/v1');
  disk.choose('locked.case.age');
  await page.keyboard.press('Control+o');
  await expect(page.getByRole('dialog', { name: 'Open a case with a password' })).toBeVisible();
  await expectAccessible(page);
});
