import { expect, type Journey, test } from '../../support/journey';
import { printedSheets } from '../../support/printed';

test.beforeEach(async ({ journey }) => {
  const { page } = journey;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await journey.openBudget();
  await journey.fillAgent();
  await page.getByLabel('First Name').fill('Member');
  await page.getByLabel('Last Name').fill('Example');
  await journey.incomes.type('salary', 'amount', '3500', 'Enter');
  await journey.expenses.type('mortgage', 'amount', '2794.40', 'Enter');
  await journey.submit();
  await expect(page.locator('svg.plan-chart')).toBeVisible();
});

/** Pastes debts and chooses a plan of 36 months. */
async function enterPlan({ page, debts }: Journey, count: number) {
  const rows = Array.from({ length: count }, (_, row) =>
    [`Example Bank ${row + 1}`, '4111 1111 1111 1234', '30000', 'Creditor 2', '90+ Days Late', '24000'].join(
      '\t',
    ),
  );
  await page.evaluate((table) => navigator.clipboard.writeText(table), rows.join('\n'));
  await debts.cell('0', 'accountName').click();
  await page.keyboard.press('Control+v');
  await expect(debts.cell(String(count - 1), 'paying')).toHaveText('$24,000.00');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  for (const choice of await page.getByRole('combobox', { name: 'Choose Payment Plan' }).all())
    await choice.selectOption('optionA');
}

for (const format of ['Letter', 'A4'] as const)
  test(`prints one page for the member on ${format} that says it all`, async ({ journey }) => {
    const { page } = journey;
    await enterPlan(journey, 1);
    const sheets = await printedSheets(page, format);
    expect(sheets).toHaveLength(1);
    const [sheet = ''] = sheets;
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
    for (const words of [
      'Payment plan over 36 months',
      'Member Example',
      'Alex Agent, alex@example.com',
      today,
      'Income each month, before tax $3,500.00',
      'Expenses each month $2,794.40',
      'Available Income, before tax $705.60',
      'Example Bank 1 XXXX XXXX XXXX 1234 Creditor 2 90+ Days Late $30,000.00 $24,000.00',
      'Total $30,000.00 $24,000.00',
      'Option A Option B Option C Chosen plan: Option A',
      'Months 1-6 $533.33 $600.00 $666.67 $533.33',
      'Months 7+ $800.00 $733.33 $666.67 $800.00',
      '$27,200.00, $3,200.00 more than the total',
      'Paid off in month 32, goes on to 36',
      'Later months: short by $94.40',
      'You pay $533.33 a month for 6 months, then $800.00 a month for 30 months. That makes $27,200.00, $3,200.00 more than the $24,000.00 to pay off.',
      'What has been paid by each month',
      'months from the start',
    ])
      expect(sheet).toContain(words);
    const foot = `Page 1 of 1Member Example, ${today} `;
    expect(sheet, 'what the agent reads aloud stands first').toContain(
      `${foot}Payment plan over 36 months You pay`,
    );
    expect(sheet.match(/rounded to the cent/g)).toHaveLength(1);
    for (const words of ['4111', 'Go to', 'Copy', 'Undo', 'Choose Payment Plan', 'Financial Warranty'])
      expect(sheet, 'no button, no whole account number').not.toContain(words);
  });

test('a message on the screen takes no place on the paper', async ({ journey }) => {
  const { page } = journey;
  // As long a page as stands on one sheet.
  await enterPlan(journey, 12);
  await page.getByRole('button', { name: 'Copy summary' }).click();
  await expect(page.locator('.Toastify__toast')).toBeVisible();
  expect(await printedSheets(page, 'Letter')).toHaveLength(1);
});

test('prints no empty debts, and says that no plan is chosen yet', async ({ journey }) => {
  const [sheet = '', ...others] = await printedSheets(journey.page, 'Letter');
  expect(others).toEqual([]);
  expect(sheet).toContain('No plan is chosen yet.');
  expect(sheet).not.toMatch(/Account number|NaN|undefined/);
  expect(sheet, 'nor a chart of nothing').not.toContain('months from the start');
});

test('prints 20 debts on two pages at most, and none is lost', async ({ journey }) => {
  await enterPlan(journey, 20);
  const sheets = await printedSheets(journey.page, 'A4');
  expect(sheets.length).toBeLessThanOrEqual(2);
  const all = sheets.join(' ');
  for (let debt = 1; debt <= 20; debt++) expect(all).toContain(`Example Bank ${debt} XXXX`);
  expect(all).toContain('Total $600,000.00 $480,000.00');
  expect(sheets.at(-1)).toContain('What has been paid by each month');
});

test('every sheet says at its foot whose it is, of what day, and which of how many', async ({ journey }) => {
  const { page } = journey;
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await page.getByLabel('Last Name').fill('"Quoted\\" Example');
  await journey.submit();
  await enterPlan(journey, 20);
  const sheets = await printedSheets(page, 'A4');
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  expect(sheets).toHaveLength(2);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toContain(`Member "Quoted\\" Example, ${today}`);
    expect(sheet).toContain(`Page ${index + 1} of 2`);
  }
});

test('a creditor and a status stand on one line beside names of any length', async ({ journey }) => {
  const { page, debts } = journey;
  await enterPlan(journey, 2);
  await debts.type('0', 'accountName', 'A name that is as long as '.repeat(3), 'Enter');
  await debts.type('0', 'accountNumber', '4111 1111 1111 1234 5678 9012', 'Enter');
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const choices = page.getByRole('table', { name: 'Debts' }).locator('.choice').filter({ hasText: /\d/ });
  await expect(choices).toHaveText(['Creditor 2', '90+ Days Late', 'Creditor 2', '90+ Days Late']);
  const lines = await choices.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('names of 80 characters leave the headings whole and the sums apart', async ({ journey }) => {
  const { page } = journey;
  await enterPlan(journey, 20);
  await journey.debts.type('0', 'accountName', 'A name that is as long as '.repeat(3), 'Enter');
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const debts = page.getByRole('table', { name: 'Debts' });
  await expect(debts).toContainText('$480,000.00');
  const places = (selector: string) =>
    debts.locator(selector).evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = range.getBoundingClientRect();
        return { left, right, lines: range.getClientRects().length };
      }),
    );
  const creditor = (await places('th'))[2];
  expect(creditor?.lines, 'Creditor').toBe(1);
  const [basis, paying] = await places('.totals .amount');
  expect(paying?.left).toBeGreaterThan((basis?.right ?? 0) + 5);
});

test('breaks no amount of the plans, of twelve digits either', async ({ journey }) => {
  await enterPlan(journey, 1);
  await journey.debts.type('0', 'amount', '999999999999.99', 'Enter');
  await journey.debts.type('0', 'paying', '999999999999.99', 'Enter');
  const [sheet] = await printedSheets(journey.page, 'A4');
  expect(sheet).toContain('Months 1-6 $22,222,222,222.22 $25,000,000,000.00 $27,777,777,777.78');
  expect(sheet).toContain('$1,133,333,333,333.32, $133,333,333,333.33 more than');
});

test('prints a dozen debts on one page', async ({ journey }) => {
  await enterPlan(journey, 12);
  expect(await printedSheets(journey.page, 'Letter')).toHaveLength(1);
});

test('prints black on white, whatever the screen is', async ({ journey: { page } }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = page.getByRole('article');
  await expect(printed).toBeVisible();
  await expect(printed).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: 'Go to Validation' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Go to Validation' })).toBeVisible();
});

test('prints by a button and by Ctrl+P, with what is being typed', async ({ journey }) => {
  const { page, debts } = journey;
  // The browser's own dialog cannot be answered from here: what is on the page at the call stands for the paper.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.title = document.querySelector('article')?.textContent ?? 'nothing';
      dispatchEvent(new Event('afterprint'));
    };
  });
  await debts.cell('0', 'paying').click();
  await page.keyboard.type('1800');
  await page.keyboard.press('Control+p');
  await expect(page).toHaveTitle(/Payment plan over 18 months.*\$1,800\.00/);
  // What is on paper is entered: no Escape takes it back.
  await page.keyboard.press('Escape');
  await expect(debts.cell('0', 'paying')).toHaveText('$1,800.00');
  await debts.type('1', 'paying', '360', 'Enter');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page).toHaveTitle(/Payment plan over 18 months.*\$2,160\.00/);
});

test('copies the summary as text and as HTML', async ({ journey }) => {
  const { page } = journey;
  await enterPlan(journey, 1);
  await page.getByRole('button', { name: 'Copy summary' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Summary copied')).toHaveRole('status');
  const { text, html } = await journey.pasteElsewhere();
  for (const flavour of [text, html])
    for (const words of [
      'Member Example',
      'XXXX XXXX XXXX 1234',
      '$27,200.00, $3,200.00 more than the total',
      'You pay $533.33 a month for 6 months, then $800.00 a month for 30 months.',
    ])
      expect(flavour).toContain(words);
  expect(html).toContain('<table');
  expect(text).not.toContain('<');
});
