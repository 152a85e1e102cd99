import type { Line } from '../page/lines';
import { remembered } from '../page/remembered';

/** Three rates or more beside each other, of which some creditors have none, and right behind them the least sum that is accepted. */
const RATES_AND_FLOOR =
  /(?:^|\s)(?:(?:\d{1,2}(?:\.\d{1,3})? ?%|N\/A|none|-)\s{1,4}){3,6}\$ ?\d{1,2}(?:\.\d\d)?(?![\d,.])/i;
const RATE = /\d ?%/;
const SUMS = /\$ ?\d/g;

/**
 * Whether a line tells on what terms a creditor accepts a plan, whoever owes him: his usual rate, that of the plan and a share
 * of the balance, then the floor of a payment, and no balance: `OAK BANK 0000418820 26.99% 1.99% 2.00% $35.00 Y`.
 */
export const tellsTerms = remembered(
  (text) => RATES_AND_FLOOR.test(text) && RATE.test(text) && text.match(SUMS)?.length === 1,
);

/** So many lines of terms make a guide to them. */
const MIN_OF_GUIDE = 3;

/** Whether a text guides to the terms of creditors, so that what its examples and fees come to is no notice of a debt. */
export function isGuideOfTerms(lines: readonly Line[]): boolean {
  return lines.filter(({ text }) => tellsTerms(text)).length >= MIN_OF_GUIDE;
}
