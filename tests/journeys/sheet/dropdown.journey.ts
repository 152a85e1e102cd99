import { pressOn } from '../../support/grids';
import { expect, test } from '../../support/journey';

test.beforeEach(({ journey }) => journey.openCalculator());

test('a dropdown cell opens its list with Enter, takes arrows, and can be emptied', async ({ journey }) => {
  const { page, debts, focused } = journey;
  await debts.cell('3', 'current').click();
  await page.keyboard.press('Enter');
  const list = page.getByRole('combobox', { name: 'Debt 4, Current' });
  await expect(list).toBeFocused();
  await expect(list.locator('option')).toHaveText([
    '',
    'Current',
    '30 Days Late',
    '60 Days Late',
    '90+ Days Late',
  ]);
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(debts.cell('3', 'current'), 'what is picked in the list is committed').toHaveText(
    '60 Days Late',
  );
  expect(await focused()).toBe('3/current');

  await debts.cell('3', 'originalCreditor').click();
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(debts.cell('3', 'originalCreditor')).toHaveText('Creditor 1');
  expect(await focused()).toBe('4/originalCreditor');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('o');
  await page.keyboard.press('Enter');
  await expect(debts.cell('3', 'originalCreditor')).toHaveText('Other');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect(debts.cell('3', 'originalCreditor')).toHaveText('');
});

test('Escape leaves a dropped-down list as it was before it dropped, and Enter after it goes on as ever', async ({
  journey,
}) => {
  const { debts, page, focused } = journey;
  const press = pressOn(page);
  await debts.type('3', 'current', '60', 'Enter');
  await debts.cell('3', 'current').click();
  await press('Enter', 'ArrowUp', 'ArrowUp', 'Escape');
  await expect(page.getByRole('combobox', { name: 'Debt 4, Current' })).toBeHidden();
  await expect(debts.cell('3', 'current')).toHaveText('60 Days Late');
  expect(await focused()).toBe('3/current');
  await press('Alt+ArrowDown', 'ArrowDown', 'Enter');
  await expect(debts.cell('3', 'current'), 'the next pick holds').toHaveText('90+ Days Late');
  expect(await focused()).toBe('3/current');
});

test('a choice that is pressed in a list dropped by a key holds as the pointer moves on', async ({
  journey,
}) => {
  const { debts, page } = journey;
  await debts.cell('3', 'current').click();
  await page.keyboard.press('Enter');
  const list = page.getByRole('combobox', { name: 'Debt 4, Current' });
  await expect(list).toBeFocused();
  await list.selectOption('30 Days Late');
  await page.mouse.move(5, 5);
  await expect(list).toBeHidden();
  await expect(debts.cell('3', 'current')).toHaveText('30 Days Late');
});

test('a word that is none of the choices is not taken for another one', async ({ journey }) => {
  const { debts, page } = journey;
  const press = pressOn(page);
  for (const [row, column, word] of [
    ['0', 'current', 'Charged off'],
    ['1', 'originalCreditor', 'Synchrony'],
    ['2', 'current', 'Yes'],
  ] as const) {
    await debts.cell(row, column).click();
    await page.keyboard.type(word);
    await press('Tab', 'Control+Home');
    await expect(debts.cell(row, column)).toHaveText('');
    await expect(
      page.getByText(`“${word}” is none of the choices, so the cell stays as it was.`),
    ).toBeVisible();
  }
});

test('a letter that no choice begins with takes none away', async ({ journey }) => {
  const { debts } = journey;
  await debts.type('0', 'current', 'cu', 'Enter');
  await debts.type('0', 'current', 'x', 'Tab');
  await expect(debts.cell('0', 'current')).toHaveText('Current');
  await expect(debts.cell('0', 'current').getByRole('img')).toHaveAccessibleName(
    '“x” is none of the choices, so the cell stays as it was.',
  );
});

test('in a dropdown cell letters choose, arrows choose while editing, and Alt+Down opens the list', async ({
  journey,
}) => {
  const { debts, page, focused } = journey;
  const press = pressOn(page);
  await debts.cell('0', 'originalCreditor').click();
  await page.keyboard.type('creditor 3');
  await press('Enter');
  await expect(debts.cell('0', 'originalCreditor')).toHaveText('Creditor 3');
  await page.keyboard.type('ccc');
  await press('Tab');
  await expect(debts.cell('1', 'originalCreditor'), 'a letter again goes on').toHaveText('Creditor 3');
  expect(await focused()).toBe('1/current');
  await page.keyboard.type('3');
  await press('ArrowDown', 'Enter');
  await expect(debts.cell('1', 'current')).toHaveText('60 Days Late');
  await debts.cell('1', 'current').click();
  await press('Alt+ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Debt 2, Current' })).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(debts.cell('1', 'current')).toHaveText('90+ Days Late');
});
