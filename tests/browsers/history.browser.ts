import { button, expect, test } from './user';

test('undo and redo go over both screens, and the button names the act', async ({ user }) => {
  const { incomes, engine } = user;
  const drawn = async () => {
    await user.run(() => scrollTo(0, 0));
    return engine.picture('.history-button');
  };
  await user.openBudget();
  await incomes.type('salary', 'amount', '1', 'Enter');
  await user.sees(incomes.footer(), '$1.00');
  const salary = await drawn();
  await incomes.type('pension', 'amount', '1', 'Enter');
  await user.sees(incomes.footer(), '$2.00');
  const pension = await drawn();
  expect(salary.equals(pension), 'the button is drawn anew').toBe(false);

  await user.press('Control+z');
  await user.sees(incomes.footer(), '$1.00');
  expect(salary.equals(await drawn()), 'and back again').toBe(true);
  await user.press('Control+y');
  await user.sees(incomes.footer(), '$2.00');
  await user.fillAgent();
  await user.submit();
  await user.debts.type('0', 'paying', '5', 'Enter');
  await user.sees(user.debts.footer('paying'), '$5.00');
  await user.click(button('Undo'));
  await user.sees(user.debts.footer('paying'), '$0.00');
  await user.click(button('Go to Budget'));
  await user.click(button('New member'));
  await user.sees(incomes.footer(), '$0.00');
  await user.click(button('Undo'));
  await user.sees(incomes.footer(), '$2.00');
});
