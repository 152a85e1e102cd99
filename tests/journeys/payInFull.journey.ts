import { expect, test } from '../support/journey';

test.beforeEach(({ journey }) => journey.openCalculator());

test('debts without a payment are counted once and paid in full by one button, as one step', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await debts.type('0', 'amount', '2505', 'Enter');
  await debts.type('1', 'amount', '2505', 'Enter');
  await debts.type('2', 'amount', '2505', 'Enter');
  await debts.type('2', 'paying', '5', 'Enter');
  await expect(page.getByText('2 debts have no $ Paying yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay in full' }).click();
  await expect(debts.footer('paying')).toHaveText('$5,015.00');
  await expect(page.getByText(/have no \$ Paying yet/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Paid 2 debts in full',
  );
  await page.keyboard.press('Control+z');
  await expect(debts.footer('paying')).toHaveText('$5.00');
  await expect(page.getByText('2 debts have no $ Paying yet.')).toBeVisible();
});

test('a share is typed and paid with keys alone, and an open cell is committed first', async ({
  journey,
}) => {
  const { page, debts } = journey;
  const share = page.getByRole('textbox', { name: 'Share' });
  await share.fill('60');
  await debts.cell('0', 'amount').click();
  await page.keyboard.type('1000');
  await page.getByRole('button', { name: 'Pay 60 %' }).click();
  await expect(debts.cell('0', 'paying')).toHaveText('$600.00');
  await debts.type('1', 'amount', '100.01', 'Enter');
  await share.fill('50');
  await share.press('Enter');
  await expect(debts.cell('1', 'paying')).toHaveText('$50.01');
  await expect(debts.cell('0', 'paying'), 'what is paid already stays').toHaveText('$600.00');
  await debts.type('2', 'amount', '1000', 'Enter');
  await share.fill('33,3');
  await page.getByRole('button', { name: 'Pay 33.3 %' }).click();
  await expect(debts.cell('2', 'paying'), 'a comma stands for the point').toHaveText('$333.00');
});

test('a share that is none is refused in words, and nothing is entered', async ({ journey }) => {
  const { page, debts } = journey;
  const share = page.getByRole('textbox', { name: 'Share' });
  const button = page.getByRole('button', { name: 'Pay a share' });
  await debts.type('0', 'amount', '1000', 'Enter');
  for (const text of ['0', '150', '', 'half']) {
    await share.fill(text);
    await expect(share).toHaveAccessibleDescription('The share is a number above 0, up to 100.');
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('The share is a number above 0, up to 100.');
    await share.press('Enter');
    await expect(share).toHaveValue(text);
  }
  await share.fill('10');
  await share.press('Enter');
  await expect(debts.footer('paying')).toHaveText('$100.00');
});

test('a share that finds nothing to pay says why and what to do, beside the button and to assistive technology', async ({
  journey,
}) => {
  const { page, debts } = journey;
  const reason = 'Every debt has its $ Paying; clear it for another share.';
  const words = page.getByText(reason);
  await debts.type('0', 'amount', '1000', 'Enter');
  await expect(page.getByText('1 debt has no $ Paying yet.')).toBeVisible();
  await expect(words).toHaveCount(0);
  const share = page.getByRole('textbox', { name: 'Share' });
  await share.fill('60');
  await share.press('Enter');
  await expect(debts.cell('0', 'paying')).toHaveText('$600.00');
  await share.fill('45');
  const button = page.getByRole('button', { name: 'Pay 45 %' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(reason);
  await expect(share, 'who presses Enter there hears it too').toHaveAccessibleDescription(reason);
  await expect(words).toBeVisible();
  await debts.cell('0', 'paying').click();
  await page.keyboard.press('Delete');
  await expect(button).toBeEnabled();
  await button.click();
  await expect(debts.cell('0', 'paying')).toHaveText('$450.00');
  await debts.cell('0', 'paying').click();
  await page.keyboard.press('Delete');
  await debts.cell('0', 'amount').click();
  await page.keyboard.press('Delete');
  await expect(button).toBeDisabled();
  await expect(words, 'where there is no debt yet').toHaveCount(0);
});

test('nothing is entered for no debts, and the button can still be reached', async ({ journey }) => {
  const { page, debts } = journey;
  const button = page.getByRole('button', { name: 'Pay in full' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await debts.type('0', 'accountName', 'First Bank', 'Enter');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Typed Debt 1, Account Name',
  );
});

test.describe('in the review of a report', () => {
  const REPORT = [2505, 2505, 2505]
    .map(
      (balance, index) =>
        `Creditor: BANK ${index}\nBalance: $${balance}\nMonthly Payment: $35\nStatus: Current\n`,
    )
    .join('\n');

  test('the monthly payment is shown as printed, and never entered', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    const review = page.getByRole('dialog', { name: 'Review the report' });
    await debts.cell('0', 'accountName').click();
    await copyElsewhere({ text: REPORT });
    await page.keyboard.press('Control+v');
    await expect(review.getByRole('columnheader', { name: 'Monthly payment in the report' })).toBeVisible();
    await expect(review.getByRole('gridcell', { name: '$35', exact: true })).toHaveCount(3);
    await expect(review.getByRole('radio', { name: 'Leave empty' })).toBeChecked();
    await review.getByRole('button', { name: 'Enter 3 debts' }).click();
    await expect(debts.footer('amount')).toHaveText('$7,515.00');
    await expect(debts.footer('paying')).toHaveText('$0.00');
    await expect(page.getByText('3 debts have no $ Paying yet.')).toBeVisible();
  });

  test('a share of the amounts can be entered with them, in the same step', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    const review = page.getByRole('dialog', { name: 'Review the report' });
    const share = review.getByRole('textbox', { name: 'Share' });
    await debts.cell('0', 'accountName').click();
    await copyElsewhere({ text: REPORT });
    await page.keyboard.press('Control+v');
    await review.getByRole('radio', { name: 'Pay in full' }).check();
    await expect(review.getByRole('gridcell', { name: '$2,505.00' })).toHaveCount(6);
    await share.fill('150');
    await expect(review.getByRole('button', { name: 'Enter 3 debts' })).toBeDisabled();
    await share.fill('33,3');
    await expect(review.getByRole('radio', { name: 'Pay 33.3 %' })).toBeChecked();
    await share.fill('60');
    await expect(review.getByRole('gridcell', { name: '$1,503.00' })).toHaveCount(3);
    await review.getByRole('button', { name: 'Enter 3 debts' }).click();
    await expect(debts.footer('paying')).toHaveText('$4,509.00');
    await page.keyboard.press('Control+z');
    await expect(debts.footer('amount')).toHaveText('$0.00');
    await expect(debts.footer('paying')).toHaveText('$0.00');
  });
});
