import { expect, type Journey, test } from '../../support/journey';

/** Enters four debts, of which the third is a credit and so has a mark. */
async function enterDebts({ page, debts, copyElsewhere }: Journey) {
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'First\t1\t100\nSecond\t2\t200\nThird\t3\t(75)\nFourth\t4\t400' });
  await page.keyboard.press('Control+v');
  await expect(debts.footer('amount')).toHaveText('$700.00');
}

/** The names in the first rows. */
async function seeNames({ debts }: Journey, ...names: string[]) {
  for (const [row, name] of names.entries())
    await expect(debts.cell(`${row}`, 'accountName')).toHaveText(name);
}

test.beforeEach(async ({ journey }) => {
  await journey.openCalculator();
  await enterDebts(journey);
});

test('Ctrl+Alt+- deletes the debts of the selection and closes the gap, as one step', async ({ journey }) => {
  const { page, debts, focused } = journey;
  await debts.cell('1', 'amount').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Alt+-');
  await seeNames(journey, 'First', 'Fourth', '');
  await expect(page.getByText(/nothing owed/), 'the mark goes with its debt').toHaveCount(0);
  expect(await focused()).toBe('1/amount');
  expect(await debts.selected()).toEqual(['1/amount']);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Deleted 2 rows',
  );
  await page.keyboard.press('Control+z');
  await seeNames(journey, 'First', 'Second', 'Third', 'Fourth', '');
  expect(await debts.selected(), 'the rows that came back').toEqual(['1/amount', '2/amount']);
  await expect(page.getByText('Debt 3, $ Amount: Credit balance of $75.00, nothing owed.')).toBeVisible();
});

test('Alt+Shift with an arrow moves the debts of the selection, and their marks, a row at a time', async ({
  journey,
}) => {
  const { page, debts, focused } = journey;
  await debts.cell('2', 'amount').click();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await seeNames(journey, 'First', 'Third', 'Second', 'Fourth');
  await expect(page.getByText('Debt 2, $ Amount: Credit balance of $75.00, nothing owed.')).toBeVisible();
  expect(await focused()).toBe('1/amount');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await seeNames(journey, 'Third', 'First', 'Second', 'Fourth');
  expect(await focused(), 'the first row goes no further').toBe('0/amount');

  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await seeNames(journey, 'Second', 'Third', 'First', 'Fourth');
  expect(await debts.selected(), 'the selection goes with them').toEqual(['1/amount', '2/amount']);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Moved 2 rows down',
  );
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Control+z');
  await seeNames(journey, 'First', 'Second', 'Third', 'Fourth');
});

test('buttons under the grid do the same to the selection, and give the focus back', async ({ journey }) => {
  const { page, debts, focused } = journey;
  await debts.cell('3', 'accountName').click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await seeNames(journey, 'First', 'Second', 'Fourth', 'Third');
  expect(await focused()).toBe('2/accountName');
  await page.getByRole('button', { name: 'Delete Debt 3' }).click();
  await seeNames(journey, 'First', 'Second', 'Third', '');
  await debts.cell('0', 'amount').click();
  await debts.cell('1', 'amount').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Move down' }).click();
  await seeNames(journey, 'Third', 'First', 'Second', '');
  await page.getByRole('button', { name: 'Delete 2 rows' }).click();
  await seeNames(journey, 'Third', '', '');
  await expect(debts.footer('amount')).toHaveText('$0.00');
});

test('what is being typed is committed before its row is moved by a button', async ({ journey }) => {
  const { page, debts } = journey;
  await debts.cell('1', 'accountName').click();
  await page.keyboard.type('New name');
  await page.getByRole('button', { name: 'Move up' }).click();
  await seeNames(journey, 'New name', 'First', 'Third');
});

test('deleting where nothing is entered leaves no step of undo', async ({ journey }) => {
  const { page, debts } = journey;
  await page.keyboard.press('Control+z');
  await expect(debts.footer('amount')).toHaveText('$0.00');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Alt+-');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+y');
  await seeNames(journey, 'First', 'Second', 'Third', 'Fourth');
});

test('the list of shortcuts names the keys for rows', async ({ journey }) => {
  const { page } = journey;
  await page.keyboard.press('Control+/');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('row', { name: /Delete the selected rows/ })).toContainText('Ctrl+Alt+-');
  await expect(keys.getByRole('row', { name: /Move the selected rows/ })).toContainText('Alt+Shift+Up');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a row is moved and deleted', async ({ journey }) => {
    const { page, debts } = journey;
    await debts.cell('1', 'accountName').tap();
    await page.getByRole('button', { name: 'Move down' }).tap();
    await seeNames(journey, 'First', 'Third', 'Second', 'Fourth');
    await page.getByRole('button', { name: 'Delete Debt 3' }).tap();
    await seeNames(journey, 'First', 'Third', 'Fourth', '');
  });
});
