import { expect, test } from './user';

test('the sheet takes 500 acts, and all that the history keeps is undone again', async ({ user }) => {
  const { debts } = user;
  await user.openCalculator();
  await user.click(debts.cell('0', 'paying'));
  for (let act = 1; act <= 25; act++) {
    for (let row = 0; row < 19; row++) {
      await user.type(String(act));
      await user.press('Enter');
    }
    await user.type(String(act));
    await user.press('Enter', 'Control+Home', 'End');
  }
  await user.sees(debts.footer('paying'), '$500.00');
  expect(await user.run(() => document.querySelectorAll('*').length)).toBeLessThan(3_000);
  for (let undo = 0; undo < 20; undo++) await user.press('Control+z');
  await user.sees(debts.footer('paying'), '$480.00');
});
