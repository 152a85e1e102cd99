import { describe, expect, it } from 'vitest';
import { type Budget, EMPTY_BUDGET } from '../../src/budget/budget';
import {
  type BudgetPayload,
  budgetPayload,
  incomeForPlans,
  readBudgetPayload,
} from '../../src/budget/budgetPayload';

const PAYLOAD: BudgetPayload = {
  agentName: 'Alex Agent',
  agentEmail: 'alex@example.com',
  firstName: 'Maria',
  lastName: 'Lopez',
  totalIncome: 4500,
  totalExpenses: 5300.7,
  availableIncome: -800.7,
};

const TEXTS = ['agentName', 'agentEmail', 'firstName', 'lastName'] as const;
const AMOUNTS = ['totalIncome', 'totalExpenses', 'availableIncome'] as const;
const NOT_SENT = Symbol('not sent');

/** Every way in which one field of a payload can be wrong. */
const WRONG_FIELDS: [field: string, value: unknown][] = [
  ...[...TEXTS, ...AMOUNTS].flatMap((field): [string, unknown][] =>
    [NOT_SENT, undefined, null, {}, ['x']].map((value) => [field, value]),
  ),
  ...TEXTS.map((field): [string, unknown] => [field, 7]),
  ...AMOUNTS.flatMap((field): [string, unknown][] =>
    [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '7', 7n].map((value) => [field, value]),
  ),
  ['totalIncome', -0.01],
  ['totalExpenses', -0.01],
  ['agentName', ''],
  ['agentName', ' \t'],
  ['agentEmail', ''],
  ['agentEmail', '  '],
  ['agentEmail', 'alex'],
];

describe('budgetPayload', () => {
  it('holds the seven fields of a filled budget and nothing else, amounts as numbers in dollars', () => {
    const filled = Object.fromEntries(Object.keys(EMPTY_BUDGET).map((field) => [field, '1'])) as Budget;
    expect(budgetPayload(filled)).toEqual({
      agentName: '1',
      agentEmail: '1',
      firstName: '1',
      lastName: '1',
      totalIncome: 4,
      totalExpenses: 17,
      availableIncome: -13,
    });
  });

  it('holds the sum of 0.1 and 0.2 as 0.3', () => {
    const budget = { ...EMPTY_BUDGET, salary: '0.1', pension: '0.2', food: '0.3' };
    expect(budgetPayload(budget)).toMatchObject({ totalIncome: 0.3, totalExpenses: 0.3, availableIncome: 0 });
  });

  it('is read back as it was sent', () => {
    const agent = { agentName: PAYLOAD.agentName, agentEmail: PAYLOAD.agentEmail };
    const sent = budgetPayload({ ...EMPTY_BUDGET, ...agent, salary: '12.34', food: '20' });
    expect(readBudgetPayload(structuredClone(sent))).toEqual(sent);
  });
});

describe('readBudgetPayload', () => {
  it('takes a payload whose available income is negative', () => {
    expect(readBudgetPayload(PAYLOAD)).toEqual(PAYLOAD);
  });

  it('takes a payload without the names of the member, and with totals of zero', () => {
    const payload = { ...PAYLOAD, firstName: '', lastName: '', totalIncome: 0, totalExpenses: 0 };
    expect(readBudgetPayload(payload)).toEqual(payload);
  });

  it('passes on no further field', () => {
    expect(readBudgetPayload({ ...PAYLOAD, zip: '90210', key: 'default' })).toEqual(PAYLOAD);
  });

  it.each([undefined, null, 'state', 7, true, [], {}, [PAYLOAD], () => PAYLOAD])('refuses %s', (state) => {
    expect(readBudgetPayload(state)).toBeUndefined();
  });

  it.each(WRONG_FIELDS)('refuses a payload whose %s is %o', (field, value) => {
    const { [field]: _, ...others } = PAYLOAD as unknown as Record<string, unknown>;
    const payload = value === NOT_SENT ? others : { ...others, [field]: value };
    expect(readBudgetPayload(payload)).toBeUndefined();
  });
});

it.each([
  ['nothing is entered', { totalIncome: 0, totalExpenses: 0, availableIncome: 0 }, undefined],
  ['as much is spent as comes in', { totalIncome: 7, totalExpenses: 7, availableIncome: 0 }, 0],
  ['only expenses are entered', { totalIncome: 0, totalExpenses: 7, availableIncome: -7 }, -7],
  ['something is left', { totalIncome: 9, totalExpenses: 7, availableIncome: 2 }, 2],
])('judges plans by the Available Income where %s: %o', (_, totals, income) => {
  expect(incomeForPlans({ ...PAYLOAD, ...totals })?.toNumber()).toBe(income);
});
