import { expect, it } from 'vitest';
import { readReport } from '../../../src/creditReport/readReport';

function debtsOf(value: unknown) {
  return readReport({ text: JSON.stringify(value, null, 1), tables: [] }).debts.map((debt) => [
    debt.accountName,
    debt.accountNumber,
    debt.amount?.toNumber(),
    debt.paying?.toNumber(),
    debt.current,
  ]);
}

const CARD = {
  account_id: 'dVzbVMLjrxTnLjX4G66XUp5GLklm4oiZy88yK',
  balances: { available: 2089, current: 410.65, limit: 2500 },
  mask: '3391',
  name: 'Savor Rewards Card',
  subtype: 'credit card',
  type: 'credit',
};

it('joins what several lists say of one account by its id', () => {
  const terms = {
    account_id: CARD.account_id,
    is_overdue: false,
    last_statement_balance: 398.77,
    minimum_payment_amount: 25,
  };
  expect(debtsOf({ accounts: [CARD], liabilities: { credit: [terms] } })).toEqual([
    ['Savor Rewards Card', '3391', 410.65, 25, 'current'],
  ]);
});

it('keeps accounts of different ids apart', () => {
  const other = {
    ...CARD,
    account_id: 'qrTz81k0eNsPn6bb2mWvFLrxQ5oe9tpA1c0Z',
    mask: '7702',
    name: 'Discover it Card',
  };
  expect(debtsOf({ accounts: [CARD, other] })).toHaveLength(2);
});

it.each([
  ['depository', 'checking', 'Everyday Checking'],
  ['investment', '401k', 'Company plan'],
  ['depository', 'savings', 'GRANITE'],
])('reads no debt of a %s account', (type, subtype, name) => {
  expect(
    debtsOf({
      accounts: [CARD, { ...CARD, account_id: 'u8kQe0MmRzH33LdwW4XvSt5pNGb7yPJj2aEo', type, subtype, name }],
    }),
  ).toHaveLength(1);
});

it('reads a sum that is past due as a sum, and not as an answer', () => {
  const account = {
    creditorName: 'FIRST PREMIER',
    accountNumber: '5178****',
    currentBalance: 900,
    pastDue: 0,
    paymentStatus: '60 days late',
  };
  expect(debtsOf([account])).toEqual([['FIRST PREMIER', '5178****', 900, undefined, '60days']]);
});
