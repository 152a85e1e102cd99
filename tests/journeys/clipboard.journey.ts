import { readFileSync } from 'node:fs';
import { expect, test } from '../support/journey';

/** A clipboard as another program really wrote it; see `tests/fixtures/credit-report/`. */
function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/credit-report/${name}`, import.meta.url), 'utf8');
}

test.describe('in Debts', () => {
  test.beforeEach(({ journey }) => journey.openCalculator());

  test('a paste that has to wait leaves what is typed meanwhile', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/readTable/, async (route) => {
      await answered;
      await route.continue();
    });
    await debts.cell('0', 'amount').click();
    await copyElsewhere({ text: '5\n6' });
    await page.keyboard.press('Control+v');
    await debts.cell('4', 'paying').click();
    await page.keyboard.type('25');
    answer();
    await expect(debts.footer('amount')).toHaveText('$11.00');
    await page.keyboard.press('Enter');
    await expect(debts.cell('4', 'paying')).toHaveText('$25.00');
  });

  test('a copied range is TSV and HTML that other programs read, and pastes back the same', async ({
    journey,
  }) => {
    const { page, debts, copyElsewhere, pasteElsewhere } = journey;
    await debts.cell('0', 'accountName').click();
    await copyElsewhere({
      text: 'First Bank\t0012\t1,234.5\tcreditor 2\t30 DAYS late\t10\n@SUM(A1)\t=1+1\t\t\t\t',
    });
    await page.keyboard.press('Control+v');
    await expect(debts.cell('1', 'accountNumber')).toHaveText('=1+1');
    await page.keyboard.press('Control+c');
    const copied = await pasteElsewhere();
    expect(copied.text).toBe(
      "First Bank\t0012\t1234.5\tCreditor 2\t30 Days Late\t10\r\n'@SUM(A1)\t'=1+1\t\t\t\t",
    );
    expect(copied.html).toContain('<td>1234.5</td>');
    expect(copied.html).toContain(`<td style="mso-number-format:'\\@'" sdnum="1033;0;@">=1+1</td>`);

    const [before] = [await debts.texts('0', '1')];
    await page.keyboard.press('Control+v');
    await debts.cell('5', 'accountName').click();
    await page.keyboard.press('Control+v');
    await expect(debts.cell('6', 'accountNumber')).toHaveText('=1+1');
    expect(await debts.texts('5', '6')).toEqual(before);
    await copyElsewhere({ text: copied.text });
    await debts.cell('8', 'accountName').click();
    await page.keyboard.press('Control+v');
    await expect(debts.cell('9', 'accountName'), 'from the text alone').toHaveText('@SUM(A1)');
    expect(await debts.texts('8', '9')).toEqual(before);
  });

  test('a cut empties the range in one step, and its cells can be pasted', async ({ journey }) => {
    const { page, debts } = journey;
    for (const text of ['1', '2']) await debts.type(text === '1' ? '0' : '1', 'paying', text, 'Enter');
    await debts.cell('0', 'paying').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+x');
    await expect(debts.footer('paying')).toHaveText('$0.00');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Undo: Cut 2 cells');
    await debts.cell('4', 'amount').click();
    await page.keyboard.press('Control+v');
    await expect(debts.footer('amount')).toHaveText('$3.00');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(debts.footer('paying')).toHaveText('$3.00');
  });

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
    await expect(page.getByText('Read as $1,234.56 from “1.234,56”. Please check.')).toBeVisible();
    await expect(page.getByText('“5%” is not an amount, so the cell is left empty.')).toBeVisible();
    await debts.type('1', 'amount', '75', 'Enter');
    await expect(page.getByText(/nothing owed/), 'a new entry ends the mark').toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/nothing owed/), 'and undo brings it back').toHaveCount(1);
  });

  test('what does not fit is named and stays ready to be copied', async ({ journey }) => {
    const { page, debts, copyElsewhere, pasteElsewhere } = journey;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await debts.cell('19', 'current').click();
    await copyElsewhere({ text: 'current\t1\tx\nlate\t2\ty\nlate\t3\tz' });
    await page.keyboard.press('Control+v');
    await expect(debts.status).toHaveText(
      'Pasted 1 row of 2 columns. 2 rows did not fit. 1 column did not fit.',
    );
    await expect(debts.footer('paying')).toHaveText('$1.00');
    await debts.type('0', 'paying', '5', 'Enter');
    await page.getByRole('button', { name: 'Copy what did not fit' }).click();
    await debts.cell('0', 'accountName').click();
    expect((await pasteElsewhere()).text).toBe('x\r\nlate\t2\ty\r\nlate\t3\tz');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(debts.status).toHaveText('');
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

  const REAL: readonly {
    program: string;
    files: { text?: string; html?: string };
    row: string;
    cells: readonly string[];
  }[] = [
    {
      program: 'Excel, as text',
      files: { text: '16-excel-desktop-tsv.txt' },
      row: '1',
      cells: ['Midland Credit Mgmt', 'XXXX-1234', '$1,842.00', 'Other', '90+ Days Late', '$0.00'],
    },
    {
      program: 'Excel, as HTML',
      files: { html: '17-excel-desktop-html.html' },
      row: '2',
      cells: ['Discover', '6011000000001230', '$12,004.10', '', 'Current', '$310.00'],
    },
    {
      program: 'Excel, a credit',
      files: { html: '17-excel-desktop-html.html' },
      row: '3',
      cells: ['Refund due (credit)', '****7001', '$0.00', '', 'Current', ''],
    },
    {
      program: 'Google Sheets',
      files: { text: '19-google-sheets.txt', html: '19-google-sheets.html' },
      row: '2',
      cells: ['ONEMAIN FINANCIAL', '112233****', '$5,210.00', '', '60 Days Late', '$210.50'],
    },
    {
      program: 'an editor, without a header',
      files: { text: '20-tsv-no-header-grid-order.txt' },
      row: '0',
      cells: ['CAPITAL ONE', '517805****', '$2,845.00', '', '60 Days Late', '$62.00'],
    },
    {
      program: 'our own grid, with its headings',
      files: { text: '21-own-grid-round-trip.txt' },
      row: '1',
      cells: ['MIDLAND CREDIT MGMT', '8547****', '$1,245.00', 'Other', '90+ Days Late', '$0.00'],
    },
    {
      program: 'Chromium, a whole table',
      files: { text: '22-web-table-html.txt', html: '22-web-table-html.html' },
      row: '2',
      cells: ['LVNV FUNDING LLC', 'XXXX-1234', '$1,842.00', 'Other', '90+ Days Late', ''],
    },
    {
      program: 'Chromium, two rows of a table',
      files: { text: '23-web-table-two-rows-no-header.txt', html: '23-web-table-two-rows-no-header.html' },
      row: '0',
      cells: ['CAPITAL ONE', '****4321', '$4,230.55', '', '30 Days Late', '$145.00'],
    },
  ];
  for (const { program, files, row, cells } of REAL)
    test(`a clipboard from ${program} lands, reviewed, cell by cell`, async ({ journey }) => {
      const { page, debts, copyElsewhere } = journey;
      await debts.cell('0', 'accountName').click();
      const { text, html } = files;
      await copyElsewhere({ ...(text && { text: fixture(text) }), ...(html && { html: fixture(html) }) });
      await page.keyboard.press('Control+v');
      await page.getByRole('button', { name: /^Enter \d/ }).click();
      await expect(debts.cell(row, 'accountName')).toHaveText(cells[0] ?? '');
      expect(await debts.texts(row)).toEqual([cells]);
    });
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
    page.getByText('Mortgage or monthly rent: Credit balance of $50.25, nothing owed.'),
  ).toBeVisible();
  await page.keyboard.press('Control+x');
  await expect(expenses.cell('mortgage')).toHaveText('');
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
