import { leadsToLeastOffered } from './leastOffered';

/** Behind a comma another sum begins: `$19,400, monthly $310`. */
const MONTHLY = /(\$ ?\d[\d,.]*)(?<!,) ?(?:due )?(?:(?:per|a) (?:m|rn)onth|monthly|\/ ?mo(?:nth)?)\b/i;

/** What is paid, before how many months: `$1,847 x 360`; fewer are how often something was paid. */
const SO_OFTEN = /^(\$ ?\d[\d,.]*) ?[x×@] ?\d{2,3}(?: ?(?:m|mos?\.?|months?))?$/i;

/** How terms tell what is paid: `Minimum $90`, `REV X 45`, `REV / $118`, `--- / $0`, `60 Monthly $354`, `72 x 461`, `24/$129`, `48M197`, `360 $1611`, `360$1611`, `360 1,120`, `30Y 711`, `$566/360 Months`, `$963 (360 months)`, `$593 per month for 72 months`. */
const PAID: readonly RegExp[] = [
  SO_OFTEN,
  /^(\$ ?\d[\d,.]*)(?: \d{1,3})?$/,
  /^(\$ ?\d[\d,.]*) ?\/ ?\d{1,3} ?(?:m|mos?|months?)?$/i,
  /^(\$ ?\d[\d,.]*) ?\((?:for )?\d{1,3} ?(?:m|mos?\.?|months?)\)$/i,
  /^(?:min(?:imum|\.)?(?: payment)?|rev(?:olving)?|open|def(?:erred)?|[-–—]{1,3}(?= ?\/))(?:[:/]| ?[x@]| \/)? ?(\$? ?\d[\d,.]*)$/i,
  /^\d{1,3} ?(?:x|\/|@|m) ?(\$? ?\d[\d,.]*)$/i,
  /^\d{1,3} (\$? ?\d[\d,.]*)$/,
  /^\d{1,3}(\$\d[\d,.]*)$/,
  /^\d{1,2} ?y(?:rs?|ears?)?[/ ] ?(\$? ?\d[\d,.]*)$/i,
  /^(?:\d{1,3} ?)?m(?:o|os|onths?|onthly)?\b[^$]*(\$ ?\d[\d,.]*)$/i,
  MONTHLY,
  /^(\$ ?\d[\d,.]*) for \d{1,3} m(?:o|os|onths?)\b/i,
  /\bmonthly (\$ ?\d[\d,.]*)/i,
];
/** Terms at the end of a remark that pushed them aside: `LATE: 30 02/24 72/$597`. */
const BEHIND = / \d{2,3}(?: ?(?:x|\/|@) ?|(?=\$))(\$ ?\d[\d,.]*)$/i;
/** Terms behind the kind of account, as a line of a remark has them: `MTG 360X1624`, `AUTO 72 $648`, `REV MIN71`, `REV MIN/$86`; a slash, or a blank, needs a sign, or it parts a date. */
const BEHIND_KIND =
  /^(?:mtg|mortgage|inst?|install?(?:ment)?|rev|revolving|open|auto|educ?|education|coll|lease|heloc)[ :;,]{1,3}(?:terms:? )?(?:\d{1,3}(?: ?[x@] ?\$?| ?\/ ?\$| \$) ?|min(?:imum)?[:/]? ?\$?)(\d[\d,.]*)$/i;
/** The same under its label, between other words: `PAYMENT PLAN - CURRENT  Monthly payment: $75.00`. */
const LABELLED =
  /\bmonthly (?:plan )?(?:payment|pmt|pymt|installment|amount)(?: (?:is|of))?[: ]{1,3}(\$ ?\d[\d,.]*)(?<!,)/i;
/** The payment that is due, or was: `Past due: 34 days. Payment of $389.17 was due Oct 3`; one that ends a debt is none of each month. */
const DUE =
  /(?<!\b(?:final|last|balloon|down|one-time|single|missed|late|settlement) )\bpayment of (\$ ?\d[\d,.]*)(?<!,) (?:(?:is|was) )?due\b/i;
/** The end of terms that the number of months was torn off, before how the debt stands: `360` and `/ $1,842 AS AGREED`. */
const TORN = /^\/ ?(\$ ?\d[\d,.]*)(?= \p{L}| \d{2,3} days\b|$)/iu;
/** Longer texts are no terms. */
const MAX_LENGTH = 60;
/** So much of a remark is looked at. */
const START = new RegExp(`^[^]{0,${MAX_LENGTH}}\\S{0,20}`);

/** Before what could be paid, and is not. */
const OFFERED = /\b(?:offer\w*|options?(?: \w+)?|settlement)\b[^$.;]{0,40}$/i;

/** What any remark says that is paid each month: `You are on a payment plan: $75.00 per month`. */
export function paidByRemark(remark: string): string | undefined {
  // Up to the end of a word: half a sum would be another one.
  const start = START.exec(remark)?.[0] ?? '';
  const sum = start.indexOf('$');
  const before = start.slice(0, Math.max(0, sum));
  if (leadsToLeastOffered(before) || OFFERED.test(before)) return undefined;
  return (MONTHLY.exec(start) ??
    LABELLED.exec(start) ??
    DUE.exec(start) ??
    BEHIND.exec(start) ??
    BEHIND_KIND.exec(start) ??
    TORN.exec(start))?.[1];
}

/** How many payments there are, before what each of them is. */
const COUNTED_BEFORE =
  /^\d{1,3} (?:\p{L}+ )?(?:payments?|installments?) (?:of|at) (\$ ?\d[\d,]*(?:\.\d{2})?)/iu;

/** What is paid each month where a payment tells for how many months behind it, or before: `$1,847 x 360`, `36 payments of $218.40`. */
export function paidSoOften(payment: string): string | undefined {
  if (payment.length > MAX_LENGTH) return undefined;
  return (SO_OFTEN.exec(payment) ?? COUNTED_BEFORE.exec(payment))?.[1];
}

/** What is paid each month by the terms of a debt, as printed; undefined where they say nothing of it. */
export function paidByTerms(terms: string): string | undefined {
  if (terms.length > MAX_LENGTH) return undefined;
  for (const pattern of PAID) {
    const paid = pattern.exec(terms)?.[1];
    if (paid !== undefined) return paid.replace(/[.,]$/, '');
  }
  return BEHIND_KIND.exec(terms)?.[1];
}
