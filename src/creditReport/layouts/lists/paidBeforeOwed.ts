import { MOST_PAYING } from './bareFigures';

const SUM = String.raw`\$? ?\d[\d,]*(?:\.\d\d)?`;
/** Words for a number, of which no sum follows: `Oak, ending 3120, balance $18,000`. */
const NO_NUMBER = String.raw`(?<!(?:\b(?:ending|ends|ending in|ends in|ending with|last 4|last four|acct|account|number|no|final|terminaci[oó]n|cuenta|conta)|n[º°]|#)[.:]?)`;
const OWE = '(?:(?:i|we) )?(?:still )?(?:owes?|owing|bal(?:ance)?(?: is| of|:)?|saldo)';
/**
 * What is paid each month behind a name, and behind it how much is owed, told in words: `Oak card 110 (owe 4,100)`,
 * `Elm $30 - owe $640`, `Ash 310 (9,800 left)`.
 */
const PAID_BEFORE_OWED = new RegExp(
  String.raw`^([^\d$]{1,60}?[^\d$ :–—-])${NO_NUMBER}[ :–—-]{1,4}(?!0\d)(${SUM})(?: ?(?:\/ ?mo(?:nth)?|a month|per month|monthly))?(?: ?\(|,? [-–—] |, | )(?:${OWE}:? (${SUM})|(${SUM}) (?:is )?(?:left|owed|owing|balance|bal|remaining|to go|total))[).]{0,2}$`,
  'iu',
);
/** The label of what is paid, behind the name: `Chase pay 60`, `Citi min 45`; `Zip Pay` is called so. */
const PAID = / (?:pays?|paying|mp|pmt|[Mm]in(?:imum)?|[Pp]ago|[Pp]arcela)$/u;
/** A longer line tells more. */
const MAX_LENGTH = 120;

function dollarsOf(sum: string): number {
  return Number(sum.replace(/[^\d.]/g, ''));
}

/** A text in which what is paid each month and what is owed are called so, where it is all that stands behind a name. */
export function withPaidTold(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  return text.replace(
    PAID_BEFORE_OWED,
    (whole, name: string, paid: string, told: string | undefined, left = '') => {
      const owed = told ?? left;
      return dollarsOf(paid) <= dollarsOf(owed) * MOST_PAYING
        ? `${name.replace(PAID, '')} | min ${paid} | owe ${owed}`
        : whole;
    },
  );
}

/** Whether a line tells what is paid each month, and behind it in words what is owed. */
export function tellsPaidBeforeOwed(text: string): boolean {
  return withPaidTold(text) !== text;
}
