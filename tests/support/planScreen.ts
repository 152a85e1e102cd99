import { expect, type Journey } from './journey';

/** Opens the calculator of a member with so large a salary, who pays $1,000 for rent. */
export async function openWith(journey: Journey, salary: string) {
  const { page, incomes, expenses } = journey;
  await journey.openBudget();
  await journey.fillAgent();
  await page.getByLabel('First Name').fill('Member');
  await page.getByLabel('Last Name').fill('Example');
  await incomes.type('salary', 'amount', salary, 'Enter');
  await expenses.type('mortgage', 'amount', '1000', 'Enter');
  await journey.submit();
  await expect(journey.debts.cell('0', 'paying')).toBeVisible();
}

export const optionOf = ({ page }: Journey, letter: string) =>
  page.getByRole('region', { name: `Option ${letter}`, exact: true });

export const monthsOf = ({ page }: Journey) => page.getByRole('slider', { name: /^Months/ });
