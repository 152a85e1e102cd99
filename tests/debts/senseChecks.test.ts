import { describe, expect, it } from 'vitest';
import { type Debt, type DebtField, EMPTY_DEBTS } from '../../src/debts/debt';
import { debtProblem } from '../../src/debts/senseChecks';

/** Debts in the first rows, with nothing in the others. */
function debts(...fields: Partial<Debt>[]): Debt[] {
  return EMPTY_DEBTS.map((empty, row) => ({ ...empty, ...fields[row] }));
}

describe('debtProblem', () => {
  it.each<[DebtField, Partial<Debt>]>([
    ['paying', { amount: '100', paying: '100' }],
    ['paying', { amount: '100.00', paying: '100.000' }],
    ['paying', {}],
    ['paying', { amount: '0' }],
    ['paying', { amount: '0.00', paying: '0' }],
    ['paying', { amount: '1.2.3' }],
    ['paying', { amount: '700' }],
    ['paying', { amount: '700', paying: '0.00' }],
    ['paying', { paying: '1' }],
    ['amount', { paying: '0' }],
    ['amount', { accountName: 'Oak Loan 1' }],
    ['amount', { accountName: 'Oak Loan 4,500', amount: '4500' }],
    ['amount', { amount: '100', paying: '100.01' }],
    ['amount', { paying: '1.2.3' }],
    ['accountNumber', { accountNumber: '1.2.3', paying: '1' }],
    ['current', { current: '90days', paying: '1' }],
  ])('finds nothing doubtful about %s in %j', (field, fields) => {
    expect(debtProblem(debts(fields), 0, field)).toBeUndefined();
  });

  it.each<[DebtField, Partial<Debt>, string]>([
    ['paying', { amount: '1000', paying: '1000.01' }, 'Paying $1,000.01 is above the amount of $1,000.00.'],
    ['paying', { amount: '0', paying: '1' }, 'Paying $1.00 is above the amount of $0.00.'],
    ['amount', { paying: '1' }, 'Paying $1.00, but there is no amount.'],
    ['amount', { accountName: 'Oak Loan 1 4,500' }, 'The name ends in an amount.'],
    ['amount', { accountName: 'Oak Bank 310.00' }, 'The name ends in an amount.'],
    ['amount', { accountName: 'Oak $ 1 , 200' }, 'The name ends in an amount.'],
    ['amount', { accountNumber: '$3,310.00' }, 'The account number ends in an amount.'],
    ['amount', { amount: '100.005' }, 'Shown as $100.01, added up as 100.005.'],
    ['paying', { amount: '5', paying: '.001' }, 'Shown as $0.00, added up as .001.'],
    ['paying', { amount: '1', paying: '1.005' }, 'Paying $1.01 is above the amount of $1.00.'],
    [
      'paying',
      { amount: '5', paying: '.' },
      '“.” is not an amount, so it counts as $0.00. Use digits and one decimal point.',
    ],
    [
      'amount',
      { amount: '1.2.3' },
      '“1.2.3” is not an amount, so it counts as $0.00. Use digits and one decimal point.',
    ],
  ])('says about %s in %j: %s', (field, fields, words) => {
    expect(debtProblem(debts(fields), 0, field)).toBe(words);
  });

  it.each<[string, Partial<Debt>, Partial<Debt>]>([
    ['of one number', { accountNumber: '4111-1111' }, { accountNumber: '4111 1111' }],
    [
      'of one number under two names',
      { accountName: 'A', accountNumber: '41111' },
      { accountName: 'B', accountNumber: '41111' },
    ],
    ['of one number in other letters', { accountNumber: 'ab12345' }, { accountNumber: 'AB12345' }],
    [
      'of one name and one masked number',
      { accountName: 'Example Bank', accountNumber: 'XXXX-1234' },
      { accountName: 'EXAMPLE  BANK ', accountNumber: '****1234' },
    ],
  ])('says about two accounts %s that they are the same, once and beside the later', (_, one, other) => {
    const entered = debts(one, {}, other);
    expect(debtProblem(entered, 2, 'accountNumber')).toBe('The same account as Debt 1.');
    for (const row of [0, 1]) expect(debtProblem(entered, row, 'accountNumber')).toBeUndefined();
    for (const row of [0, 1, 2]) expect(debtProblem(entered, row, 'accountName')).toBeUndefined();
  });

  it('tells two accounts without numbers by name and amount, beside the later name', () => {
    const debt = { accountName: 'Example Bank', amount: '500' };
    const entered = debts(debt, { ...debt, accountName: 'example  bank', amount: '500.00' });
    expect(debtProblem(entered, 1, 'accountName')).toBe('The same account as Debt 1.');
    expect(debtProblem(entered, 1, 'accountNumber')).toBeUndefined();
    expect(debtProblem(entered, 0, 'accountName')).toBeUndefined();
  });

  it('asks nothing about a debt as a whole while it is filled in, but says what is no amount', () => {
    const entered = debts(
      { accountNumber: '4111-1111', amount: '5', paying: '6' },
      { accountNumber: '4111 1111', amount: '1.2.3' },
    );
    expect(debtProblem(entered, 0, 'paying', 0)).toBeUndefined();
    expect(debtProblem(entered, 0, 'paying', 1)).toBe('Paying $6.00 is above the amount of $5.00.');
    expect(debtProblem(entered, 1, 'accountNumber', 1)).toBeUndefined();
    expect(debtProblem(entered, 1, 'accountNumber', 0), 'nor about another beside it').toBeUndefined();
    expect(debtProblem(entered, 1, 'accountNumber', null)).toBe('The same account as Debt 1.');
    expect(debtProblem(entered, 1, 'amount', 1)).toMatch(/is not an amount/);
  });

  it('says of a debt that is filled in already that an amount is finer than a cent, which no other cell changes', () => {
    const entered = debts({ amount: '100.005', paying: '200.005' });
    expect(debtProblem(entered, 0, 'amount', 0)).toBe('Shown as $100.01, added up as 100.005.');
    expect(debtProblem(entered, 0, 'paying', 0)).toBe('Shown as $200.01, added up as 200.005.');
    expect(debtProblem(entered, 0, 'paying', null)).toMatch(/is above the amount/);
  });

  it.each<[string, Partial<Debt>, Partial<Debt>]>([
    [
      'without numbers, of two amounts',
      { accountName: 'Example Bank', amount: '5' },
      { accountName: 'Example Bank', amount: '6' },
    ],
    ['without numbers, of no amount', { accountName: 'Example Bank' }, { accountName: 'Example Bank' }],
    ['of two numbers', { accountNumber: '41111' }, { accountNumber: '41112' }],
    [
      'of one lender under a number that hides its end, with two amounts',
      { accountName: 'Dept of Ed', accountNumber: '90113377****', amount: '3500' },
      { accountName: 'Dept of Ed', accountNumber: '90113377****', amount: '4500' },
    ],
    [
      'of two names and one masked number',
      { accountName: 'Example Bank', accountNumber: 'XXXX-1234' },
      { accountName: 'Store Card', accountNumber: 'XXXX-1234' },
    ],
    ['of which nothing is known', { accountNumber: '****' }, { accountNumber: '****' }],
  ])('tells two accounts %s apart', (_, one, other) => {
    for (const field of ['accountNumber', 'accountName'] as const)
      expect(debtProblem(debts(one, other), 1, field)).toBeUndefined();
  });
});
