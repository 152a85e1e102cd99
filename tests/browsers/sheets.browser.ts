import { button, expect, test } from './user';

test('an amount that is typed stands in its cell and in every total, at every key', async ({ user }) => {
  await user.openBudget();
  await user.click(user.incomes.cell('salary'));
  await user.type('45');
  await user.sees(user.incomes.footer(), '$45.00');
  await user.type('00.5');
  await user.press('Enter');
  await user.sees(user.incomes.cell('salary'), '$4,500.50');
  await user.sees(user.incomes.footer(), '$4,500.50');
  await user.expenses.type('mortgage', 'amount', '1000', 'Enter');
  await user.sees(
    '//section[@aria-label="Budget Summary"]|//aside[@aria-label="Budget Summary"]',
    /3,500\.50/,
  );
  await user.incomes.type('pension', 'amount', '7', 'Escape');
  await user.sees(user.incomes.footer(), '$4,500.50');
  await user.standsOn('pension/amount');
});

test('the keys of the table go where they say', async ({ user }) => {
  await user.openCalculator();
  await user.click(user.debts.cell('1', 'accountName'));
  for (const [keys, cell] of [
    [['ArrowRight', 'ArrowDown'], '2/accountNumber'],
    [['Tab'], '2/amount'],
    [['Shift+Tab', 'Shift+Tab'], '2/accountName'],
    [['Shift+Tab'], '1/paying'],
    [['Home'], '1/accountName'],
    [['Enter'], '2/accountName'],
    [['Shift+Enter'], '1/accountName'],
    [['Control+Home'], '0/accountName'],
    [['End'], '0/paying'],
    [['Control+ArrowDown'], '19/paying'],
  ] as const) {
    await user.press(...keys);
    await user.standsOn(cell);
  }
});

test('Tab leaves the grid after its last cell, and Shift+Tab before its first', async ({ user }) => {
  await user.openBudget();
  await user.click(user.incomes.cell('otherIncome'));
  await user.press('Tab');
  await user.standsOn('mortgage/amount');
  await user.press('Shift+Tab');
  await user.standsOn('otherIncome/amount');
  await user.click(user.incomes.cell('salary'));
  await user.press('Shift+Tab');
  await user.standsOn('zip');
  await user.press('Tab');
  await user.standsOn('salary/amount');
});

test('a drag and Shift with arrows select a range, whose sum is told', async ({ user }) => {
  await user.openCalculator();
  await user.debts.type('0', 'amount', '10', 'Enter');
  await user.type('20');
  await user.press('Enter');
  await user.drag(user.debts.cell('0', 'amount'), user.debts.cell('1', 'amount'));
  await user.sees('.sheet-selection', '2 cells selected · Count 2 · Sum $30.00 · Average $15.00');
  await user.press('Shift+ArrowUp', 'Shift+ArrowRight');
  expect(await user.debts.selected()).toEqual(['0/amount', '0/originalCreditor']);
  await user.press('Delete');
  await user.sees(user.debts.footer('amount'), '$20.00');
});

test('the focus stays in its part of the page when what has it goes', async ({ user }) => {
  await user.openCalculator();
  await user.click(user.debts.cell('19', 'paying'));
  user.display.copy('text', '1\t2');
  await user.press('Control+v');
  await user.finds(button('Dismiss'));
  await user.runOn(button('Dismiss'), (found) => (found as HTMLElement).focus());
  await user.press('Enter');
  await user.misses(button('Dismiss'));
  // A frame later.
  await user.finds('[aria-labelledby="debts"]:focus');
});

test('a slow press under the sheet is answered, although what it enters pushes its button away', async ({
  user,
}) => {
  const { debts } = user;
  await user.openCalculator();
  await user.finds('.plan-picture-place svg');
  await user.click(debts.cell('6', 'paying'));
  await user.type('77.77');
  await user.drag(button('Go to Validation'), button('Go to Validation'));
  await user.finds('//*[@role="status"][normalize-space()="Proceeding to validation..."]');
  await user.finds('[aria-label="Debts, to check"]');
  await user.sees(debts.cell('6', 'paying'), '$77.77');
});
