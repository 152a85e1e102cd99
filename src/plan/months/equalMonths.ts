import { OPTIONS } from '../options';
import { PLAN_LENGTHS, paysTheTotal } from '../paymentPlan';

/** The length at which every option pays exactly Total Paying: 12 by the factors of today; undefined where none is. */
export const EQUAL_MONTHS: number | undefined = PLAN_LENGTHS.find((months) =>
  OPTIONS.every((option) => paysTheTotal(option, months)),
);
