import { expect, test } from '../support/journey';
import { openWith } from '../support/planScreen';

test('what does not make sense is said in words, and blocks nothing', async ({ journey }) => {
  const { page, debts } = journey;
  await openWith(journey, '2000');
  await debts.type('0', 'accountNumber', '41111111', 'Enter');
  await debts.type('0', 'amount', '700', 'Enter');
  await debts.type('1', 'paying', '50', 'Enter');
  await debts.type('2', 'accountNumber', '4111-1111', 'Enter');
  for (const words of [
    'Debt 1, Account Number: The same account as Debt 3.',
    'Debt 1, $ Paying: An amount of $700.00, but nothing is paid on it.',
    'Debt 2, $ Amount: Paying $50.00, but there is no amount.',
    'Debt 3, Account Number: The same account as Debt 1.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(debts.cell('0', 'paying').getByRole('img')).toHaveAccessibleName(/nothing is paid on it/);
  await expect(debts.footer('paying')).toHaveText('$50.00');
  await debts.type('0', 'paying', '70', 'Enter');
  await debts.type('1', 'amount', '50', 'Enter');
  await debts.type('2', 'accountNumber', '4111-1112', 'Enter');
  await expect(page.getByText(/^Debt \d, /)).toHaveCount(0);
});
