import fc from 'fast-check';
import { type Money, parseMoney } from '../../src/money/money';
import { OPTIONS, type PaymentOption } from '../../src/plan/options';

/** Every length a plan can have. */
export const EVERY_LENGTH = Array.from({ length: 55 }, (_, index) => BigInt(index + 6));

/** Total Paying in cents. */
export const someCents = fc.bigInt({ min: 1n, max: 10n ** 14n });

/** The specification's factors, in tenths. */
const TENTHS: Record<PaymentOption['id'], { firstSix: bigint; later: bigint }> = {
  optionA: { firstSix: 8n, later: 12n },
  optionB: { firstSix: 9n, later: 11n },
  optionC: { firstSix: 10n, later: 10n },
};

/** A plan as the specification has it: one option in the first phase, one in the later, each by the letter. */
export function simulate(first: PaymentOption['id'], later: PaymentOption['id'], months: bigint) {
  const tenthsIn = (month: bigint) => (month <= 6n ? TENTHS[first].firstSix : TENTHS[later].later);
  return {
    /** What a month asks for, times 10·N: in the unit of Total Paying. */
    asked: (total: bigint, month: bigint) => total * tenthsIn(month),
    /** What has been paid by the end of each month, month by month, times 10·N: in the unit of Total Paying. */
    paidByMonth: (total: bigint): bigint[] => {
      const paid: bigint[] = [];
      for (let month = 1n; month <= months; month++) paid.push((paid.at(-1) ?? 0n) + total * tenthsIn(month));
      return paid;
    },
  };
}

export function labelled(label: string): PaymentOption {
  const option = OPTIONS.find((each) => each.label === label);
  if (!option) throw new Error(`There is no ${label}.`);
  return option;
}

export function dollars(cents: bigint): Money {
  const [sign, digits] = cents < 0n ? [-1, -cents] : [1, cents];
  return parseMoney(`${digits}`).div(100).times(sign);
}
