import { hold } from '../../support/hold';
import { expect, test } from '../../support/journey';

test('a paste that has to wait leaves what is typed meanwhile', async ({ journey }) => {
  const { page, debts, copyElsewhere, openCalculator } = journey;
  const release = await hold(page, '**/tableParts-*.js');
  await openCalculator();
  await debts.cell('0', 'amount').click();
  await copyElsewhere({ text: '5\n6' });
  await page.keyboard.press('Control+v');
  await debts.cell('4', 'paying').click();
  await page.keyboard.type('25');
  release();
  await expect(debts.footer('amount')).toHaveText('$11.00');
  await page.keyboard.press('Enter');
  await expect(debts.cell('4', 'paying')).toHaveText('$25.00');
});

test('plain cells are pasted before the reader of reports has come', async ({ journey }) => {
  const { page, debts, copyElsewhere, openCalculator } = journey;
  await hold(page, '**/reportParts-*.js');
  await openCalculator();
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'First Bank\t****1234\t$500.00\nSecond Bank\t****5678\t$250.50' });
  await page.keyboard.press('Control+v');
  await expect(debts.footer('amount')).toHaveText('$750.50');
});

test.describe('in Debts', () => {
  test.beforeEach(({ journey }) => journey.openCalculator());

  test('one value fills a range, and a block tiles a range that is a multiple of it', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    await debts.cell('0', 'paying').click();
    for (let row = 0; row < 3; row++) await page.keyboard.press('Shift+ArrowDown');
    await copyElsewhere({ text: '5\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('paying')).toHaveText('$20.00');
    await copyElsewhere({ text: '1\n2\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('paying'), 'the pasted range is selected').toHaveText('$6.00');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'Undo: Pasted 4 rows',
    );
  });

  test('a table under headings of the sheet is put into the columns that they name', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    await debts.cell('1', 'amount').click();
    await copyElsewhere({
      text: 'Account Name\t$ Amount\t$ Paying\tCurrent\nOAK BANK\t500\t400\t30 Days Late\nELM BANK\t700\t300\tCurrent\n',
    });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('paying')).toHaveText('$700.00');
    await expect(debts.footer('amount')).toHaveText('$1,200.00');
    await expect(debts.cell('1', 'accountName')).toHaveText('OAK BANK');
    await expect(debts.cell('1', 'current')).toHaveText('30 Days Late');
    await expect(debts.cell('2', 'paying')).toHaveText('$300.00');
    await expect(debts.status).toHaveText('Pasted 2 rows of 4 columns. Left out the row of column headings.');
  });

  test('a row of the sheet with a cut number and a share for an amount is pasted, and both are marked', async ({
    journey,
  }) => {
    const { page, debts, copyElsewhere } = journey;
    await debts.cell('0', 'accountName').click();
    await copyElsewhere({ text: 'Chase\t4.41712E+15\t4000\tCreditor 1\tCurrent\t50%\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('amount')).toHaveText('$4,000.00');
    await expect(debts.cell('0', 'accountNumber')).toHaveText('4.41712E+15');
    await expect(debts.cell('0', 'accountNumber').getByRole('img')).toBeVisible();
    await expect(debts.cell('0', 'originalCreditor')).toHaveText('Creditor 1');
    await expect(debts.cell('0', 'current')).toHaveText('Current');
    await expect(debts.cell('0', 'paying').getByRole('img')).toBeVisible();
    await expect(debts.status).toContainText('Marked 2 cells to check');
  });

  test('ragged rows, blanks, quoted cells and an own heading row land where they belong', async ({
    journey,
  }) => {
    const { page, debts, copyElsewhere } = journey;
    await debts.type('1', 'paying', '9', 'Enter');
    await debts.cell('0', 'amount').click();
    await copyElsewhere({ text: '1\tcreditor1\tcurrent\t2\r\n3\r\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('paying'), 'a cell that a short row lacks stays').toHaveText('$11.00');
    await copyElsewhere({ text: '\t\n\t\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('amount'), 'blank cells are pasted as such').toHaveText('$0.00');

    await debts.cell('3', 'accountName').click();
    await copyElsewhere({ text: '"Two\tparts\r\nof ""one"" cell"\t5" disk\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.cell('3', 'accountName')).toHaveText('Two parts of "one" cell');
    await expect(debts.cell('3', 'accountNumber')).toHaveText('5" disk');

    await debts.cell('10', 'amount').click();
    await copyElsewhere({ text: '$ Amount\tOriginal Creditor\n5\tother\n' });
    await page.keyboard.press('Control+v');
    await expect(debts.status).toHaveText('Pasted 1 row of 2 columns. Left out the row of column headings.');
    await expect(debts.cell('10', 'originalCreditor')).toHaveText('Other');
  });

  test('in an open editor one value goes into the text, and several leave it for the cells', async ({
    journey,
  }) => {
    const { page, debts, copyElsewhere } = journey;
    await copyElsewhere({ text: '34' });
    await debts.cell('0', 'amount').click();
    await page.keyboard.type('12');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Enter');
    await expect(debts.cell('0', 'amount')).toHaveText('$1,234.00');
    await debts.cell('0', 'amount').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Escape');
    await debts.cell('1', 'amount').click();
    await page.keyboard.press('Control+v');
    await expect(debts.cell('1', 'amount'), 'copying in an editor is for its text').toHaveText('$1,234.00');

    await copyElsewhere({ text: '7\n8\n' });
    await debts.cell('2', 'amount').click();
    await page.keyboard.type('99');
    await page.keyboard.press('Control+v');
    await expect(debts.cell('2', 'amount')).toHaveText('$7.00');
    await expect(debts.cell('3', 'amount')).toHaveText('$8.00');
    await expect(page.getByRole('textbox', { name: /^Debt/ })).toHaveCount(0);
  });
});

test('in Expenses cells without an amount stay without one where they are pasted back', async ({
  journey,
}) => {
  const { page, expenses, openBudget, copyElsewhere } = journey;
  await openBudget();
  await expenses.cell('mortgage').click();
  // The fifth stands where the next heading would, in a sheet that is laid out alike.
  await copyElsewhere({ text: '1150\n0\n33.33\n210.45\n\n150\n45.5\n' });
  await page.keyboard.press('Control+v');
  await expect(expenses.footer()).toHaveText('$1,589.28');
  await expect(expenses.cell('carPayment')).toHaveText('');
  await expect(expenses.cell('carInsurance')).toHaveText('$150.00');

  await expenses.type('pharmacy', 'amount', '20', 'Enter');
  await expenses.cell('mortgage').click();
  for (let row = 0; row < 10; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(expenses.status).toHaveText('Pasted 11 rows of 1 column. Stepped over 2 headings.');
  await expect(expenses.footer()).toHaveText('$1,609.28');
  await expect(expenses.cell('pharmacy')).toHaveText('$20.00');
});

test('in Expenses a paste steps over headings and says so, and is one step of undo', async ({ journey }) => {
  const { page, expenses, openBudget, copyElsewhere } = journey;
  await openBudget();
  await expenses.cell('homeInsurance').click();
  await copyElsewhere({ text: '1\n2\n3\n4\n' });
  await page.keyboard.press('Control+v');
  await expect(expenses.footer()).toHaveText('$10.00');
  await expect(expenses.cell('gasoline'), 'only four are pasted').toHaveText('');
  await expect(expenses.cell('carInsurance')).toHaveText('$4.00');
  await expect(expenses.status).toHaveText('Pasted 4 rows of 1 column. Stepped over 1 heading.');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Undo: Pasted 4 rows');

  await page.keyboard.press('Control+c');
  await expenses.cell('cellphone').click();
  await page.keyboard.press('Control+v');
  await expect(expenses.status, 'nothing runs into the footer').toHaveText(
    'Pasted 3 rows of 1 column. 1 row did not fit.',
  );
  await expect(expenses.footer()).toHaveText('$16.00');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(expenses.footer()).toHaveText('$0.00');
  await page.keyboard.press('Control+Shift+z');
  await expect(expenses.footer()).toHaveText('$10.00');
  await expenses.cell('mortgage').click();
  await copyElsewhere({ text: '(50.25)' });
  await page.keyboard.press('Control+v');
  await expect(
    page.getByText('Mortgage or monthly rent: -$50.25 is below zero, so it counts as $0.00.'),
  ).toBeVisible();
  await page.keyboard.press('Control+x');
  await expect(expenses.cell('mortgage')).toHaveText('');
});
