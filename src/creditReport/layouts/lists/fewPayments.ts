/** The source of an expression for what leads to a sum that is paid a few times, as an offer to settle has it: `3 payments of` $383. */
export const A_FEW_PAYMENTS = String.raw`\d{1,2} (?:(?:equal|more|remaining|monthly|weekly) )*(?:payments|pmts|installments|pagos)(?: (?:left|remaining|to go|more))? (?:of|at|de)`;

/** The same, also as a shop that lends has it: `4 x` 75, `4 @` $30. */
export const A_FEW_TIMES = String.raw`(?:${A_FEW_PAYMENTS}|\d{1,2} ?x|[2-9] ?@(?= ?\$|$))`;

const LEADS_ON = new RegExp(String.raw`(?<![\w.])${A_FEW_TIMES}$`, 'i');

/** Whether words before a sum say that it is paid a few times. */
export function isAFewTimes(before: string): boolean {
  return LEADS_ON.test(before.trim());
}

/** How often something is paid yet, before what is paid each time: `3 left of $139.55`. */
const TIMES_LEFT = /(?<![\w.])\d{1,2} (?:more|left|remaining|to go) (?:of|at|@)(?= \$? ?\d|$)/i;

/** The same behind what is paid each time: `3 payments of $84.16 left`. */
const LEFT_BEHIND = /^ ?(?:each |apiece )?(?:left|remaining|to go)(?!\p{L})/iu;
const A_FEW_LEFT = new RegExp(
  String.raw`(?<![\w.])${A_FEW_TIMES} \$? ?\d[\d,.]*\d ?(?:each |apiece )?(?:left|remaining|to go)\b`,
  'i',
);

/** Whether a sum is what is paid a few times yet, by the words before and behind it. */
export function isAFewTimesLeft(before: string, after: string): boolean {
  return isAFewTimes(before) && LEFT_BEHIND.test(after);
}

/** Whether a text tells what is paid each time, and how often yet, but not whether that is each month. */
export function tellsTimesLeft(text: string): boolean {
  return TIMES_LEFT.test(text) || A_FEW_LEFT.test(text);
}
