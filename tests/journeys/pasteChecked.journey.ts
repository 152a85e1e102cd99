import { expect, test } from '../support/journey';

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
  await expect(page.getByText('“5%” is not an amount, so the cell is left empty.')).toBeVisible();
  await debts.type('1', 'amount', '75', 'Enter');
  await expect(page.getByText(/nothing owed/), 'a new entry ends the mark').toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/nothing owed/), 'and undo brings it back').toHaveCount(1);
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
