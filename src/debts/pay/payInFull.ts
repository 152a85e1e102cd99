import { type Money, moneyFromNumber, parseMoney, roundToCent, ZERO } from '../../money/money';
import type { CellChange } from '../../sheet/sheet';
import type { Debt } from '../debt';

/** The share of a debt that is paid unless another one is entered, as the text of its field. */
export const FULL_SHARE = '100';

/** The whole of a debt, in per cent. */
const WHOLE = moneyFromNumber(100);

/**
 * Reads the share of a debt that is to be paid.
 *
 * @param text as typed, with or without a per cent sign, with a decimal point or comma: `33,3` is 33.3
 * @returns per cent, exact, above 0 and up to 100; undefined where the text is no such number
 */
export function parseShare(text: string): Money | undefined {
  const digits = text
    .replace(/%\s*$/, '')
    .trim()
    .replace(/,(?=\d\d?$)/, '.');
  if (digits === '' || /[^\d.]/.test(digits)) return undefined;
  // What is no number is read as zero.
  const share = parseMoney(digits);
  return share.gt(ZERO) && share.lte(WHOLE) ? share : undefined;
}

/** What a share is called: `Pay in full`, or `Pay 60 %`. */
export function payName(share: Money): string {
  return share.eq(WHOLE) ? 'Pay in full' : `Pay ${share.toFixed()} %`;
}

/** Names the act that pays a share on so many debts: `Paid 3 debts in full`, `Paid 60 % of 1 debt`. */
export function paidName(share: Money, count: number): string {
  const debts = count === 1 ? '1 debt' : `${count} debts`;
  return share.eq(WHOLE) ? `Paid ${debts} in full` : `Paid ${share.toFixed()} % of ${debts}`;
}

/**
 * The payment on a debt as a money text: all of the amount as it is written, or a share of it in dollars and cents,
 * rounded half up. Empty where there is no amount above zero.
 *
 * @param share per cent
 */
export function paymentOf(amountText: string, share: Money): string {
  const amount = parseMoney(amountText);
  if (amount.lte(ZERO)) return '';
  return share.eq(WHOLE) ? amountText : roundToCent(amount.times(share).div(WHOLE)).toFixed(2);
}

/** The debts that have an amount and no payment yet, by their rows. What is no number is an entry, and stays. */
export function unpaidRows(debts: readonly Debt[]): number[] {
  return debts.flatMap(({ amount, paying }, row) =>
    paying === '' && parseMoney(amount).gt(ZERO) ? [row] : [],
  );
}

/** The payments of a share on all debts that have none yet. */
export function payShare(debts: readonly Debt[], share: Money): CellChange[] {
  return unpaidRows(debts).map((row) => ({
    row: String(row),
    column: 'paying',
    text: paymentOf(debts[row]?.amount ?? '', share),
  }));
}

/** Says how many debts have no payment yet, or that every one has, and what to do for another: a payment is never paid over. */
export function unpaidWords(count: number): string {
  if (count === 0) return 'Every debt has its $ Paying; clear it for another share.';
  return count === 1 ? '1 debt has no $ Paying yet.' : `${count} debts have no $ Paying yet.`;
}
