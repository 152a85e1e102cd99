import { formatMoney, moneyProblem, parseMoney } from './money';

/** What a paper says of its amounts, whose sums may be a cent beside them. */
export const ROUNDING_NOTE = 'Amounts are rounded to the cent; totals are added up before rounding.';

/** How much is quoted of a text that is no amount, so that it stands in a column of amounts. */
const QUOTED = 12;

/** Shows a sanitised money text on paper, where no mark stands beside it: one that is no amount is no plain $0.00. */
export function paperAmount(text: string): string {
  if (!moneyProblem(text)) return formatMoney(parseMoney(text));
  return `not readable: ${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}`;
}

/** What a paper says of its totals where a text among their amounts is not readable; nothing where all are. */
export function uncountedNote(texts: readonly string[]): string {
  return texts.some(moneyProblem) ? 'What is not readable is not known, and not counted in the totals.' : '';
}
