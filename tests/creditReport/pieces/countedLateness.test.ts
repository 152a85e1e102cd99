import { expect, it } from 'vitest';
import { paymentsLate } from '../../../src/creditReport/pieces/countedLateness';

it.each([
  [1, ['a month late', 'behind by a month', 'missed one payment', 'missed a payment', 'skipped last month', '1 cycle', '1 missed payment', 'one skipped payment', 'missed October', 'behind 1', '6 weeks late', '1 MO. LATE', '1 mo.']],
  [2, ['2 months behind', '2 missed payments', 'behind on 2 payments', 'late by two pmts', 'a couple months behind', 'missed October and November', 'no payment in 2 months', "haven't paid for 2 months", 'skipped 2 installments', '2 behind', 'behind two', '2 cycles past due', '2 months', '2 mo. late !!', 'she is 2 mos. behind', 'late 2 pmts.']],
  [3, ['several months behind', 'a few payments late', '3 mths overdue', 'missed aug, sept and oct', 'three months without paying']],
  [5, ['not paid in 5 months', 'unpaid for 5 months', 'stopped paying 5 months ago', 'way behind, like 5 months']],
  [12, ['a year behind', 'late 12 months']],
  [0, ['never missed a payment', 'never had a missed payment', '2 missed payments in 2023', "hasn't missed 2 payments", 'not missed one payment', 'no missed 2 payments', '24 months left', 'past due 5 yrs left', 'late, 12 payments to go', '6 payments', '2 payments left', '2 weeks late', 'not behind 2', 'never missed two', '12 mo. left', 'late 5 mo. left', 'behind the store', 'missed call', 'missed marks', '12 months no payments', 'owes 3 months', '$2 behind', 'Capital One payment past due', 'your Credit One bill is overdue', 'current']],
] as const)('counts %i as late', (count, texts) => {
  expect(texts.filter((text) => paymentsLate(text) !== count)).toEqual([]);
}); // biome-ignore format: statuses are read in lines
