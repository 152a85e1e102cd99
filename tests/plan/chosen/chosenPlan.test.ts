import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../../../src/money/money';
import { chosenPlan } from '../../../src/plan/chosen/chosenPlan';
import { OPTIONS } from '../../../src/plan/options';
import { dollars, EVERY_LENGTH, simulate, someCents } from '../../support/plans';

function choose(firstPlan: string, laterPlan: string, total = '24000', months = 36) {
  const terms = { totalPaying: parseMoney(total), months, availableIncome: parseMoney('700') };
  return chosenPlan({ firstPlan, laterPlan }, terms);
}

describe('the sentence to read aloud', () => {
  it.each([
    [
      'optionA',
      'optionA',
      36,
      'You pay $533.33 a month for 6 months, then $800.00 a month for 30 months. That makes $27,200.00, $3,200.00 more than the $24,000.00 to pay off.',
    ],
    [
      'optionA',
      'optionC',
      36,
      'You pay $533.33 a month for 6 months, then $666.67 a month for 30 months. That makes $23,200.00, $800.00 less than the $24,000.00 to pay off.',
    ],
    [
      'optionC',
      'optionC',
      36,
      'You pay $666.67 a month for 36 months. That makes $24,000.00, exactly the $24,000.00 to pay off.',
    ],
    [
      'optionB',
      'optionA',
      7,
      'You pay $3,085.71 a month for 6 months, then $4,114.29 a month for 1 month. That makes $22,628.57, $1,371.43 less than the $24,000.00 to pay off.',
    ],
    [
      'optionA',
      'optionB',
      6,
      'You pay $3,200.00 a month for 6 months. That makes $19,200.00, $4,800.00 less than the $24,000.00 to pay off.',
    ],
    [
      'optionC',
      'optionA',
      6,
      'You pay $4,000.00 a month for 6 months. That makes $24,000.00, exactly the $24,000.00 to pay off.',
    ],
    [
      'optionB',
      'optionB',
      12,
      'You pay $1,800.00 a month for 6 months, then $2,200.00 a month for 6 months. That makes $24,000.00, exactly the $24,000.00 to pay off.',
    ],
  ])('for %s, then %s over %d months is: %s', (first, later, months, sentence) => {
    expect(choose(first, later, '24000', months)).toMatchObject({ sentence, isSaid: true });
  });

  it.each([
    ['optionA', 'optionB', 40, 'Fits, before tax'],
    ['optionB', 'optionC', 36, 'Does not fit: not all is paid off'],
    ['optionC', 'optionB', 36, 'Above Available Income, before tax'],
  ])('of %s, then %s over %d months has a verdict of its own: %s', (first, later, months, words) => {
    expect(choose(first, later, '24000', months).verdict?.words).toBe(words);
  });

  it.each([
    ['option1', 'option4', 'Choose an option for each phase to form a plan.'],
    ['optionA', 'option4', 'Choose an option for months 7+ as well to form a plan.'],
    ['option1', 'optionB', 'Choose an option for months 1-6 as well to form a plan.'],
    ['anything', '', 'Choose an option for each phase to form a plan.'],
  ])('says for %s and %s what is missing: %s', (first, later, sentence) => {
    expect(choose(first, later)).toEqual({
      name: undefined,
      factors: undefined,
      outcome: undefined,
      verdict: undefined,
      sentence,
      isSaid: false,
    });
  });

  it.each([
    ['option1', 'option4'],
    ['option1', 'optionB'],
  ])('asks at six months for an option for months 1-6 alone: %s, %s', (first, later) => {
    expect(choose(first, later, '24000', 6)).toMatchObject({
      sentence: 'Choose an option for months 1-6 to form a plan.',
      isSaid: false,
    });
  });

  it('is whole at six months with an option for months 1-6 alone', () => {
    expect(choose('optionA', 'option4', '24000', 6)).toMatchObject({
      name: 'Option A',
      sentence:
        'You pay $3,200.00 a month for 6 months. That makes $19,200.00, $4,800.00 less than the $24,000.00 to pay off.',
      isSaid: true,
    });
    expect(choose('optionA', 'option4', '24000', 7).isSaid).toBe(false);
  });

  it('says that nothing is to pay yet where nothing is', () => {
    expect(choose('optionA', 'optionB', '0')).toMatchObject({
      name: 'Option A, then Option B',
      sentence: 'Nothing is to pay yet.',
      isSaid: false,
    });
  });
});

it.each([
  ['optionA', 'optionA', 36, 'Option A'],
  ['optionC', 'optionB', 36, 'Option C, then Option B'],
  ['optionC', 'optionB', 6, 'Option C'],
])('names the plan of %s and %s over %d months: %s', (first, later, months, name) => {
  expect(choose(first, later, '24000', months).name).toBe(name);
});

it('comes, for every mixture and length, to what its months add up to', () => {
  const option = fc.constantFrom(...OPTIONS.map(({ id }) => id));
  fc.assert(
    fc.property(
      option,
      option,
      someCents,
      fc.constantFrom(...EVERY_LENGTH),
      (first, later, total, months) => {
        const { outcome } = chosenPlan(
          { firstPlan: first, laterPlan: later },
          { totalPaying: dollars(total), months: Number(months), availableIncome: parseMoney('1') },
        );
        const paid = simulate(first, later, months).paidByMonth(total);
        const rounded = (2n * (paid.at(-1) ?? 0n) + 10n * months) / (20n * months);
        const covered = paid.findIndex((each) => each >= total * 10n * months);
        expect(outcome && formatMoney(outcome.paid)).toBe(formatMoney(dollars(rounded)));
        expect(outcome?.coveredIn).toBe(covered < 0 ? undefined : covered + 1);
      },
    ),
  );
});
