import { expect, test } from '../../support/journey';

const REPORT = 'Creditor: EXAMPLE BANK\nAccount Number: XXXX1234\nBalance: $1,842.00\nStatus: Current';

test.describe('on the calculator', () => {
  test.beforeEach(({ journey }) => journey.openCalculator());

  test('a report pasted where nothing has the focus opens its review', async ({ journey }) => {
    const { page, copyElsewhere } = journey;
    await copyElsewhere({ text: REPORT });
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('dialog', { name: 'Review the report' })).toContainText('EXAMPLE BANK');
  });

  test('a report pasted on a button or the slider opens its review', async ({ journey }) => {
    const { page, copyElsewhere } = journey;
    await copyElsewhere({ text: REPORT });
    for (const focused of [page.getByRole('button', { name: 'Print' }), page.getByRole('slider')]) {
      await focused.focus();
      await page.keyboard.press('Control+v');
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });

  test('a second report can be pasted where the first one has left the focus', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    const review = page.getByRole('dialog', { name: 'Review the report' });
    await copyElsewhere({ text: REPORT });
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: 'Enter 1 debt' }).click();
    await expect(debts.cell('0', 'accountName')).toBeFocused();
    await copyElsewhere({ text: REPORT.replace('EXAMPLE', 'SECOND') });
    await page.keyboard.press('Control+v');
    await expect(review).toContainText('SECOND BANK');
  });

  test('a range goes on from where a report has left the focus', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    await debts.cell('6', 'amount').click();
    await copyElsewhere({ text: REPORT });
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: 'Enter 1 debt' }).click();
    const first = debts.cell('0', 'accountName');
    await expect(first).toBeFocused();
    await debts.cell('1', 'amount').click({ modifiers: ['Shift'] });
    await expect(first, 'not the cell that was clicked before').toBeFocused();
    await page.keyboard.press('Delete');
    await expect(debts.cell('0', 'amount')).toHaveText('');
  });

  test('cells go under the last debt, and over none', async ({ journey }) => {
    const { page, debts, copyElsewhere, focused } = journey;
    await copyElsewhere({ text: 'First Bank\t1234\t100\r\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.cell('0', 'amount')).toHaveText('$100.00');
    expect(await focused(), 'and are shown').toBe('0/accountName');
    await debts.type('2', 'amount', '5', 'Enter');
    await page.getByRole('button', { name: 'Print' }).focus();
    await page.keyboard.press('Control+v');
    await expect(debts.cell('3', 'amount')).toHaveText('$100.00');
    await expect(debts.footer('amount')).toHaveText('$205.00');
  });

  test('cells pasted again before any is chosen go under those, and over a chosen one', async ({
    journey,
  }) => {
    const { page, debts, copyElsewhere } = journey;
    await copyElsewhere({ text: 'First Bank\t1234\t100\r\nSecond Bank\t5678\t200\r\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.cell('1', 'amount')).toHaveText('$200.00');
    await copyElsewhere({ text: 'Third Bank\t9012\t300\r\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.cell('2', 'amount')).toHaveText('$300.00');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+v');
    await expect(debts.cell('1', 'amount')).toHaveText('$300.00');
    await expect(debts.footer('amount')).toHaveText('$700.00');
  });

  test('where no row is left nothing changes, and it is said', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    await debts.type('19', 'amount', '5', 'Enter');
    await page.getByRole('button', { name: 'Print' }).focus();
    await copyElsewhere({ text: 'First Bank\t1234\t100\r\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.status).toHaveText(/^No row is left under the last filled one\./);
    await expect(debts.footer('amount')).toHaveText('$5.00');
  });

  test('a text field and a dialog keep what is pasted into them', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    await copyElsewhere({ text: '720' });
    await page.getByLabel('Credit Score').focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByLabel('Credit Score')).toHaveValue('720');
    await page.getByRole('button', { name: 'Add report' }).click();
    const box = page.getByRole('textbox', { name: 'Text of the report' });
    await box.focus();
    await page.keyboard.press('Control+v');
    await expect(box).toHaveValue('720');
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await debts.type('1', 'amount', '5', 'Enter');
    await expect(debts.cell('0', 'accountName')).toHaveText('');
  });
});

test('on the budget a paste beside the sheets is nobody’s', async ({ journey }) => {
  const { page, incomes, openBudget, copyElsewhere } = journey;
  await openBudget();
  await copyElsewhere({ text: '4000' });
  await page.getByRole('button', { name: 'Shortcuts' }).focus();
  await page.keyboard.press('Control+v');
  await incomes.type('pension', 'amount', '5', 'Enter');
  await expect(incomes.footer()).toHaveText('$5.00');
});
