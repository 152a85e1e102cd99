import { expect, it } from 'vitest';
import { EQUAL_MONTHS } from '../../../src/plan/months/equalMonths';
import { OPTIONS } from '../../../src/plan/options';
import { EVERY_LENGTH, simulate } from '../../support/plans';

it('is 12, the only length over which every option pays exactly the total', () => {
  const total = 1809n;
  const equal = EVERY_LENGTH.filter((months) =>
    OPTIONS.every(({ id }) => simulate(id, id, months).paidByMonth(total).at(-1) === total * 10n * months),
  );
  expect(equal).toEqual([12n]);
  expect(EQUAL_MONTHS).toBe(12);
});
