import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../../src/money/money';
import { OPTIONS } from '../../src/plan/options';
import { monthlyAmounts } from '../../src/plan/paymentPlan';
import { PHASES } from '../../src/plan/phases';

describe('the options', () => {
  it('are A, B and C, in this order', () => {
    expect(OPTIONS.map(({ id, label }) => [id, label])).toEqual([
      ['optionA', 'Option A'],
      ['optionB', 'Option B'],
      ['optionC', 'Option C'],
    ]);
  });

  it.each([
    ['Option A', '$80.00', 'months 1-6'],
    ['Option A', '$120.00', 'months 7+'],
    ['Option B', '$90.00', 'months 1-6'],
    ['Option B', '$110.00', 'months 7+'],
    ['Option C', '$100.00', 'months 1-6'],
    ['Option C', '$100.00', 'months 7+'],
  ])('give %s %s of a base monthly of $100.00 in %s', (label, amount, phase) => {
    const [option] = OPTIONS.filter((each) => each.label === label);
    const amounts = option && monthlyAmounts(option, parseMoney('1800'), 18);
    const asked = phase === 'months 1-6' ? amounts?.firstSix : amounts?.later;
    expect(asked && formatMoney(asked)).toBe(amount);
  });
});

it('has one dropdown for each phase of a plan, whose first entry means that nothing is chosen yet', () => {
  expect(PHASES.map(({ hint, unchosen }) => [hint, unchosen.value, unchosen.label])).toEqual([
    ['Months 1-6', 'option1', 'Option 1-6'],
    ['Months 7+', 'option4', 'Option 4$'],
  ]);
});
