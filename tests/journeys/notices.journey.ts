import { expect, test } from '../support/journey';

test.beforeEach(({ journey }) => journey.openCalculator());

test('a notice goes with the next act, and with the undo of its own', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.cell('0', 'amount').click();
  await copyElsewhere({ text: '1\n2\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('Pasted 2 rows of 1 column.');
  await page.keyboard.press('Control+z');
  await expect(debts.status).toHaveText('');
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('Pasted 2 rows of 1 column.');
  await page.getByLabel('Credit Score').fill('700');
  await expect(debts.status, 'an act beside the sheet is one, too').toHaveText('');
});

test('what is said of an undo on the other screen goes with the next act', async ({ journey }) => {
  const { page, debts, expenses } = journey;
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expenses.type('food', 'amount', '100', 'Enter');
  await journey.submit();
  await debts.type('0', 'amount', '5', 'Enter');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  const said = page.getByText('Undone on the Budget: Typed Food and Beverages.');
  await expect(said).toBeVisible();
  await debts.type('1', 'amount', '7', 'Enter');
  await expect(said).toHaveCount(0);
});

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [390, 844],
] as const)
  test(`at ${width} pixels what a paste says is in sight, and nothing lies over it`, async ({ journey }) => {
    const { page, debts, copyElsewhere } = journey;
    await page.setViewportSize({ width, height });
    await debts.cell('0', 'accountName').click();
    await copyElsewhere({ text: Array.from({ length: 25 }, (_, row) => `Bank ${row}`).join('\n') });
    await page.keyboard.press('Control+v');
    await expect(debts.status).toContainText('5 rows did not fit.');
    const copy = page.getByRole('button', { name: 'Copy what did not fit' });
    await expect(copy).toBeInViewport({ ratio: 1 });
    await copy.click({ trial: true });
  });

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`at ${width} pixels a notice of several lines covers none of the cells that were pasted`, async ({
    journey,
  }) => {
    const { page, incomes, copyElsewhere } = journey;
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Go to Budget' }).click();
    // At the lower edge, where the notice stays.
    await incomes.cell('salary').evaluate((cell) => cell.scrollIntoView({ block: 'end' }));
    await incomes.cell('salary').click();
    await copyElsewhere({ text: '1k\n=12*3\n-5\n2,000.005\nnone' });
    await page.keyboard.press('Control+v');
    await expect(incomes.status).toContainText('1 row did not fit.');
    for (const row of ['salary', 'pension', 'socialSecurity', 'otherIncome'])
      await expect
        .poll(() => incomes.cell(row).evaluate(isSeen), `${row} is in sight, and nothing lies over it`)
        .toBe(true);
  });

test('a paste over the whole width of a narrow sheet leaves its first columns in sight', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'Oak Bank\t4471\t1200\t\t\t300\nElm Bank\t4472\t900\t\t\t200' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('Pasted 2 rows of 6 columns.');
  // The pasted cells come into view with the frame after the next.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await expect(debts.cell('0', 'accountNumber')).toBeInViewport({ ratio: 1 });
});

/** Runs in the page: whether all of an element is on the screen, with nothing over it. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  );
}

test('what did not fit stays at hand over other acts, and goes when its paste is undone', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere } = journey;
  const copy = page.getByRole('button', { name: 'Copy what did not fit' });
  await debts.cell('19', 'amount').click();
  await copyElsewhere({ text: '1\n2\n3\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('Pasted 1 row of 1 column. 2 rows did not fit.');
  await debts.type('0', 'paying', '5', 'Enter');
  await expect(debts.status).toHaveText('2 rows did not fit.');
  await expect(copy).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(debts.status).toHaveText('');
  await expect(copy).toHaveCount(0);
});

test('what did not fit says where the browser does not allow copying it, and the next rest begins anew', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere } = journey;
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
  });
  const paste = async (text: string) => {
    await debts.cell('19', 'amount').click();
    await copyElsewhere({ text });
    await page.keyboard.press('Control+v');
  };
  const copy = page.getByRole('button', { name: 'Copy what did not fit' });
  await paste('1\n2\n3\n');
  await copy.click();
  await expect(
    page.getByRole('button', { name: 'The browser did not allow copying. Try again' }),
  ).toBeVisible();
  await paste('4\n5\n');
  await expect(copy).toBeVisible();
});

test('what a report came to goes when it is undone', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'Creditor: Example Bank\nBalance: $100\nStatus: Current\n' });
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Enter 1 debt' }).click();
  await expect(debts.status).toHaveText('Entered 1 debt from a report.');
  await page.keyboard.press('Control+z');
  await expect(debts.status).toHaveText('');
});

test('words pasted over amounts change nothing, and are said', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.type('0', 'amount', '5', 'Enter');
  await debts.type('1', 'amount', '6', 'Enter');
  await debts.cell('0', 'amount').click();
  await copyElsewhere({ text: 'Rent\n$1,200 / mo\n' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText(
    'Pasted 2 rows of 1 column. Marked 2 cells to check; the reasons stand under the grid. 1 pasted cell is no amount and changed nothing.',
  );
  await expect(debts.cell('0', 'amount')).toHaveText('$5.00');
  await expect(debts.cell('1', 'amount')).toHaveText('$1,200.00');
  await expect(debts.cell('1', 'amount').getByRole('img')).toHaveAccessibleName(
    'Read as $1,200.00 from “$1,200 / mo”.',
  );
});

test('a column of words alone marks no amount either', async ({ journey }) => {
  const { page, incomes, copyElsewhere } = journey;
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await incomes.type('salary', 'amount', '4000', 'Enter');
  await incomes.cell('salary').click();
  await copyElsewhere({ text: 'Salary\nPension\nSocial Security\nOther\n' });
  await page.keyboard.press('Control+v');
  await expect(incomes.status).toHaveText('What was pasted is no amount. Nothing was changed.');
  await expect(incomes.footer()).toHaveText('$4,000.00');
  await expect(incomes.grid.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Undo: Typed Salary');
});
