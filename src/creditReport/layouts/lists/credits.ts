import type { ToldDebt } from './readItem';

/** A sum of dollars or with its cents that stands in brackets by itself, behind a name without figures, or the masked number of an account. */
const IN_BRACKETS =
  /^(?:\d{1,2}[.)] )?[^\d()$]{2,60}(?:(?<=[*•xX#….-])\d{2,6}[^\p{L}\d()$]{1,40})?(\((?:\$ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})\))(?!\S)/u;
/** What can be held to be no remark: dollars and cents are copied from books. */
const CENTS = /\.\d{2}\)$/;

/** The sum of an item that stands in brackets and is its only one; undefined where it has another. */
function bracketed({ item, bare, facts }: ToldDebt): string | undefined {
  const [sum, second] = bare;
  if (!sum || second || facts.some(({ kind }) => kind === 'balance' || kind === 'paying')) return undefined;
  const found = IN_BRACKETS.exec(item.lines[0]?.text ?? '')?.[1];
  return found?.includes(sum.text) ? found : undefined;
}

/**
 * The debts of a list in which brackets are a minus, as books write it: `Oak (50.25)` among sums that stand without
 * brackets. Where all sums stand in brackets they are remarks, and so are most of them without their cents.
 */
export function withCredits(told: readonly ToldDebt[]): readonly ToldDebt[] {
  const credits = new Map<ToldDebt, string>();
  let plain = 0;
  for (const one of told) {
    const sum = bracketed(one);
    if (sum !== undefined) credits.set(one, sum);
    else if (one.bare.some(({ isMoney }) => isMoney)) plain += 1;
  }
  const areOfBooks = [...credits.values()].every((sum) => CENTS.test(sum));
  if (credits.size === 0 || plain < (areOfBooks ? 1 : credits.size)) return told;
  return told.map((one) => {
    const sum = credits.get(one);
    const [figure] = one.bare;
    if (sum === undefined || !figure) return one;
    const flags = new Set(one.flags);
    if (CENTS.test(sum)) flags.delete('amount-guessed');
    return { ...one, bare: [{ ...figure, text: sum }], flags };
  });
}
