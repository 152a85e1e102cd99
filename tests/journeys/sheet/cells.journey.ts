import { expect, test } from '../../support/journey';

test.beforeEach(({ journey }) => journey.openBudget());

test('a character replaces, F2 and a double click edit, Delete and Backspace clear', async ({ journey }) => {
  const { page, incomes } = journey;
  await incomes.type('salary', 'amount', '12', 'Enter');
  await incomes.type('salary', 'amount', '34', 'Enter');
  await expect(incomes.cell('salary')).toHaveText('$34.00');

  await incomes.cell('salary').click();
  await page.keyboard.press('F2');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(incomes.cell('salary')).toHaveText('$345.00');

  await incomes.cell('salary').dblclick();
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await expect(incomes.cell('salary')).toHaveText('$3,456.00');

  await incomes.cell('salary').click();
  await page.keyboard.press('Delete');
  await expect(incomes.footer()).toHaveText('$0.00');
  await incomes.type('pension', 'amount', '9', 'Enter');
  await incomes.cell('pension').click();
  await page.keyboard.press('Backspace');
  await expect(incomes.cell('pension')).toHaveText('');
  await expect(incomes.footer()).toHaveText('$0.00');
});

test('Enter goes down, Tab right, Shift the other way, and all stay on cells that can be edited', async ({
  journey,
}) => {
  const { page, incomes, expenses, focused } = journey;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return focused();
  };
  await expenses.cell('utilities').click();
  expect(await press('Enter'), 'past the heading of the next group').toBe('carPayment/amount');
  expect(await press('Shift+Enter')).toBe('utilities/amount');
  expect(await press('Tab')).toBe('carPayment/amount');
  expect(await press('Shift+Tab')).toBe('utilities/amount');
  expect(await press('ArrowDown')).toBe('carPayment/amount');
  expect(await press('ArrowUp')).toBe('utilities/amount');
  expect(await press('ArrowLeft'), 'not into the labels').toBe('utilities/amount');

  await expenses.cell('mortgage').click();
  expect(await press('ArrowUp'), 'not into a heading').toBe('mortgage/amount');
  expect(await press('Shift+Enter')).toBe('mortgage/amount');
  await expenses.cell('streaming').click();
  expect(await press('ArrowDown'), 'not into the footer').toBe('streaming/amount');
  expect(await press('Enter')).toBe('streaming/amount');

  for (const sum of [expenses.cell('group2'), expenses.footer()]) {
    await expenses.cell('streaming').click();
    await page.keyboard.type('31');
    await sum.click();
    await page.keyboard.type('777');
    await expect(expenses.cell('streaming'), 'a press on a sum leaves the cell').toHaveText('$31.00');
    await expect(expenses.footer()).toHaveText('$31.00');
  }
  await incomes.cell('pension', 'label').click();
  expect(await focused(), 'a press on a label goes to its cell').toBe('pension/amount');
  expect(await press('Shift+Tab')).toBe('salary/amount');
  expect(await press('Shift+Tab'), 'out of the grid at its first cell').toBe('zip');
});

test('a click on another cell commits the open editor', async ({ journey }) => {
  const { page, incomes } = journey;
  await incomes.cell('salary').click();
  await page.keyboard.type('12');
  await incomes.cell('otherIncome').click();
  await page.keyboard.type('3');
  await expect(incomes.cell('salary')).toHaveText('$12.00');
  await expect(incomes.footer()).toHaveText('$15.00');
  await expect(page.getByRole('textbox', { name: 'Other Income' })).toBeFocused();
});

test('keys that are typed without a pause all arrive', async ({ journey }) => {
  const { page, expenses } = journey;
  await expenses.cell('mortgage').click();
  for (let row = 1; row <= 17; row++) {
    await page.keyboard.type(`${row}234.5`);
    await page.keyboard.press('Enter');
  }
  // 17 times 234.50, and 1000 times the sum of 1 to 17.
  await expect(expenses.footer()).toHaveText('$156,986.50');
  await expect(expenses.cell('streaming')).toHaveText('$17,234.50');
});

test.describe('a money cell', () => {
  test('keeps only digits and decimal points, with the dollar sign in front', async ({ journey }) => {
    const { page, incomes } = journey;
    await incomes.type('salary', 'amount', '-a1b,2$', 'Enter');
    await expect(incomes.cell('salary')).toHaveText('$12.00');
    await incomes.cell('salary').click();
    await page.keyboard.type('abc');
    await expect(incomes.cell('salary'), 'letters alone open nothing').toHaveText('$12.00');
    await page.keyboard.press('F2');
    const editor = page.getByRole('textbox', { name: 'Salary' });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x9');
    await expect(editor, 'a refused character leaves the caret where it is').toHaveValue('192');
  });

  test('takes the digits of a pasted text', async ({ journey }) => {
    const { page, incomes } = journey;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('$1,234.50 total'));
    await incomes.cell('salary').dblclick();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('textbox', { name: 'Salary' })).toHaveValue('1234.50');
    await page.keyboard.press('Enter');
    await expect(incomes.cell('salary')).toHaveText('$1,234.50');
  });

  test('keeps a text that is no number visible, counts it as zero, and says why', async ({ journey }) => {
    const { page, incomes } = journey;
    await incomes.type('pension', 'amount', '5', 'Enter');
    await incomes.type('salary', 'amount', '1.2.3', 'Enter');
    await expect(incomes.cell('salary')).toHaveText('$1.2.3');
    await expect(incomes.cell('salary').getByRole('img')).toHaveAccessibleName(/“1\.2\.3” is not an amount/);
    await expect(
      page.getByText(/^Salary: “1\.2\.3” is not an amount, so it counts as \$0\.00\./),
    ).toBeVisible();
    await expect(incomes.footer()).toHaveText('$5.00');
    await incomes.type('salary', 'amount', '.', 'Enter');
    await expect(page.getByText(/^Salary: “\.” is not an amount/)).toBeVisible();
    await incomes.type('salary', 'amount', '1.5', 'Enter');
    await expect(page.getByText(/is not an amount/)).toHaveCount(0);
    await expect(incomes.footer()).toHaveText('$6.50');
  });

  test('keeps an amount of 40 digits exact, and inside its cell', async ({ journey }) => {
    const { page, incomes } = journey;
    await incomes.type('salary', 'amount', '1234567890123456789012345678901234567890', 'Enter');
    await incomes.type('pension', 'amount', '.01', 'Enter');
    const sum = '$1,234,567,890,123,456,789,012,345,678,901,234,567,890.01';
    await expect(incomes.footer()).toHaveText(sum);
    await expect(page.getByRole('region', { name: 'Budget Summary' })).toContainText(sum);
    await expect(incomes.cell('salary').getByTitle(/567,890\.00$/)).toBeVisible();
    const overflow = await incomes.cell('salary').evaluate((cell) => {
      const text = cell.querySelector('.cell-text')?.getBoundingClientRect();
      return text && cell.getBoundingClientRect().right - text.right;
    });
    expect(overflow).toBeGreaterThanOrEqual(0);
  });
});
