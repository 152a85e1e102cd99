/** A count in words, and once more in figures behind them: `sixty (60) days`. */
const TWICE =
  /(?<![\p{L}-])\p{L}[\p{L}-]* \((\d{1,3})\) (?=(?:days?|months?|payments?|installments?)(?!\p{L}))/giu;

/** A text with the figures alone of what contracts count twice. */
export function countedOnce(text: string): string {
  return text.includes('(') ? text.replace(TWICE, '$1 ') : text;
}
