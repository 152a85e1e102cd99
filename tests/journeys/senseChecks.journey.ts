import { expect, test } from '../support/journey';
import { openWith } from '../support/planScreen';

test('what does not make sense is said in words, and blocks nothing', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'accountNumber', '41111111', 'Enter');
  await debts.type('0', 'amount', '700', 'Enter');
  await debts.type('1', 'paying', '50', 'Enter');
  await debts.type('2', 'accountNumber', '4111-1111', 'Enter');
  const list = page.getByRole('list', { name: 'Debts, to check' });
  await expect(list.getByRole('listitem')).toHaveText([
    /^Debt 2, \$ Amount: Paying \$50\.00, but there is no amount\./,
    /^Debt 3, Account Number: The same account as Debt 1\./,
  ]);
  await expect(debts.cell('1', 'amount').getByRole('img')).toHaveAccessibleName(/there is no amount/);
  await expect(debts.footer('paying')).toHaveText('$50.00');
  await debts.type('0', 'paying', '70', 'Enter');
  await debts.type('1', 'amount', '50', 'Enter');
  await debts.type('2', 'accountNumber', '4111-1112', 'Enter');
  await expect(list).toHaveCount(0);
});
