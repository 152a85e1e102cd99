import { hiddenFocus } from '../../support/accessibility';
import { expect, type Journey, test } from '../../support/journey';

test('the first Tab stop leads past the header, and a new screen takes the focus', async ({ journey }) => {
  const { page, openBudget, fillAgent, submit, debts, focused } = journey;
  await openBudget();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to Budget' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Budget' })).toBeFocused();
  expect(new URL(page.url()).hash, 'the address stays').toBe('');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('agentName');
  await expect(skip).not.toBeInViewport();

  await fillAgent();
  await submit();
  await expect(page.getByRole('main', { name: 'Calculator' })).toBeFocused();
  await expect(debts.cell('0', 'accountName')).toBeVisible();
  const headings = page.getByRole('heading');
  const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    if (index > 0) {
      expect(level).toBeGreaterThan(1);
      expect(level - (levels[index - 1] ?? 0), 'no level is left out').toBeLessThanOrEqual(1);
    }
});

test('the focus stays where the user is through dialogs, notices, messages and undo', async ({ journey }) => {
  const { page, openCalculator, debts, focused, copyElsewhere } = journey;
  await openCalculator();
  await debts.cell('0', 'paying').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await focused(), 'to the cell whose editor was open').toBe('0/paying');
  await expect(debts.footer('paying')).toHaveText('$12.00');
  await expect(page.getByRole('status').filter({ hasText: /^Total Basis/ })).toHaveText(
    'Total Basis $0.00, Total Paying $12.00',
  );

  await copyElsewhere({ text: 'Creditor: Example Bank\nBalance: $100\nStatus: Current\n' });
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+v');
  await page.getByRole('dialog', { name: 'Review the report' }).press('Escape');
  expect(await focused()).toBe('0/paying');

  await copyElsewhere({ text: '1\n2\n' });
  await page.keyboard.press('Control+v');
  expect(await focused()).toBe('0/paying');
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Debts', exact: true })).toBeFocused();

  for (const choice of await page.getByRole('combobox', { name: 'Choose Payment Plan' }).all())
    await choice.selectOption('optionA');
  await page.setViewportSize({ width: 390, height: 600 });
  await page.getByRole('button', { name: 'Copy sentence' }).evaluate((button) => {
    button.focus();
    button.scrollIntoView();
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('.Toastify__toast')).toHaveCSS('animation-name', 'none');
  await expect.poll(() => hiddenFocus(page), 'it comes out from under the message').toBe('');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('region', { name: 'Chosen plan' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Choose Payment Plan' }).first()).toBeFocused();
});

test('on a narrow screen every Tab stop of the budget shows the focus, and nothing covers it', async ({
  journey,
}) => {
  const { page, openBudget } = journey;
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openBudget();
  await walk(journey, 'Tab', /^Click here/);
  await expect(page.getByRole('region', { name: 'Budget Summary' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.getByRole('alert').hover();
  await walk(journey, 'Shift+Tab', 'Undo');
});

test('on a narrow screen every Tab stop of the calculator shows the focus, and nothing covers it', async ({
  journey,
}) => {
  const { page, openCalculator } = journey;
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openCalculator();
  await expect(page.getByRole('button', { name: 'Show to member' }), 'all parts have come').toBeVisible();
  await walk(journey, 'Tab', 'Go to Validation');
  await page.keyboard.press('Enter');
  const bar = page.locator('.Toastify__progress-bar');
  await expect(bar, 'a message that does not move stays as long').toHaveCSS('animation-duration', '5s');
  await expect(bar).toBeHidden();
  await page.getByText('Proceeding to validation...').hover();
  await walk(journey, 'Shift+Tab', 'Undo');
});

/** Goes from stop to stop, up to one of a certain name; out of a grid after its first cell, or its last. */
async function walk(journey: Journey, key: 'Tab' | 'Shift+Tab', last: string | RegExp) {
  for (let at = ''; !at.match(last); ) {
    await journey.page.keyboard.press(key);
    at = await journey.focused();
    expect(await hiddenFocus(journey.page)).toBe('');
    if (/^(0.accountName|19.paying)$/.test(at)) await journey.page.keyboard.press('Escape');
  }
}
