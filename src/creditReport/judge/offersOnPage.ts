import type { Line, Span } from '../page/lines';

/** The button below what a site would lend, that leads to the lender. */
const BUTTON =
  /^(?:(?:view|see|check|get|select|claim) (?:my |your |this |the )?(?:offers?|rates?)(?: details)?|apply now|prequalify(?: now)?|check (?:my |your )?(?:rate|eligibility))$/i;
/** What an offer tells, and not a debt: a rate it is to have, its term, its fees. */
const TERMS =
  /\b(?:fixed|variable|est(?:imated|\.)?|intro|from|regular|purchase) apr\b|\bapr(?: range)?\b.*\d ?%|^(?:loan )?terms?$|\bterm (?:of )?\d|\borigination fee\b|\bannual fee\b|^fees$/i;
/** What tells of a debt that there is, or what ends an offer above it: another button or title. */
const NOT_OFFERED =
  /\b(?:balances?|ow(?:e|ed|es|ing)|past due|remaining|pay-?off|settle\w*|collections?|account (?:number|no\.?|#|ending)|due (?:date|on)|minimum)\b|[*•]{2,}\d|^(?:view|show|see|manage|pay)\b/i;
/** An offer has so many lines at most above its button. */
const MAX_LINES = 16;

/** The line in which the offer above a button begins. */
function beginOf(lines: readonly Line[], button: number, least: number): number {
  let start = button;
  while (start > Math.max(least, button - MAX_LINES) && !NOT_OFFERED.test(lines[start - 1]?.text ?? ''))
    start -= 1;
  return start;
}

/** What a site would lend: the cards above its buttons that lead to lenders, which tell terms and nothing that is owed. */
export function offersIn(lines: readonly Line[]): Span[] {
  let least = 0;
  return lines.flatMap((line, button): Span[] => {
    if (line.text.length > 40 || !BUTTON.test(line.text)) return [];
    const start = beginOf(lines, button, least);
    least = button + 1;
    const isOffer = lines.slice(start, button).some(({ text }) => TERMS.test(text));
    const from = lines[start]?.from ?? line.from;
    return isOffer ? [{ from, to: line.to }] : [];
  });
}
