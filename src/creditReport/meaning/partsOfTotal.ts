import { type Money, sum, ZERO } from '../../money/money';
import { readAmount } from '../pieces/amounts';

/** How a part of a debt is called; and how the part that the others are added to, without which they are no debt. */
const PART =
  /\b(?:principal|prin|interest|int|fees?|costs?|penalt(?:y|ies)|tax(?:es)?|damages|surcharges?|fines?)\b/i;
const MAIN = /\b(?:principal|prin|tax(?:es)?|damages|fines?)\b/i;
/** How what they come to is called; what is paid each month has such parts too. */
const TOTAL = /\b(?:total|balance|bal|pay-?off|amount|due|owed?|owing|judgment)\b/i;
const OF_MONTH = /\b(?:payments?|pmt|monthly|minimum|installment|escrow|past)\b/i;
/** A principal with what else is owed on it. */
export const MIN_PARTS = 2;

/** What is all of them, was lent at first, or is a rate. */
const NO_PART = /\b(?:total|orig(?:inal)?|rate)\b/i;

/** Whether a label names a part of a debt, beside which more is owed. */
export function isPart(label: string): boolean {
  return PART.test(label) && !NO_PART.test(label);
}

/** Whether a label names what the parts of a debt come to. */
export function isTotal(label: string): boolean {
  return TOTAL.test(label) && !PART.test(label) && !OF_MONTH.test(label);
}

/** A sum as it is printed, and what it is called. */
interface LabelledSum {
  label: string;
  text: string;
}

const amountOf = ({ text }: LabelledSum): Money | undefined => readAmount(text)?.amount;

/**
 * The sum that is called what all comes to, and is what the parts of a debt come to: its principal or tax, interest, fees,
 * costs, penalties. Undefined where there is none, or the parts are those of a payment.
 */
export function totalOfParts<Sum extends LabelledSum>(sums: readonly Sum[]): Sum | undefined {
  const parts = sums.filter(({ label }) => isPart(label));
  if (parts.length < MIN_PARTS || !parts.some(({ label }) => MAIN.test(label))) return undefined;
  if (sums.some(({ label }) => /\bescrow\b/i.test(label))) return undefined;
  // Sums of one name are those of several debts.
  if (new Set(parts.map(({ label }) => label.toLowerCase())).size < parts.length) return undefined;
  const all = sum(parts.flatMap((part) => amountOf(part) ?? []));
  if (parts.some((part) => amountOf(part)?.eq(all))) return undefined;
  return sums.find((one) => isTotal(one.label) && amountOf(one)?.eq(all));
}

/** How a bill calls what its lines come to. */
const DUE = /\b(?:total|balance|amount)\b.*\b(?:due|owed|owing|you owe)\b/i;

/** Whether sums, from the last one back, come to another exactly: two of them at least. */
function comeTo(sums: readonly LabelledSum[], wanted: Money): boolean {
  let read = ZERO;
  for (const [index, one] of sums.toReversed().entries()) {
    read = read.plus(amountOf(one) ?? ZERO);
    if (index + 1 >= MIN_PARTS && read.eq(wanted)) return true;
  }
  return false;
}

/**
 * The sum that is called due, and is what the lines right above it come to, whatever they are for: what a landlord or a shop
 * asks for, less what was paid. Undefined where there is none.
 */
export function totalOfLines<Sum extends LabelledSum>(sums: readonly Sum[]): Sum | undefined {
  return sums.findLast((one, index) => {
    const amount = DUE.test(one.label) && isTotal(one.label) ? amountOf(one) : undefined;
    return amount?.gt(0) && comeTo(sums.slice(0, index), amount);
  });
}

/** The column of what the parts of each debt come to, in every row that has it; undefined where there is none. */
export function totalColumn(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): number | undefined {
  if (labels.filter(isPart).length < MIN_PARTS) return undefined;
  const columns = [...labels.entries()].filter(([, label]) => isPart(label) || isTotal(label));
  const places = rows.flatMap((row) => {
    const sums = columns.map(([column, label]) => ({ column, label, text: row[column] ?? '' }));
    // A part that is nothing tells not which sum holds it.
    const isFull = sums.filter((one) => amountOf(one)?.gt(ZERO)).length > MIN_PARTS;
    return isFull ? [totalOfParts(sums)?.column] : [];
  });
  const [place] = places;
  return places.every((other) => other === place) ? place : undefined;
}
