import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AGENT_FIELDS,
  agentProblems,
  availableIncomeProblem,
  type Budget,
  budgetLabel,
  budgetTotals,
  EMPTY_BUDGET,
  groupSubtotals,
  isBlank,
  isEmailAddress,
  MEMBER_FIELDS,
  nextMember,
  percentOf,
} from '../../src/budget/budget';
import { EXPENSE_GROUPS, EXPENSES } from '../../src/budget/expenses';
import { INCOMES } from '../../src/budget/incomes';
import { formatMoney, parseMoney, sum } from '../../src/money/money';

const AMOUNT_IDS = [...INCOMES, ...EXPENSES].map(({ id }) => id);

/** What is shown for the totals of a budget: income, expenses, available. */
function shownTotals(amounts: Partial<Budget>): string[] {
  const { totalIncome, totalExpenses, availableIncome } = budgetTotals({ ...EMPTY_BUDGET, ...amounts });
  return [totalIncome, totalExpenses, availableIncome].map(formatMoney);
}

describe('the fields', () => {
  it('are the 2 of the agent, the 9 of the member, 4 incomes and 17 expenses, all empty at first', () => {
    expect([AGENT_FIELDS, MEMBER_FIELDS, INCOMES, EXPENSES].map(({ length }) => length)).toEqual([
      2, 9, 4, 17,
    ]);
    expect(Object.keys(EMPTY_BUDGET)).toHaveLength(32);
    expect(new Set(Object.values(EMPTY_BUDGET))).toEqual(new Set(['']));
  });

  it.each([
    ['Housing & Utilities', ['mortgage', 'propertyTax', 'homeInsurance', 'utilities']],
    ['Transportation', ['carPayment', 'carInsurance', 'gasoline', 'autoMaintenance']],
    ['Healthcare', ['healthInsurance', 'copays', 'pharmacy', 'otc']],
    ['Food and Groceries', ['food', 'personalCare']],
    ['Miscellaneous', ['cellphone', 'internet', 'streaming']],
  ])('of the group %s are %j', (group, ids) => {
    expect(EXPENSES.filter((expense) => expense.group === group).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['agentName', 'Agent Name'],
    ['zip', 'Member Zip'],
    ['socialSecurity', 'Social Security'],
    ['streaming', 'Cable / Streaming'],
  ] as const)('include %s, labelled %s', (field, label) => {
    expect(budgetLabel(field)).toBe(label);
  });
});

describe('budgetTotals', () => {
  it.each([
    ['nothing', {}, ['$0.00', '$0.00', '$0.00']],
    ['an income', { salary: '4500' }, ['$4,500.00', '$0.00', '$4,500.00']],
    ['more expenses than income', { pension: '1', food: '2.5' }, ['$1.00', '$2.50', '-$1.50']],
    ['tenths of a dollar', { salary: '0.1', pension: '0.2', otc: '0.3' }, ['$0.30', '$0.30', '$0.00']],
    ['a text that is no amount', { salary: '1.2.3', pension: '5' }, ['$5.00', '$0.00', '$5.00']],
    ['what is no amount field', { zip: '90210', agentName: '7' }, ['$0.00', '$0.00', '$0.00']],
  ])('of %s are right to the cent', (_, amounts, totals) => {
    expect(shownTotals(amounts)).toEqual(totals);
  });

  it.each(AMOUNT_IDS)('count %s once, as income or as expense', (field) => {
    const isIncome = INCOMES.some(({ id }) => id === field);
    expect(shownTotals({ [field]: '7' })).toEqual(
      isIncome ? ['$7.00', '$0.00', '$7.00'] : ['$0.00', '$7.00', '-$7.00'],
    );
  });

  it('have expenses that the subtotals of the groups add up to, whatever is entered', () => {
    const texts = fc.oneof(
      fc.bigInt({ min: 0n, max: 10n ** 20n }).map((cents) => `${cents / 100n}.${cents % 100n}`),
      fc.constantFrom('', '.', '1.2.3'),
    );
    fc.assert(
      fc.property(fc.array(texts, { minLength: 17, maxLength: 17 }), (entered) => {
        const amounts = Object.fromEntries(EXPENSES.map(({ id }, index) => [id, entered[index]]));
        const budget = { ...EMPTY_BUDGET, ...amounts };
        const subtotals = groupSubtotals(budget);
        const added = sum(EXPENSE_GROUPS.map((group) => subtotals[group]));
        expect(added.toFixed()).toBe(budgetTotals(budget).totalExpenses.toFixed());
      }),
    );
  });
});

it('keeps the agent and clears the member and the amounts for the next member', () => {
  const entered = Object.fromEntries(Object.keys(EMPTY_BUDGET).map((field) => [field, '1'])) as Budget;
  expect(nextMember(entered)).toEqual({ ...EMPTY_BUDGET, agentName: '1', agentEmail: '1' });
});

describe('agentProblems', () => {
  it.each([
    ['Alex', 'alex@example.com', []],
    ['', 'alex@example.com', ['agentName']],
    [' \t', 'alex@example.com', ['agentName']],
    ['Alex', '', ['agentEmail']],
    ['Alex', '  ', ['agentEmail']],
    ['Alex', 'alex', ['agentEmail']],
    ['', '', ['agentName', 'agentEmail']],
  ])('of the name %j and the e-mail %j are with %j', (agentName, agentEmail, fields) => {
    expect(Object.keys(agentProblems({ ...EMPTY_BUDGET, agentName, agentEmail }))).toEqual(fields);
  });

  it('tell a missing e-mail from one that is none', () => {
    const problemOf = (agentEmail: string) => agentProblems({ ...EMPTY_BUDGET, agentEmail }).agentEmail;
    expect(problemOf('')).toBe('Agent Email is required.');
    expect(problemOf('alex')).toMatch(/^Agent Email is not an e-mail address\. Write it like/);
  });
});

it.each([
  ['', true],
  [' \u00a0\n', true],
  ['0', false],
])('takes %j for blank: %j', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

describe('isEmailAddress', () => {
  it.each(['alex@example.com', 'a.b+c@d-e.co.uk', 'alex@localhost', ' alex@example.com '])(
    'takes %j',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'alex',
    '@example.com',
    'alex@',
    'alex@.com',
    'alex@example.',
    'alex@a..com',
    'a b@example.com',
    'a@b@c.com',
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('percentOf', () => {
  it.each([
    ['0', '0', 0],
    ['0', '100', 0],
    ['100', '100', 100],
    ['1', '3', 33],
    ['2', '3', 67],
    ['1', '200', 1],
    ['0.99', '200', 0],
    ['333333333333.33', '999999999999.99', 33],
  ])('of $%s in $%s is %d', (part, whole, percent) => {
    expect(percentOf(parseMoney(part), parseMoney(whole))).toBe(percent);
  });
});

describe('availableIncomeProblem', () => {
  it('says by how much the expenses are above the income', () => {
    expect(availableIncomeProblem(parseMoney('800.7').neg())).toBe('Expenses are $800.70 above income.');
  });

  it.each(['0', '0.01'])('finds nothing doubtful about $%s', (available) => {
    expect(availableIncomeProblem(parseMoney(available))).toBeUndefined();
  });
});
