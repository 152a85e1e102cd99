import { describe, expect, it } from 'vitest';
import { EMPTY_BUDGET } from '../../src/budget/budget';
import { budgetSheet } from '../../src/budget/budgetSheet';

const BUDGET = {
  ...EMPTY_BUDGET,
  agentName: ' Alex Agent ',
  agentEmail: 'alex@example.com',
  firstName: 'Member',
  lastName: 'Example',
  address: '1 Main St',
  city: 'Springfield',
  state: 'OH',
  zip: '45501',
  phone: '555-0100',
  salary: '3500',
  otherIncome: '1.2.3',
  mortgage: '2000',
  utilities: '94.40',
  gasoline: '700.005',
};

describe('the budget sheet for the member', () => {
  it('says who and when, and leaves out what is not entered', () => {
    expect(budgetSheet(BUDGET, 'March 4, 2026').about).toEqual([
      ['Member', 'Member Example'],
      ['Prepared by', 'Alex Agent, alex@example.com'],
      ['Date', 'March 4, 2026'],
      ['Address', '1 Main St, Springfield, OH 45501'],
      ['Phone', '555-0100'],
    ]);
    expect(budgetSheet({ ...BUDGET, county: ' Clark ' }, 'today').about[3]).toEqual([
      'Address',
      '1 Main St, Springfield, OH 45501, County: Clark',
    ]);
    expect(budgetSheet(EMPTY_BUDGET, 'today').about.slice(0, 2)).toEqual([
      ['Member', 'Not named'],
      ['Prepared by', 'Not named'],
    ]);
  });

  it('says that totals are added up before rounding where an amount is finer than a cent', () => {
    const readable = { ...BUDGET, otherIncome: '' };
    expect(budgetSheet(readable, 'today').note).toMatch(/added up before rounding\.$/);
    expect(budgetSheet({ ...readable, gasoline: '700.01' }, 'today').note).toBeUndefined();
  });

  it('says that what is not readable is not counted, and quotes no more of it than has room', () => {
    const note = 'What is not readable is not known, and not counted in the totals.';
    expect(budgetSheet(BUDGET, 'today').note).toMatch(new RegExp(`before rounding\\. ${note}$`));
    const long = budgetSheet({ ...EMPTY_BUDGET, salary: '1'.repeat(70) }, 'today');
    expect(long.incomes.rows[0]).toEqual(['Salary', 'not readable: 111111111111…']);
    expect(long.note).toBe(note);
  });

  it('lists every income with the total', () => {
    const { incomes } = budgetSheet(BUDGET, 'today');
    expect(incomes.rows).toEqual([
      ['Salary', '$3,500.00'],
      ['Pension', '$0.00'],
      ['Social Security', '$0.00'],
      ['Other Income', 'not readable: 1.2.3'],
    ]);
    expect(incomes.total).toEqual(['Total Income', '$3,500.00']);
  });

  it('lists every expense in its group with the subtotal', () => {
    const { expenses } = budgetSheet(BUDGET, 'today');
    expect(expenses.map(({ name, rows, total }) => [name, rows.length, total[1]])).toEqual([
      ['Housing & Utilities', 4, '$2,094.40'],
      ['Transportation', 4, '$700.01'],
      ['Healthcare', 4, '$0.00'],
      ['Food and Groceries', 2, '$0.00'],
      ['Miscellaneous', 3, '$0.00'],
    ]);
    expect(expenses[0]?.rows[3]).toEqual(['Utilities', '$94.40']);
  });

  it('sums it up, below zero too', () => {
    expect(budgetSheet({ ...BUDGET, food: '1000' }, 'today').summary).toEqual([
      ['Total Income, before tax', '$3,500.00'],
      ['Total Expenses', '$3,794.41'],
      ['Available Income, before tax', '-$294.41'],
    ]);
  });
});
