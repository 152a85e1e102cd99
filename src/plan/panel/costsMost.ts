import { OPTIONS, type PaymentOption } from '../options';
import { coversTheTotal, paysMoreThan } from '../paymentPlan';

/** Whether an option costs more than any other. Where another does not pay all off, to pay more is no higher price. */
export function costsMost(option: PaymentOption, months: number): boolean {
  return OPTIONS.every(
    (other) => other === option || (coversTheTotal(other, months) && paysMoreThan(option, other, months)),
  );
}
