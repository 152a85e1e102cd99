import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';
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

it('takes no row for a debt that has a share where the others have what is owed', () => {
  const text = `Creditor	Acct	Balance	Payment
OAK BANK	x7790	$9,128.44	$274.00
ELM AUTO	118820-7	$15,742.09	$478.12
DTI before / after		40.7%	37.6%`;
  expect(debtsIn(text)).toHaveLength(2);
});

it('reads how late debts are in a column that counts the months', () => {
  const text = `Creditor Name	Account Number	Current Balance	Months Delinquent	Debt Status
OAK BANK	5290XXXXXXXX4471	$8,344.61	1	Enrolled
ELM LENDING	PL-7720914	$11,906.20	0	Enrolled
ASH CARD	6035XXXXXXXX0098	$1,431.88	2	Enrolled`;
  expect(debtsIn(text).map((debt) => debt.split(' | ')[3])).toEqual(['30days', 'current', '60days']);
});

it.each(['n/a', 'TBD', '???', 'unknown'])(
  'keeps a debt of which the table says %j for what is owed',
  (sum) => {
    const text = `Creditor\tBalance\nOak Bank\t1,200\nElm Auto\t2,300\nAsh Card\t900\nFir Loans\t${sum}\nCards\t`;
    expect(
      readByRules({ text, tables: [] }).debts.map(({ accountName, amount, review }) => [
        accountName,
        amount?.toString(),
        review.includes('amount-missing'),
      ]),
    ).toEqual([
      ['Oak Bank', '1200', false],
      ['Elm Auto', '2300', false],
      ['Ash Card', '900', false],
      ['Fir Loans', undefined, true],
    ]);
  },
);

it('parts a sum from the thing that fills its column, beside the year it was bought in', () => {
  const text = `Description	Monthly Payment	Year Purchased	Final Payment	Current Value	Balance Owed
2016 Oak Truck (Elm Motor Fin)	$220	2016	01 / 27	$9,500	$3,100
2022 Ash Van (Fir Motor Fin) $466	2022	07 / 28	$21,000	$15,980`;
  expect(debtsIn(text).map((debt) => debt.split(' | ')[0])).toEqual([
    '2016 Oak Truck (Elm Motor Fin)',
    '2022 Ash Van (Fir Motor Fin)',
  ]);
  const paid = readByRules({ text, tables: [] }).debts.map(({ payingText }) => payingText);
  expect(paid).toEqual(['$220', '$466']);
});

it('marks what is owed in a row with a sum more than there are headings', () => {
  const text = `Creditor	Payment	Financing	Balance
OAK BANK	$1,206	2013	$158,000	$109,417
ELM AUTO	$206	2013	$9,417`;
  const doubts = readByRules({ text, tables: [] }).debts.map(({ review }) =>
    review.includes('amount-guessed'),
  );
  expect(doubts).toEqual([true, false]);
});

it('parts a long name from what is owed beside it, where one blank alone stands between them', () => {
  const text = `Creditor             Balance      Payment      Late
OAK VISA             $3,090.25    $97.00       no
Dr. Elm Dental Office $750.00     $50.00       no
ASH AUTO             $8,226.71    $503.90      no`;
  expect(debtsIn(text)[1]).toMatch(/^Dr\. Elm Dental Office \| {2}\| \$750\.00 \| current \| \$50\.00/);
});
