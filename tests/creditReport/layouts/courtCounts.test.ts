import { expect, it } from 'vitest';
import { debtsIn } from '../../support/reports';

const HEAD = `JUSTICE COURT OF OAK COUNTY
ELM PORTFOLIO LLC,
     Plaintiff,
vs.
JANE ROE,
     Defendant.
COMPLAINT`;
const PRAYER = 'WHEREFORE Plaintiff prays for judgment in the amount of $3,210.67, plus costs.';

it('reads a debt in each count of a complaint, with what is owed on its account now and who lent it', () => {
  const text = `${HEAD}
COUNT ONE – CREDIT CARD
1. Defendant opened a credit card account with Ash
Bank, N.A. (the "Original Creditor"), account number ending in 7741, with a credit line of $6,000.00.
2. It was charged off with a charge-off balance of $2,410.55. The balance now due and owing on
this account is $2,310.55.
SECOND CAUSE OF ACTION
3. Defendant entered into a loan agreement with Birch Lending for a sofa, account ending 9980, and owes $900.12 on it.
${PRAYER}`;
  const debts = debtsIn(text);
  expect(debts).toHaveLength(2);
  expect(debts[0]).toMatch(/ELM PORTFOLIO LLC.*7741.*2,?310\.55.*Ash Bank, N\.A\./);
  expect(debts[1]).toMatch(/ELM PORTFOLIO LLC.*9980.*900\.12.*Birch Lending/);
});

it('reads one debt where the counts of a complaint are about one account', () => {
  const text = `${HEAD}
Count I - Breach of Contract
1. Defendant opened an account with Ash Bank, account ending in 7741. The balance due is $3,210.67.
Count II - Account Stated
2. The account ending in 7741 was stated in the amount of $3,210.67.
${PRAYER}`;
  expect(debtsIn(text)).toHaveLength(1);
});

it('takes no words of the paper for who lent the money', () => {
  const text = `${HEAD}
1. Plaintiff is the assignee of the two accounts below. Defendant owes on a loan, account ending in 7741.
${PRAYER}`;
  expect(debtsIn(text)).toHaveLength(1);
  expect(debtsIn(text)[0]).not.toContain('the two');
});

it('takes who lent the money behind how much it was', () => {
  const text = `${HEAD}
1. On June 4, 2018 Defendant obtained a loan in the original principal amount of $7,500.00 from
Birch Funding LLC, account number XXXXX8820. The balance due is $3,210.67.
${PRAYER}`;
  expect(debtsIn(text)[0]).toContain('Birch Funding LLC');
});
