import { expect, test } from '../../support/journey';

const REPORT = [
  'Creditor: Oak Bank\nAccount Number: XXXX-123456\nBalance: $500\nStatus: Current',
  'Creditor: Elm Store\nAccount Number: XXXX-654321\nBalance: $70\nStatus: Current',
].join('\n\n');

test('a report pasted twice says which rows have it already, and leaves them out', async ({ journey }) => {
  const { page, debts, copyElsewhere, openCalculator } = journey;
  await openCalculator();
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await debts.type('0', 'accountName', 'Typed before', 'Enter');
  await copyElsewhere({ text: REPORT });
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Enter 2 debts' }).click();
  await expect(debts.cell('2', 'accountName')).toHaveText('Elm Store');

  await page.keyboard.press('Control+v');
  await expect(review).toContainText('Already in row 2.');
  await expect(review).toContainText('Already in row 3.');
  await expect(review.getByRole('checkbox', { name: 'Enter Oak Bank' })).not.toBeChecked();
  await expect(review.getByRole('button', { name: 'Enter 0 debts' })).toBeDisabled();

  await review.getByRole('radio', { name: 'Replace all debts' }).check();
  await expect(
    review.getByRole('checkbox', { name: 'Enter Oak Bank' }),
    'all go, so none is in',
  ).toBeChecked();
  await expect(review).not.toContainText('Already in row');
  await review.getByRole('radio', { name: 'Fill the empty rows' }).check();
  await review.getByRole('checkbox', { name: 'Enter Elm Store' }).check();
  await review.getByRole('button', { name: 'Enter 1 debt' }).click();
  await expect(debts.cell('3', 'accountName')).toHaveText('Elm Store');
  await debts.cell('10', 'accountName').click();
  await expect(
    page.getByRole('list', { name: 'Debts, to check' }).getByRole('listitem'),
    'the same account twice is said once',
  ).toHaveText([/^Debt 4, Account Number: The same account as Debt 3\./]);
});

test('a newer report updates the debts that it knows, keeps what is paid on them, and enters the others', async ({
  journey,
}) => {
  const { page, debts, entered, copyElsewhere, openCalculator } = journey;
  await openCalculator();
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await copyElsewhere({ text: REPORT });
  await page.keyboard.press('Control+v');
  await expect(review.getByRole('radio', { name: 'Update debts already entered' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter 2 debts' }).click();
  await debts.type('1', 'paying', '60', 'Enter');

  const newer = REPORT.replace('$70\nStatus: Current', '$95.50\nStatus: 30 Days Late');
  await copyElsewhere({ text: `${newer}\n\nCreditor: Ash Union\nAccount Number: XXXX-777777\nBalance: $20` });
  await page.keyboard.press('Control+v');
  await review.getByRole('radio', { name: 'Update debts already entered' }).check();
  await expect(entered.cell('0', 'accountName')).toContainText('Already in row 1.');
  await expect(entered.cell('1', 'accountName')).toContainText('Updates row 2.');
  await expect(entered.cell('1', 'paying'), 'what is left as it is').toHaveText('stays $60.00');
  await expect(entered.footer('paying')).toHaveText('$60.00');
  await review.getByRole('button', { name: 'Enter 1 debt, update 1' }).click();
  await expect(debts.cell('1', 'amount')).toHaveText('$95.50');
  await expect(debts.cell('1', 'current')).toContainText('30 Days Late');
  await expect(debts.cell('1', 'paying')).toHaveText('$60.00');
  await expect(debts.cell('2', 'accountName')).toHaveText('Ash Union');
  await expect(debts.cell('3', 'accountName')).toHaveText('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(debts.cell('1', 'amount'), 'as one act').toHaveText('$70.00');
});

test('that a debt may be one that was entered before is marked in the sheet too, once, until it is checked', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere, openCalculator } = journey;
  await openCalculator();
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await debts.type('0', 'accountName', 'Elm Store', 'Enter');
  await debts.type('0', 'amount', '95', 'Enter');
  await debts.type('1', 'accountName', 'Discover it card', 'Enter');
  await debts.type('1', 'amount', '500', 'Enter');
  await copyElsewhere({ text: REPORT.replace('Oak Bank', 'DISCOVER FINANCIAL SERVICES') });
  await page.keyboard.press('Control+v');
  await expect(review).toContainText('Already in row 2.');
  await expect(review).toContainText('Row 1 has Elm Store with $95.00.');
  await review.getByRole('checkbox', { name: 'Enter DISCOVER FINANCIAL SERVICES' }).check();
  await review.getByRole('button', { name: 'Enter 2 debts' }).click();
  const list = page.getByRole('list', { name: 'Debts, to check' }).getByRole('listitem');
  const elm = /^Debt 4, Account Name: May be the same account as Elm Store, which was entered before\./;
  await expect(list).toHaveText([
    /^Debt 3, Account Name: May be the same account as Discover it card, which was entered before\./,
    elm,
  ]);
  await expect(debts.cell('2', 'accountName').getByRole('img')).toHaveAccessibleName(/Discover it card/);
  await list
    .first()
    .getByRole('button', { name: /^Checked/ })
    .click();
  await expect(list).toHaveText([elm]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toHaveCount(2);
  await debts.type('2', 'accountName', 'Discover loan', 'Enter');
  await expect(list, 'an edit settles it too').toHaveText([elm]);
});
