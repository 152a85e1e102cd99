import type { Line, Span } from '../page/lines';
import { isName } from '../pieces/names';

/** The button below what a site would lend, that leads to the lender. */
const BUTTON =
  /^(?:(?:view|see|check|get|select|claim|take) (?:my |your |this |the )?(?:offers?|rates?)(?: details)?|apply now|prequalify(?: now)?|check (?:my |your )?(?:rate|eligibility))$/i;
/** The heading of what a site would lend, and the button of a card below it, which elsewhere leads to an account. */
const HEADING =
  /^(?:(?:special|featured|partner|personali[sz]ed|recommended|top|card|loan) )*offers? for you$/i;
const BUTTON_BELOW = /^(?:see|view|more) details$|^learn more$/i;
/** What an offer tells, and not a debt: a rate it is to have, its term, its fees. */
const TERMS =
  /\b(?:fixed|variable|est(?:imated|\.)?|intro|from|regular|purchase) apr\b|\bapr(?: range)?\b.*\d ?%|^(?:loan )?terms?$|\bterm (?:of )?\d|\borigination fee\b|\bannual fee\b|^fees$|\d ?% ?[-–—] ?\d[\d.]* ?% ?apr\b|^approval (?:odds|chances?)\b/i;
/** What tells of a debt that there is: whatever is offered below it stands on its card. */
const OWED =
  /\b(?:balances?|ow(?:e|ed|es|ing)|past due|remaining|pay-?off|settle\w*|collections?|account|opened|due (?:date|on)|minimum)\b|[*•]{2,}\d/i;
/** A button that ends what stands above an offer. */
const ENDS = /^(?:view|show|see|manage|pay)\b/i;
/** An offer has so many lines at most above its button. */
const MAX_LINES = 16;

/** Between which sums a lender would lend: `Loan amount $1,000 - $50,000`, `Borrow $2,000 to $40,000`, `Credit line $500 - $9,000`. */
const TO_BORROW =
  /^(?:(?:loan|personal|available|eligible|credit) )*(?:amounts?|loans?|limits?|lines?|borrow)(?: (?:range|from|between|of))*:? \$ ?\d[\d,.]*k? ?(?:[-–—]|to|and|up to) ?\$ ?\d[\d,.]*k?$/i;
/** What would be lent, as all of a line; and what would be paid on it each month, which of a debt nobody estimates. */
const [LENT, ESTIMATED] = [
  /^(?:(?:personal )?loan )?amount:? \$ ?\d[\d,.]*k?$/i,
  /^est(?:imated|\.)? (?:monthly )?(?:payments?|pmt)\b/i,
];
/** The one stands no further below the other. */
const MAX_BETWEEN = 2;

/** Whether a line tells what would be lent: between which sums, or one with an estimate of its payments below it. */
function isToBorrow(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (!text.includes('$')) return false;
  if (TO_BORROW.test(text)) return true;
  if (!LENT.test(text)) return false;
  const below = lines.slice(at + 1, at + 2 + MAX_BETWEEN);
  return below.some((line) => ESTIMATED.test(line.text)) && !below.some((line) => OWED.test(line.text));
}

/** Its name stands no further above, and it tells no more lines below. */
const [NAME_ABOVE, TERMS_BELOW] = [3, 6];

/** What would be lent, from the name of the lender on to a blank line; undefined where none stands there. */
function loanOffered(lines: readonly Line[], at: number): Span | undefined {
  const above = lines.slice(Math.max(0, at - NAME_ABOVE), at);
  const begin = at - above.length + above.findLastIndex(({ text }) => isName(text));
  const ends = lines.slice(at + 1, at + 1 + TERMS_BELOW);
  const end = ends.findIndex(({ text, afterBlank }) => afterBlank || OWED.test(text));
  const last = lines[end < 0 ? at + ends.length : at + end];
  const first = lines[begin];
  const isOffer = begin >= at - above.length && !lines.slice(begin, at).some(({ text }) => OWED.test(text));
  return first && last && isOffer ? { from: first.from, to: last.to } : undefined;
}

/** The line in which the offer above a button begins. */
function beginOf(lines: readonly Line[], button: number, least: number): number {
  let start = button;
  const isBegun = (text = '') => OWED.test(text) || ENDS.test(text);
  while (start > Math.max(least, button - MAX_LINES) && !isBegun(lines[start - 1]?.text)) start -= 1;
  return start;
}

/**
 * What a site would lend: the cards above its buttons that lead to lenders, which tell terms and nothing that is owed; and
 * those that tell between which sums it would be, or estimate what would be paid on it.
 */
export function offersIn(lines: readonly Line[]): Span[] {
  let least = 0;
  const heading = lines.findIndex(({ text }) => HEADING.test(text));
  return lines.flatMap((line, button): Span[] => {
    const loan = isToBorrow(lines, button) ? loanOffered(lines, button) : undefined;
    if (loan) return [loan];
    if (line.text.length > 40) return [];
    const isBelow = heading >= 0 && button > heading;
    if (!BUTTON.test(line.text) && !(isBelow && BUTTON_BELOW.test(line.text))) return [];
    const start = beginOf(lines, button, least);
    least = button + 1;
    const above = lines[start - 1]?.text ?? '';
    const isOfDebt = OWED.test(above) && !ENDS.test(above);
    const isOffer = !isOfDebt && lines.slice(start, button).some(({ text }) => TERMS.test(text));
    const from = lines[start]?.from ?? line.from;
    return isOffer ? [{ from, to: line.to }] : [];
  });
}
