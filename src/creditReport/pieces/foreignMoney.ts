/** Signs and codes of money that is not this country's, right before a sum and right behind it. */
const BEFORE =
  /(?:[£€¥₹₩₽₱]|(?<!\p{L})(?:C|CA|A|AU|NZ|MX|HK|R)\$|(?<!\p{L})(?:CAD|MXN|EUR|GBP|AUD|NZD|JPY|INR|CHF|CNY|PHP|BRL|COP)[$:]?) ?$/u;
const BEHIND =
  /^ ?(?:[£€¥₹₩₽₱]|(?:CAD|MXN|EUR|GBP|AUD|NZD|JPY|INR|CHF|CNY|PHP|BRL|COP|[Ee]uros?|[Pp]esos?|[Pp]ounds?)(?!\p{L}))/u;
/** More of a text tells nothing of a sum within it. */
const NEAR = 12;

/** Whether a sum that stands in a text is told to be no dollars of this country. */
export function isForeignMoney(text: string, from: number, to: number): boolean {
  return BEFORE.test(text.slice(Math.max(0, from - NEAR), from)) || BEHIND.test(text.slice(to, to + NEAR));
}

/** The same of this country's money, beside names that begin otherwise. */
const [OWN_BEFORE, OWN_BEHIND] = [/(?<!\p{L})US[D$] ?$/u, /^ ?USD(?!\p{L})/u];

/** What leads to a sum, without the sign or code of money at its end. */
export function withoutMoneySign(lead: string): string {
  return lead.replace(BEFORE, '').replace(OWN_BEFORE, '').trim();
}

/** What stands behind a sum, without the sign or code of money at its beginning. */
export function behindMoneySign(tail: string): string {
  return tail.replace(BEHIND, '').replace(OWN_BEHIND, '');
}
