import { expect, test } from '../support/journey';

test('the list of shortcuts opens by button and by Ctrl+/, and closes with Escape', async ({ journey }) => {
  const { page, expenses, openBudget, focused } = journey;
  await openBudget();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await expect(dialog).toContainText('Fill the range with the entry');
  await expect(dialog).toContainText('Join the row with the one above');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expenses.cell('mortgage').click();
  await page.keyboard.press('Control+/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await focused(), 'the focus comes back').toBe('mortgage/amount');
});
