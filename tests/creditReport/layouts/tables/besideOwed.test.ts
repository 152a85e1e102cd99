import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';

function amountsOf(...lines: readonly string[]) {
  return readReport({ text: lines.join('\n'), tables: [] }).debts.map(
    ({ accountName, amountText, payingText, review }) => ({
      accountName,
      amountText,
      payingText,
      isMissing: review.includes('amount-missing'),
      isGuessed: review.includes('amount-guessed'),
    }),
  );
}

it.each([
  'Credit Limit',
  'High Balance',
  'Original Amount',
  'Settlement Offer',
  'Interest',
  'Past Due',
  'Late Fees',
])('keeps debts without an amount where their only sums are under %s', (heading) => {
  const debts = amountsOf(
    `Creditor\tAccount\t${heading}\tStatus`,
    'Chase\t1234\t$150.00\t60 days',
    'Citi\t4321\t$20.00\t30 days',
  );
  const none = { amountText: '', payingText: '', isMissing: true, isGuessed: false };
  expect(debts).toEqual([
    { accountName: 'Chase', ...none },
    { accountName: 'Citi', ...none },
  ]);
});

it.each(['Monthly Payment', 'Min Pmt', 'Payment'])(
  'keeps what stands under %s as the payment alone',
  (heading) => {
    const debts = amountsOf(
      `Creditor\t${heading}`,
      'Chase\t$150.00',
      'Oak Dental\t$20.00',
      'Proposed DMP payment\t$160.00',
      'Total\t$170.00',
    );
    expect(debts).toEqual([
      { accountName: 'Chase', amountText: '', payingText: '$150.00', isMissing: true, isGuessed: false },
      { accountName: 'Oak Dental', amountText: '', payingText: '$20.00', isMissing: true, isGuessed: false },
    ]);
  },
);

it('knows no debt by a limit beside a payment', () => {
  const [first] = amountsOf('Lender\tCredit Limit\tMonthly Payment', 'Chase\t$5,150.00\t$50.00');
  expect(first).toMatchObject({ amountText: '', payingText: '$50.00', isMissing: true });
});

it('takes the sums under a heading that nobody knows, and marks them', () => {
  const debts = amountsOf(
    'Creditor\tAccount\tZork\tStatus',
    'Chase\t1234\t$150.00\t60 days',
    'Citi\t4321\t$20.00\t30 days',
  );
  expect(debts.map(({ amountText, isGuessed }) => [amountText, isGuessed])).toEqual([
    ['$150.00', true],
    ['$20.00', true],
  ]);
});

it.each([
  ['Balance', 'Credit Limit'],
  ['Amount', 'Past Due'],
  ['How much I owe', 'Payment'],
  ['9/1/2025', 'Payment'],
])('takes what stands under %s beside %s without a mark', (heading, other) => {
  const debts = amountsOf(
    `Creditor\t${heading}\t${other}`,
    'Chase\t$5,150.00\t$50.00',
    'Citi\t$900.00\t$20.00',
  );
  expect(debts.map(({ amountText, isMissing }) => [amountText, isMissing])).toEqual([
    ['$5,150.00', false],
    ['$900.00', false],
  ]);
});
