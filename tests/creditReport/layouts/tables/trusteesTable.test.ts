import { expect, it } from 'vitest';
import { debtsIn } from '../../../support/reports';

it('reads the claims that a trustee lists by their accounts, not by the numbers of the claims, and none of the office', () => {
  const text = `Clm #	Creditor	Acct	Class	Claimed	Mo. Pmt	Balance Due
1	OAK MORTGAGE	8817	Secured	9,412.66	156.88	4,706.26
2	ELM AUTO	30562	Secured	17,200.00	318.00	8,829.85
4	ASH BANK		Unsecured	3,319.04	0.00	3,106.27
799	DEBTOR REFUND		Refund	0.00	0.00	0.00
800	TRUSTEE FEE		Admin	400.00	0.00	300.00`;
  expect(debtsIn(text).map((debt) => debt.split(' | ').slice(0, 3))).toEqual([
    ['OAK MORTGAGE', '8817', '4,706.26'],
    ['ELM AUTO', '30562', '8,829.85'],
    ['ASH BANK', '', '3,106.27'],
  ]);
});
