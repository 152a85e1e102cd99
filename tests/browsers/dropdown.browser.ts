import { test } from './user';

test.beforeEach(({ user }) => user.openCalculator());

test('letters choose in a dropdown cell, and Enter and Tab go on', async ({ user }) => {
  await user.click(user.debts.cell('0', 'originalCreditor'));
  await user.type('creditor 3');
  await user.press('Enter');
  await user.sees(user.debts.cell('0', 'originalCreditor'), 'Creditor 3');
  await user.standsOn('1/originalCreditor');
  await user.type('o');
  await user.press('Tab');
  await user.sees(user.debts.cell('1', 'originalCreditor'), 'Other');
  await user.standsOn('1/current');
  await user.press('ArrowLeft', 'F2', 'ArrowUp', 'Enter');
  await user.sees(user.debts.cell('1', 'originalCreditor'), 'Creditor 3');
});
