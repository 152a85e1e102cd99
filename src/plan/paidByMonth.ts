import type { Money } from '../money/money';
import { OPTIONS, type PaymentOption } from './options';
import { paidBy } from './paymentPlan';

/** How an option's payments grow. */
export interface PaidByMonth {
  option: PaymentOption;
  /** What is paid by the end of each month, from month 0, before the first payment, to the last: dollars, exact. */
  paid: readonly Money[];
}

/** What has been paid by the end of each month under each option, in the order of the options. */
export function paidByMonth(totalPaying: Money, months: number): readonly PaidByMonth[] {
  return OPTIONS.map((option) => ({
    option,
    paid: Array.from({ length: months + 1 }, (_, month) => paidBy(option, totalPaying, months, month)),
  }));
}
