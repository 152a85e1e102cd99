import { describe, expect, it } from 'vitest';
import { areHeadings, readHeadings } from '../../../../src/creditReport/layouts/tables/columns';
import { readLines } from '../../../../src/creditReport/page/lines';

const line = (text: string) =>
  readLines(`${text}\n\t`)[0] ?? { text: '', cells: [], afterBlank: false, from: 0, to: 0 };
const headings = (text: string) =>
  readHeadings(line(text))
    ?.map(({ kind }) => kind ?? '-')
    .join(' ');

describe('areHeadings', () => {
  it.each([
    [['name', 'balance']],
    [['number', 'amountLoose']],
    [['agency', 'status']],
    [['name', 'statusLoose']],
    [['name', 'accountStatus']],
    [['name', 'paying', undefined]],
  ] as const)('takes %j for those of debts', (kinds) => {
    expect(areHeadings(kinds)).toBe(true);
  });
  it.each([
    [['name', 'number']],
    [['balance', 'status']],
    [['name', undefined]],
    [['original', 'balance']],
    [['name', 'money']],
    [[]],
  ] as const)('refuses %j', (kinds) => {
    expect(areHeadings(kinds)).toBe(false);
  });
});

describe('readHeadings', () => {
  it.each([
    ['Creditor\tBalance', 'name balance'],
    ['Group\tLoan Type\tPrincipal\tInterest\tStatus', '- name balance money statusLoose'],
    ['Creditor\tLoan Type\tBalance\tStatus', 'name statusHint balance statusLoose'],
    ['Creditor:\tBalance ($)\tStatus*', 'name balance statusLoose'],
    ['Creditor\tBalance\tFoo\tBar', 'name balance - -'],
    ['Loan\tStatus\tPayment\tNext due\tBalance', 'name statusLoose paying date balance'],
    ['Creditor\tBalance 9/1/2025\tStatus', 'name balance statusLoose'],
    ['Creditor\tBalance as of Oct 1, 2025\tStatus', 'name balance statusLoose'],
    ['\tCreditor\tBalance\t', '- name balance -'],
    ['Creditor\tBalance\tFoo 12', 'name balance -'],
    ['Creditor\tPayment\t31-Jan\t28-Feb\t31-Mar', 'name paying - - -'],
    ['"Account\nNumber"\tBalance', 'number balance'],
  ])('reads %j', (text, kinds) => {
    expect(headings(text)).toBe(kinds);
  });
  it.each([
    ['Credit Card\tBalance\tLimit', 'name balance money'],
    ['Cards\tLimit\tBalance\tStatus', 'name money balance statusLoose'],
    ['Item\tTotal Payoff\tMinimum Payment', 'name balance paying'],
    ['Snowball\tStarting Balance\tCurrent Balance\tMinimum Payment', 'name money balance paying'],
    ['\tBalance\tLimit', 'name balance money'],
  ])('takes what calls the debts, or nothing, for the heading of their names: %j', (text, kinds) => {
    expect(headings(text)).toBe(kinds);
  });
  it('keeps the labels, small', () => {
    expect(readHeadings(line('Creditor:\t Pay  Status '))).toEqual([
      { kind: 'name', label: 'creditor' },
      { kind: 'status', label: 'pay status' },
    ]);
  });
  it.each([
    'Creditor',
    'Creditor\tFoo\tBar\tBalance\tBaz',
    'Creditor\t',
    'Foo\tBar',
    'Creditor\tBalance\t123',
    'Creditor\tBalance\t**',
    'Creditor\tBalance\t••',
    'Creditor\tBalance\t$5',
    'Creditor\tBalance\t$ 5',
    `Creditor\tBalance\tStatus${'\tStatus'.repeat(60)}`,
  ])('refuses %j', (text) => {
    expect(readHeadings(line(text))).toBeUndefined();
  });
  it('reads sixty headings', () => {
    expect(headings(`Creditor\tBalance${'\tStatus'.repeat(58)}`)).toBeDefined();
  });
});

it('takes the plaintiffs beside those who owe for the names of a list of a court', () => {
  expect(headings('Case\tPlaintiff\tDefendant\tAmount')).toContain('name');
  expect(headings('Case\tPlaintiff\tCourt\tAmount')).toBeUndefined();
});

it('takes who owns loans, and the court that is owed fines, for the names beside what is owed and paid', () => {
  expect(headings('Loan\tOwner\tBalance\tMonthly payment')).toContain('name');
  expect(headings('Case\tCourt\tBalance\tPlan payment')).toContain('name');
  expect(headings('Case\tCourt\tBalance\tFiled')).toBeUndefined();
  expect(headings('Creditor\tOwner\tBalance\tMonthly payment')).toBe('name text balance paying');
});

it.each([
  ['Debt snowball\tStarted at\tLeft\tMonthly', 'name money balance paying'],
  ['Our loans\tBalance\tMonthly payment', 'name balance paying'],
  ['Groceries\tBalance\tMonthly payment', undefined],
])('takes a title of debts over their names for the heading of those: %j', (text, kinds) => {
  expect(headings(text)).toBe(kinds);
});

it.each([
  ['\tBalance\tRate\tMonthly payment', 'name balance text paying'],
  ['\tBalance\tMonth', undefined],
  ['\tCreditor\tBalance\tPayment', '- name balance paying'],
])('takes an empty first heading for that of the names beside what is owed and paid: %j', (text, kinds) => {
  expect(headings(text)).toBe(kinds);
});
