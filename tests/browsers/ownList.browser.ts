import { test } from './user';

test.beforeEach(({ user }) => user.openCalculator());

test('Enter opens the list of a dropdown cell, arrows choose in it, and Enter commits and stays', async ({
  user,
}) => {
  const cell = user.debts.cell('3', 'current');
  await user.click(cell);
  await user.press('Enter', 'ArrowDown', 'ArrowDown', 'Enter');
  await user.sees(cell, '30 Days Late');
  await user.standsOn('3/current');
  await user.press('Alt+ArrowDown', 'ArrowDown', 'Enter');
  await user.sees(cell, '60 Days Late');
  await user.press('Enter', 'ArrowUp', 'Escape');
  await user.press('ArrowDown', 'ArrowUp');
  await user.standsOn('3/current');
  await user.sees(cell, '60 Days Late');
});
