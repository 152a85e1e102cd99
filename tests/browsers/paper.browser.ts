import { sheetsOf } from '../support/printed';
import { expect, test } from './user';

test('what comes out of the printer is one page for the member, and the screen comes back', async ({
  user,
}) => {
  await user.openCalculator();
  await user.debts.type('0', 'accountName', 'First Bank', 'Tab');
  await user.debts.type('0', 'paying', '1800', 'Enter');
  await user.sees(user.debts.footer('paying'), '$1,800.00');
  const sheets = await sheetsOf((await user.engine.print?.()) ?? Buffer.of());
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('First Bank');
  expect(sheets[0]).toContain('$1,800.00');
  expect(sheets[0]).not.toContain('Go to Budget');
  await user.misses('.printed-page');
  await user.debts.type('1', 'paying', '200', 'Enter');
  await user.sees(user.debts.footer('paying'), '$2,000.00');
});
