/** A line that is a sum and nothing else. */
const SUM = /^-?\$ ?\d[\d,]*(?:\.\d\d)?$/;
/** A line that is the label of what is owed and nothing else. */
const OWED_LABEL =
  /^(?:(?:current|total|outstanding|remaining|statement|account|card|loan|new|principal|revolving) ){0,2}balance(?: (?:due|owed|owing))?:?$/i;
/** A line with what may still be spent, which no label above it makes a debt: `$1,189.78 available`. */
const SPENDABLE = /^\$ ?\d[\d,]*(?:\.\d\d)? (?:is )?(?:still |left )?(?:available|to spend)(?!\p{L})/iu;
/** Words alone, as a label has them. */
const WORDS = /^\p{L}[\p{L} ]{2,40}:?$/u;
/** A look for it costs little. */
const MAY_BE_SO = /\d (?:is )?(?:still |left )?(?:available|to spend)/i;

/**
 * Puts the label of what is owed above its sum where it stands below, and over what may still be spent: `$1,310.22`,
 * `Current balance`, `$1,189.78 available`. A page that has other sums above their labels is turned round as a whole later.
 */
export function withBalancesBelow(text: string): string {
  if (!MAY_BE_SO.test(text)) return text;
  const lines = text.split('\n').map((line) => line.trim());
  const found: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (!SUM.test(line)) continue;
    const [label = '', below = ''] = [lines[index + 1], lines[index + 2]];
    if (OWED_LABEL.test(label) && SPENDABLE.test(below)) found.push(index);
    else if (WORDS.test(label) && !WORDS.test(lines[index - 1] ?? '')) return text;
  }
  const put = text.split('\n');
  for (const index of found) [put[index], put[index + 1]] = [put[index + 1] ?? '', put[index] ?? ''];
  return put.join('\n');
}
