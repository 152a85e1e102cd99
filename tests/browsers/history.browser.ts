import { button, expect, test } from './user';

test('undo and redo go over both screens, and the button names the act', async ({ user }) => {
  const { incomes, debts } = user;
  await user.openBudget();
  await incomes.type('salary', 'amount', '1', 'Enter');
  await incomes.type('pension', 'amount', '1', 'Enter');
  await user.sees(incomes.footer(), '$2.00');
  await user.press('Control+z');
  await user.sees(incomes.footer(), '$1.00');
  await user.press('Control+y');
  await user.sees(incomes.footer(), '$2.00');
  await user.fillAgent();
  await user.submit();
  await debts.type('0', 'paying', '5', 'Enter');
  await user.sees(debts.footer('paying'), '$5.00');
  await user.click(button('Undo'));
  await user.sees(user.debts.footer('paying'), '$0.00');
  await user.click(button('Go to Budget'));
  await user.click(button('New member'));
  await user.sees(incomes.footer(), '$0.00');
  await user.click(button('Undo'));
  await user.sees(incomes.footer(), '$2.00');
});

test('on the display the button names the act that was last, on the second screen too', async ({ user }) => {
  const { debts } = user;
  const seen = () => user.seenOf('.history-button');
  await user.openBudget();
  await user.fillAgent();
  await user.submit();
  await user.finds(debts.cell('0', 'paying'));
  await user.finds('.plan-picture-place svg');
  const afterAgent = await seen();
  await debts.type('0', 'paying', '5', 'Enter');
  await expect.poll(seen).not.toBe(afterAgent);
  await user.press('Control+z');
  await expect.poll(seen).toBe(afterAgent);
});
