/** The source of an expression for what leads to a sum that is paid a few times, as an offer to settle has it: `3 payments of` $383. */
export const A_FEW_PAYMENTS = String.raw`\d{1,2} (?:(?:equal|more|remaining|monthly|weekly) )*(?:payments|pmts|installments|pagos)(?: (?:left|remaining|to go|more))? (?:of|at|de)`;

/** The same, also as a shop that lends has it: `4 x` 75. */
export const A_FEW_TIMES = String.raw`(?:${A_FEW_PAYMENTS}|\d{1,2} ?x)`;

const LEADS_ON = new RegExp(String.raw`(?<![\w.])${A_FEW_TIMES}$`, 'i');

/** Whether words before a sum say that it is paid a few times. */
export function isAFewTimes(before: string): boolean {
  return LEADS_ON.test(before.trim());
}
