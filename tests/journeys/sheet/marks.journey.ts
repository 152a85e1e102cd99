import { expect, type Journey, test } from '../../support/journey';

/** The line right above the debts, and the list under them. */
function wordsOf({ page, debts }: Journey) {
  const sheet = page.locator('.sheet').filter({ has: debts.grid });
  return {
    line: sheet.locator('.cell-doubt'),
    list: sheet.getByRole('list', { name: 'Debts, to check' }).getByRole('listitem'),
  };
}

test('a name that its cell may cut stands whole above the sheet while the cell is in use', async ({
  journey,
}) => {
  const { page, debts, openCalculator } = journey;
  await openCalculator();
  const { line } = wordsOf(journey);
  await debts.type('0', 'accountName', 'Midland Credit Management', 'Tab');
  await expect(line).toBeEmpty();
  await page.keyboard.press('ArrowLeft');
  await expect(line).toHaveText('Midland Credit Management');
  await page.keyboard.press('ArrowDown');
  await expect(line).toBeEmpty();
  for (const row of ['0', '1']) await debts.type(row, 'accountNumber', '4111 1111 1111 1234', 'Enter');
  await debts.cell('1', 'accountNumber').click();
  await expect(line, 'what is doubtful goes before').toHaveText(/^The same account as Debt 1\./);
});

test('amounts of a budget that are finer than a cent say what they add up as', async ({ journey }) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  for (const row of ['salary', 'pension', 'socialSecurity'])
    await incomes.type(row, 'amount', '100.005', 'Enter');
  await expect(incomes.footer()).toHaveText('$300.02');
  await expect(
    page.getByRole('list', { name: 'Incomes (Before Tax), to check' }).getByText(/^Every row|^Salary/),
  ).toHaveText(/: Shown as \$100\.01, added up as 100\.005\.$/);
});

test('what an amount loses of its typed text is said beside it', async ({ journey }) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  await incomes.cell('salary').click();
  for (const typed of ['100+50', '1k', '=12*3', '$1,234.50']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await expect(
    page.getByRole('list', { name: 'Incomes (Before Tax), to check' }).getByRole('listitem'),
  ).toHaveText([
    /^Salary: Typed as 100\+50, read as \$10,050\.00\./,
    /^Pension: Typed as 1k, read as \$1\.00\./,
    /^Social Security: Typed as =12\*3, read as \$123\.00\./,
  ]);
  await expect(incomes.footer()).toHaveText('$11,408.50');

  await incomes.cell('pension').click();
  await page.keyboard.type('=');
  await incomes.cell('salary').click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(
    incomes.cell('salary').getByRole('img'),
    'what another cell refused is not this one’s',
  ).toHaveCount(0);

  await incomes.cell('salary').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('2k');
  await page.keyboard.press('Control+Enter');
  for (const row of ['salary', 'pension'])
    await expect(incomes.cell(row).getByRole('img')).toHaveAccessibleName(
      'Typed as 2k, read as $2.00. For $2,000.00 type 2000.',
    );
});

test('what was to be checked of an amount is to be checked of its copies, until it is', async ({
  journey,
}) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  const marked = (row: string) => incomes.cell(row).getByRole('img');
  await incomes.type('salary', 'amount', '100+50', 'Enter');
  await incomes.cell('salary').click();
  await page.keyboard.press('Control+x');
  await expect(incomes.cell('salary')).toHaveText('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(marked('pension')).toHaveAccessibleName('Typed as 100+50, read as $10,050.00.');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(marked('socialSecurity')).toHaveAccessibleName('Typed as 100+50, read as $10,050.00.');

  await incomes.cell('pension').click();
  await page.keyboard.press('Control+m');
  await expect(marked('pension')).toHaveCount(0);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+v');
  await expect(incomes.cell('salary')).toHaveText('$10,050.00');
  await expect(marked('salary'), 'what is checked is checked in its copy').toHaveCount(0);
});

test('who types the same amount over a mark has checked it', async ({ journey }) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  const mark = incomes.cell('salary').getByRole('img');
  await incomes.type('salary', 'amount', '1k', 'Enter');
  await expect(mark).toHaveCount(1);
  await incomes.cell('salary').click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Enter');
  await expect(mark, 'who only looks at it has not').toHaveCount(1);
  await incomes.type('salary', 'amount', '1', 'Enter');
  await expect(mark).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(mark).toHaveCount(1);
});

test.describe('a doubt about a debt', () => {
  test.beforeEach(({ journey }) => journey.openCalculator());

  test('waits until the row is left, and stays when the focus comes back', async ({ journey }) => {
    const { page, debts } = journey;
    const { line, list } = wordsOf(journey);
    await debts.type('0', 'amount', '700', 'Tab');
    await debts.type('0', 'paying', '800', 'Shift+Tab');
    await page.keyboard.press('Home');
    await page.keyboard.type('Bank');
    await page.keyboard.press('Tab');
    await expect(debts.cell('0', 'accountName')).toHaveText('Bank');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(list).toHaveText([
      /^Debt 1, \$ Paying: Paying \$800\.00 is above the amount of \$700\.00\./,
    ]);
    await expect(line).toHaveText('');
    await debts.cell('0', 'paying').click();
    await expect(line).toContainText('Paying $800.00 is above the amount of $700.00.');

    await debts.type('0', 'amount', '750', 'Tab');
    await expect(list).toHaveCount(0);
    await page.getByLabel('Credit Score').click();
    await expect(list, 'the row is left with the grid, too').toHaveText([/above the amount of \$750\.00/]);
  });

  test('is settled by Ctrl+M, by the button beside its words, and by the one in the list', async ({
    journey,
  }) => {
    const { page, debts, copyElsewhere, focused } = journey;
    const { line, list } = wordsOf(journey);
    await debts.cell('0', 'amount').click();
    await copyElsewhere({ text: '(1)\n(2)\n(3)\n1.2.3\n(3)\n' });
    await page.keyboard.press('Control+v');
    await expect(list).toHaveCount(4);
    await expect(list.nth(2)).toContainText(
      'Debt 3, $ Amount and 1 more: Credit balance of $3.00, nothing owed.',
    );

    await debts.cell('0', 'amount').click();
    await page.keyboard.press('Control+m');
    await expect(list).toHaveCount(3);
    await expect(debts.cell('0', 'amount').getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'Undo: Checked Debt 1, $ Amount',
    );

    await page.keyboard.press('ArrowDown');
    await line.getByRole('button', { name: 'Checked' }).click();
    await expect(list).toHaveCount(2);
    expect(await focused(), 'the focus comes back to the cell').toBe('1/amount');

    await page.getByRole('button', { name: 'Checked: Debt 3, $ Amount and 1 more' }).click();
    await expect(list, 'a doubt of two cells is settled in both').toHaveText([
      /^Debt 4, \$ Amount: “1\.2\.3”/,
    ]);
    await page.keyboard.press('Control+z');
    await expect(list).toHaveCount(2);

    await debts.cell('2', 'amount').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+m');
    await expect(list, 'Ctrl+M settles the whole range').toHaveText([/^Debt 5, \$ Amount: Credit balance/]);
    await debts.type('4', 'amount', '3', 'Enter');
    await expect(list, 'and an edit its cell').toHaveCount(0);
    await expect(debts.footer('amount')).toHaveText('$3.00');
  });

  test('leads from the list to its cell, whose number stands in front of its row', async ({ journey }) => {
    const { page, debts, focused } = journey;
    await page.setViewportSize({ width: 1366, height: 600 });
    await debts.type('18', 'amount', '1.2.3', 'Enter');
    await debts.cell('0', 'accountName').click();
    await page.getByRole('button', { name: /^Debt 19, \$ Amount: “1\.2\.3”/ }).click();
    expect(await focused()).toBe('18/amount');
    await expect(debts.cell('18', 'amount')).toBeInViewport({ ratio: 1 });
    await expect(wordsOf(journey).line, 'the words stay on the screen').toBeInViewport({ ratio: 1 });
    const number = debts
      .cell('18', 'accountName')
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await number).toContain('counter(row)');
  });

  test('is no amount without a payment yet', async ({ journey }) => {
    const { debts } = journey;
    await debts.type('0', 'amount', '700', 'Enter');
    await debts.type('1', 'amount', '1.2.3', 'Enter');
    await expect(wordsOf(journey).list).toHaveText([/^Debt 2/]);
  });

  test('is no amount that is typed before its name, but a name that is deleted from it', async ({
    journey,
  }) => {
    const { page, debts } = journey;
    const { list } = wordsOf(journey);
    await debts.type('0', 'amount', '700', 'Enter');
    await debts.type('1', 'amount', '1.2.3', 'Enter');
    await expect(list, 'while amounts are typed down a column').toHaveText([/^Debt 2, \$ Amount/]);
    await debts.type('0', 'accountName', 'Bank', 'Enter');
    await debts.cell('0', 'accountName').click();
    await page.keyboard.press('Delete');
    await expect(list).toHaveText([/^Debt 1, Account Name: A debt without a name\./, /^Debt 2/]);
    await expect(debts.cell('0', 'accountName').getByRole('img')).toHaveAccessibleName(
      'A debt without a name.',
    );
    await page.keyboard.type('Other Bank');
    await page.keyboard.press('Enter');
    await expect(list).toHaveText([/^Debt 2/]);
  });

  test('and a notice move the grid nowhere', async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    const top = async () => (await debts.grid.boundingBox())?.y;
    const before = await top();
    await debts.cell('0', 'amount').click();
    await copyElsewhere({ text: '(1)\n2\n' });
    await page.keyboard.press('Control+v');
    await expect(wordsOf(journey).line).toContainText('Credit balance of $1.00');
    expect(await top()).toBe(before);
    await copyElsewhere({ text: 'Creditor: Example Bank\nBalance: $100\nStatus: Current\n' });
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: 'Enter 1 debt' }).click();
    await expect(debts.status).toHaveText('Entered 1 debt from a report.');
    expect(await top()).toBe(before);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('the words of a cell stand above the sheet, and a tap settles them', async ({ journey }) => {
    const { page, incomes, openBudget } = journey;
    await openBudget();
    await incomes.cell('salary').tap();
    await page.keyboard.type('1k');
    await incomes.cell('pension').tap();
    await incomes.cell('salary').tap();
    const line = page.locator('.cell-doubt', { hasText: 'Typed as 1k, read as $1.00.' });
    await expect(line).toBeInViewport({ ratio: 1 });
    await line.getByRole('button', { name: 'Checked' }).tap();
    await expect(line).toHaveCount(0);
    await expect(incomes.cell('salary')).toHaveText('$1.00');
  });
});
