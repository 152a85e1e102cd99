import { expect, test } from '../../support/journey';

test.beforeEach(({ journey }) => journey.openCalculator());

test('an amount that could mean another number is marked with its reason', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.cell('0', 'amount').click();
  await copyElsewhere({ text: ' USD 30 \n(75)\n1.234,56\n5%\n$ -\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText(/Pasted 5 rows of 1 column\. Marked 3 cells to check/);
  const amounts = ['0', '1', '2', '3', '4'].map((row) => debts.cell(row, 'amount'));
  for (const [index, text] of ['$30.00', '$0.00', '$1,234.56', '', '$0.00'].entries())
    await expect(amounts[index] ?? page.locator('none')).toHaveText(text);
  await expect(amounts[1]?.getByRole('img') ?? page.locator('none')).toHaveAccessibleName(
    'Credit balance of $75.00, nothing owed.',
  );
  await expect(page.getByText('Read as $1,234.56 from “1.234,56”.')).toBeVisible();
  await expect(page.getByText('“5%” is not an amount, so the cell stays as it was.')).toBeVisible();
  await debts.type('1', 'amount', '75', 'Enter');
  await expect(page.getByText(/nothing owed/), 'a new entry ends the mark').toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(amounts[1]?.getByRole('img') ?? page.locator('none'), 'and undo brings it back').toHaveCount(
    1,
  );
});

test('too much text and what is no text are refused, and nothing changes', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.type('0', 'accountName', 'First Bank', 'Enter');
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'Example Bank\t1\n'.repeat(360_000) });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText(
    /5\.4 million characters.*1\.0 million at most.*Nothing was changed\.$/,
  );
  await copyElsewhere({ text: '\uFFFDPNG\u0001\u0002\uFFFD' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('The clipboard holds no readable text. Nothing was changed.');
  await copyElsewhere({ text: '' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('The clipboard holds no text. Nothing was changed.');
  await expect(debts.cell('0', 'accountName')).toHaveText('First Bank');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Typed Debt 1, Account Name',
  );
});

test('what the clipboard holds is data: no HTML of it runs, loads or shows', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({
    text: 'x',
    html: '<table><tr><td>Bank<img src="https://example.com/a.png" onerror="document.title=1"></td><td><script>document.title=2</script>&lt;b&gt;1&lt;/b&gt;</td></tr></table>',
  });
  await page.keyboard.press('Control+v');
  await expect(debts.cell('0', 'accountName')).toHaveText('Bank');
  await expect(debts.cell('0', 'accountNumber')).toContainText('<b>1</b>');
  await expect(page).toHaveTitle('Calculator · Financial Warranty Calculator');
  expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
});

test('rows of our own columns are pasted as they are, whatever is doubtful in a cell', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere } = journey;
  const long = 'First National Bank and Trust Company of the Greater Example Metropolitan Area';
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: `${long}\t1234\t\tCreditor 1\tlate\t5\nB\t2\tunknown\tother\tCurrent\t6\n` });
  await page.keyboard.press('Control+v');
  await expect(debts.footer('paying')).toHaveText('$11.00');
  expect(await debts.texts('0', '1')).toEqual([
    [long, '1234', '', 'Creditor 1', '', '$5.00'],
    ['B', '2', '', 'Other', 'Current', '$6.00'],
  ]);
  await expect(page.getByText('“late” is none of the choices, so the cell is left empty.')).toBeVisible();
  await expect(page.getByText('“unknown” is not an amount, so the cell stays as it was.')).toBeVisible();
});

test('a text without an amount changes no amount it is pasted over', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.type('0', 'amount', '500', 'Enter');
  await debts.type('1', 'amount', '600', 'Enter');
  await debts.cell('0', 'amount').click();
  await copyElsewhere({ text: 'First\nSecond\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('What was pasted is no amount. Nothing was changed.');
  await copyElsewhere({ text: 'First\n700\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.footer('amount')).toHaveText('$1,200.00');
  await expect(debts.cell('0', 'amount').getByRole('img')).toHaveAccessibleName(
    '“First” is not an amount, so the cell stays as it was.',
  );
  await page.keyboard.press('Control+z');
  await expect(debts.footer('amount')).toHaveText('$1,100.00');
});

test('totals among pasted debts are no debts, and names with whole amounts are reviewed', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'Visa\t\t1,200\nSubtotal\t\t1,200\nAmex\t\t800\nTotal Debt\t\t5,450\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText(
    'Pasted 2 rows of 3 columns. Left out 2 rows of totals. The row of totals says $5,450.00; the rows above add up to $2,000.00.',
  );
  await expect(debts.footer('amount')).toHaveText('$2,000.00');
  await copyElsewhere({ text: 'Total\t\t5,450\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText(/^What was pasted is a row of totals/);
  await copyElsewhere({ text: 'Visa\t1200\nAmex\t8505\nTotal\t9705\n' });
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('dialog', { name: 'Review the report' })).toBeVisible();
});

test('on the budget labels beside amounts are left out, and a report changes nothing', async ({
  journey,
}) => {
  const { page, incomes, openBudget, copyElsewhere } = journey;
  await openBudget();
  for (const row of ['salary', 'pension', 'socialSecurity', 'otherIncome'])
    await incomes.type(row, 'amount', '1000', 'Enter');
  await incomes.cell('salary').click();
  await copyElsewhere({ text: 'Creditor: CHASE\n\nBalance: $5\nStatus: Current\n' });
  await page.keyboard.press('Control+v');
  await expect(incomes.status).toHaveText('What was pasted is no amount. Nothing was changed.');
  await expect(incomes.footer()).toHaveText('$4,000.00');
  await copyElsewhere({ text: 'Income\tAmount\nSalary\t$2,000\nPension\t$500\n' });
  await page.keyboard.press('Control+v');
  await expect(incomes.status).toHaveText(
    'Pasted 2 rows of 1 column. Left out the row of column headings. Left out the column of labels.',
  );
  await expect(incomes.cell('salary')).toHaveText('$2,000.00');
  await expect(incomes.footer()).toHaveText('$4,500.00');
});

test('amounts that come with the labels of the budget stand where these say, and the others are kept ready', async ({
  journey,
}) => {
  const { page, expenses, openBudget, copyElsewhere } = journey;
  await openBudget();
  await expenses.cell('mortgage').click();
  await copyElsewhere({
    text: 'Housing & Utilities\t1,260\nInternet\t60\nMortgage or monthly rent\t1,200\nTotal\t1,260\nTuition\t15\n',
  });
  await page.keyboard.press('Control+v');
  await expect(expenses.status).toContainText(
    'Pasted 2 rows of 1 column. Left out 2 rows of totals. Each amount stands where its label says.',
  );
  await expect(expenses.status).toContainText('Tuition $15.00: not placed, no row here is called so.');
  await expect(expenses.cell('mortgage')).toHaveText('$1,200.00');
  await expect(expenses.cell('internet')).toHaveText('$60.00');
  await expect(expenses.footer()).toHaveText('$1,260.00');
});

test('amounts under everyday names stand where these belong, and under names that nobody knows never come over others', async ({
  journey,
}) => {
  const { page, expenses, openBudget, copyElsewhere } = journey;
  await openBudget();
  await expenses.cell('mortgage').click();
  await copyElsewhere({ text: 'Rent\t1,145\nGas\t160\nGroceries\t610\nElectric\t120\nWater\t40\n' });
  await page.keyboard.press('Control+v');
  await expect(expenses.cell('food')).toHaveText('$610.00');
  await expect(expenses.cell('utilities')).toHaveText('$120.00');
  await expect(expenses.cell('gasoline').getByRole('img')).toHaveAccessibleName('It came as “Gas”.');
  await expect(expenses.status).toContainText(
    'Water $40.00: not placed, another pasted row is for the same row.',
  );
  await expect(expenses.footer()).toHaveText('$2,035.00');

  await expenses.cell('mortgage').click();
  await copyElsewhere({ text: 'Tuition\t80\nChild care\t300\n' });
  await page.keyboard.press('Control+v');
  await expect(expenses.status).toHaveText(
    /^No row is called as the pasted labels are.* Nothing was changed\.$/,
  );
  await expect(expenses.footer()).toHaveText('$2,035.00');
});

test('an amount finer than a cent is marked as one that is typed, pasted or filled', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  const markOf = (row: string) => debts.cell(row, 'paying').getByRole('img');
  const words = 'Shown as $33.34, added up as 33.335.';
  await debts.type('5', 'amount', '500', 'Enter');
  await debts.cell('0', 'paying').click();
  await copyElsewhere({ text: '33.335' });
  await page.keyboard.press('Control+v');
  await expect(markOf('0'), 'pasted').toHaveAccessibleName(words);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  for (const row of ['0', '1', '2']) await expect(markOf(row), 'filled').toHaveAccessibleName(words);
  await page.keyboard.press('Delete');
  await expect(debts.footer('paying')).toHaveText('$0.00');
  await page.keyboard.type('33.335');
  await page.keyboard.press('Control+Enter');
  for (const row of ['0', '1', '2']) await expect(markOf(row), 'entered in all').toHaveAccessibleName(words);
});
