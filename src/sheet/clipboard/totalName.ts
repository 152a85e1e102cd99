/** Words that a sum of debts or of amounts is called by, beside `Total`; `Total Card` and `Total Visa` are creditors. */
const WORDS =
  /^(totals?|sums?|of|for|all|the|my|our|your|monthly|per|month|unsecured|secured|enrolled|credit|cards|student|personal|debts?|balances?|due|owed|owing|amounts?|payments?|payoff|paying|paid|accounts?|loans|liability|liabilities|collections|incomes?|earnings|expenses?|expenditures?|bills|costs|outstanding|current|combined|overall|net|gross)$/;

/** Names of sums end in no such word, but for a name of its own: they would be those of companies. */
const NO_END = /^(credit|personal|student|net|gross|of|for|all|the|my|our|your)$/;

/**
 * What sum a row's name stands for: of everything, of all that stands above or of a part, or of whatever it comes to
 * exactly, such as `Total Housing` or `Housing total`.
 *
 * @returns undefined where it is the name of no sum
 */
export function totalName(name: string): 'grand' | 'total' | 'part' | 'perhaps' | undefined {
  if (!/total|sum/i.test(name)) return undefined;
  const clean = name
    .toLowerCase()
    .replace(/\(.*\)/, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (/\bsub ?totals?\b/.test(clean)) return 'part';
  if (/\bgrand ?(totals?|sums?)\b/.test(clean)) return 'grand';
  const words = clean.replace(/\bcredit cards?\b/, 'cards').split(' ');
  if (!words.some((word) => /^(total|sum)s?$/.test(word))) return undefined;
  if (words.every((word) => WORDS.test(word)) && !NO_END.test(words.at(-1) ?? '')) return 'total';
  return words.length === 2 ? 'perhaps' : undefined;
}
