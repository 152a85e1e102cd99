/** How a line leads to what would be: `If you paid off $2,000 of your balance: 688`, `What if I pay more: 12 months`. */
const CONDITION =
  /^(?:what )?if (?:you|i|we|one|an?|this|that|your|my)\b[^:]{0,80}\b(?:pa(?:y|ys|id)|miss(?:ed)?|open(?:ed)?|closed?|we(?:nt|re)|goes|bec[ao]mes?|max(?:ed)?|increased?|borrow(?:ed)?|transfer(?:red)?|add(?:ed)?|keep|kept|put|refinanced?|consolidated?|appl(?:y|ied))\b[^:]{0,80}(?::|$)/i;

/** Whether a line, or the label before its colon, says under what condition something would be: it tells nothing of what is. */
export function isCondition(text: string): boolean {
  return CONDITION.test(text);
}
