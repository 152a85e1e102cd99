import { OPTIONS } from './options';
import { MAX_MONTHS, MIN_MONTHS, paysTheTotal } from './paymentPlan';

/** The length at which every option pays exactly Total Paying: 12 by the factors of today; undefined where none is. */
export const EQUAL_MONTHS: number | undefined = Array.from(
  { length: MAX_MONTHS - MIN_MONTHS + 1 },
  (_, index) => MIN_MONTHS + index,
).find((months) => OPTIONS.every((option) => paysTheTotal(option, months)));
