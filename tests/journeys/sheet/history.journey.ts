import { expect, test } from '../../support/journey';

test('undo and redo reach over both screens, by button and by key', async ({ journey }) => {
  const { page, incomes, debts, walkToCalculator } = journey;
  const [undo, redo] = [
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Redo' }),
  ];
  await walkToCalculator();
  await debts.type('0', 'paying', '12', 'Enter');
  await debts.type('0', 'paying', '34', 'Enter');
  await page.keyboard.press('Control+z');
  await expect(debts.footer('paying')).toHaveText('$12.00');
  await expect(debts.cell('0', 'paying')).toHaveText('$12.00');
  await expect(redo).toHaveAccessibleDescription('Redo: Typed Debt 1, $ Paying');
  await page.keyboard.press('Control+y');
  await expect(debts.footer('paying')).toHaveText('$34.00');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(debts.footer('paying')).toHaveText('$34.00');

  await undo.click();
  await undo.click();
  await expect(debts.footer('paying')).toHaveText('$0.00');
  await expect(undo).toHaveAccessibleDescription('Undo: Typed Agent Email');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await undo.click();
  await expect(page.getByLabel('Agent Email')).toHaveValue('');
  const message = page.getByRole('status').filter({ hasText: / on the (Budget|Calculator): / });
  await expect(message, 'what is seen is not said').toHaveCount(0);
  await redo.click();
  await redo.click();
  await expect(message).toHaveText('Redone on the Calculator: Typed Debt 1, $ Paying.');
  await redo.click();
  await expect(redo).toBeDisabled();
  await expect(incomes.footer()).toHaveText('$0.00');
  await page.goBack();
  await expect(debts.footer('paying')).toHaveText('$34.00');
});

test('the keystrokes in one field are one step, and an abandoned edit is none', async ({ journey }) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  await page.getByLabel('First Name').pressSequentially('Maria');
  await page.getByLabel('Last Name').pressSequentially('Lopez');
  await incomes.cell('salary').click();
  await page.keyboard.type('5');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Last Name')).toHaveValue('');
  await expect(page.getByLabel('First Name')).toHaveValue('Maria');
  await page.getByLabel('First Name').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('an undo from within a sheet leads to the cells that it changes, as in a spreadsheet', async ({
  journey,
}) => {
  const { page, incomes, expenses, debts, openBudget, walkToCalculator, focused } = journey;
  await openBudget();
  await expect(expenses.status).toBeAttached();
  await incomes.type('salary', 'amount', '100', 'Enter');
  await expenses.type('mortgage', 'amount', '50', 'Enter');
  await page.keyboard.press('Control+z');
  await expect.poll(focused).toBe('mortgage/amount');
  await page.keyboard.press('Control+z');
  await expect.poll(focused, 'also to another sheet').toBe('salary/amount');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect.poll(focused).toBe('mortgage/amount');

  await walkToCalculator();
  await expect(debts.status).toBeAttached();
  await debts.cell('4', 'amount').click();
  await journey.copyElsewhere({ text: '10\tcreditor 1\n20\tcreditor 2' });
  await page.keyboard.press('Control+v');
  await debts.type('12', 'accountName', 'First Bank', 'Enter');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  const block = ['4/amount', '4/originalCreditor', '5/amount', '5/originalCreditor'];
  await expect.poll(debts.selected).toEqual(block);
  expect(await focused()).toBe('4/amount');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: 'Redo' }), 'a button keeps the focus').toBeFocused();
});

test('Ctrl+Z in an open cell editor is for the text that is being typed', async ({ journey }) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  await incomes.type('salary', 'amount', '100', 'Enter');
  await page.keyboard.type('25');
  await page.keyboard.press('Control+z');
  await expect(incomes.cell('salary')).toHaveText('$100.00');
  await expect(page.getByRole('textbox', { name: 'Pension' })).toBeFocused();
});

test('Ctrl+Z in an open cell editor never reaches another field', async ({ journey }) => {
  const { page, incomes, openBudget } = journey;
  const editor = page.getByRole('textbox', { name: 'Salary' });
  await openBudget();
  await page.getByLabel('First Name').pressSequentially('Maria');
  await incomes.cell('salary').click();
  await page.keyboard.type('52');
  await page.keyboard.press('Control+z');
  await expect(editor).toHaveValue('5');
  await page.keyboard.press('Control+z');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+y');
  await expect(editor).toHaveValue('52');
  await page.keyboard.press('Enter');
  await expect(incomes.footer()).toHaveText('$52.00');
  await expect(page.getByLabel('First Name')).toHaveValue('Maria');
});

test('Ctrl+Z in a dialog changes nothing behind it', async ({ journey }) => {
  const { page, debts, walkToCalculator } = journey;
  const box = page.getByRole('dialog').getByRole('textbox');
  await walkToCalculator();
  await debts.type('0', 'paying', '12', 'Enter');
  await page.getByRole('button', { name: 'Add report' }).click();
  await box.pressSequentially('a');
  await page.keyboard.press('Control+z');
  await expect(box).toHaveValue('');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Typed Debt 1, $ Paying',
  );
  await expect(debts.footer('paying')).toHaveText('$12.00');
});

test('New member clears everything but the agent, on both screens, and can be undone', async ({
  journey,
}) => {
  const { page, incomes, debts, walkToCalculator } = journey;
  await walkToCalculator();
  await debts.type('0', 'accountName', 'First Bank', 'Enter');
  await page.getByRole('spinbutton', { name: 'Credit Score' }).fill('700');
  await page.getByRole('slider', { name: /^Months/ }).press('End');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await page.getByLabel('First Name').fill('Maria');
  await incomes.type('salary', 'amount', '100', 'Enter');
  await page.getByRole('button', { name: /^Click here/ }).click();

  await page.getByRole('button', { name: 'New member' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(incomes.cell('salary')).toHaveText('');
  await page.getByRole('button', { name: /^Click here/ }).click();
  await expect(debts.cell('0', 'accountName')).toHaveText('');
  await expect(page.getByRole('spinbutton', { name: 'Credit Score' })).toHaveValue('');
  await expect(page.getByRole('slider', { name: /^Months/ })).toHaveValue('18');

  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(debts.cell('0', 'accountName')).toHaveText('First Bank');
  await expect(page.getByRole('slider', { name: /^Months/ })).toHaveValue('60');
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Maria');
  await expect(incomes.cell('salary')).toHaveText('$100.00');
});

test('New member says that all is cleared, begins at the first name, and is undone where it was pressed', async ({
  journey,
}) => {
  const { page, debts, walkToCalculator, focused } = journey;
  const newMember = page.getByRole('button', { name: 'New member' });
  const message = page.getByRole('status').filter({ hasText: 'Cleared.' });
  await walkToCalculator();
  await debts.type('0', 'paying', '1800', 'Enter');
  await newMember.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL('/calculator');
  await expect(debts.footer('paying')).toHaveText('$1,800.00');
  await expect(newMember).toBeFocused();
  await expect(message, 'what is undone is no longer spoken of').toHaveCount(0);

  await newMember.press('Enter');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.keyboard.type('Ana');
  await expect(message, 'nor what is no longer the last act').toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL('/calculator');
  await expect(newMember).toBeFocused();

  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await newMember.click();
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL('/');
  expect(await focused()).toBe('New member');
});

test('New member that is done again shows the budget and begins at the first name, as the first time', async ({
  journey,
}) => {
  const { page, debts, walkToCalculator } = journey;
  await walkToCalculator();
  await debts.type('0', 'paying', '1800', 'Enter');
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Control+z');
  await expect(debts.footer('paying')).toHaveText('$1,800.00');
  await page.keyboard.press('Control+y');
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
  await page.keyboard.press('Control+z');
  await expect(page, 'and it is undone where it was pressed').toHaveURL('/calculator');
  await expect(debts.footer('paying')).toHaveText('$1,800.00');
});

test('New member with nothing to clear says so, and keeps what can be undone', async ({ journey }) => {
  const { page, openBudget } = journey;
  await openBudget();
  await page.getByLabel('Agent Name').fill('Alex Agent');
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(page.getByText('Nothing was entered that could be cleared.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Typed Agent Name',
  );
});

test('two hundred steps can be undone', async ({ journey }) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  await incomes.type('salary', 'amount', '7', 'Enter');
  await incomes.cell('pension').click();
  for (let step = 0; step < 100; step++) {
    await page.keyboard.type('1');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Delete');
  }
  for (let step = 0; step < 199; step++) await page.keyboard.press('Control+z');
  await expect(incomes.footer()).toHaveText('$8.00');
  await page.keyboard.press('Control+z');
  await expect(incomes.footer()).toHaveText('$7.00');
  await expect(page.getByRole('button', { name: 'Undo' }), 'and the act before them cannot').toBeDisabled();
});

test('a button that has nothing to do is seen as a button, and as one that has nothing to do', async ({
  journey,
}) => {
  const { page, openCalculator } = journey;
  await openCalculator();
  for (const media of [
    { colorScheme: 'light', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'none' },
    { colorScheme: 'light', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    const lines = page.getByRole('button', { name: /^(Undo|Pay in full|Show to member)$/ });
    await expect(lines).toHaveCount(3);
    const [undo, pay, show] = await lines.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button).borderTopColor),
    );
    expect(undo).not.toBe('rgba(0, 0, 0, 0)');
    expect(pay).toBe(undo);
    expect(show).not.toBe(undo);
  }
});
