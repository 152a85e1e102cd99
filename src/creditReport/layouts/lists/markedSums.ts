import { figuresIn } from './figures';
import type { Item } from './item';
import { figuresOf, readListedDebt } from './listedDebt';

/** So much of a line is looked at. */
const MAX_LENGTH = 400;
/** What amounts are marked with; a look at it costs little. */
const MARKED = /\$|,\d{3}|[.,]\d{2}(?!\d)|\dk\b/i;
/** So many sums with the marks of money show how a list writes them. */
const MIN_MARKED = 2;
/** What is no last four digits of a number: round, or of another length. */
const NO_LAST_FOUR = /^(?!\d{4}$)|0$/;
/** So large a part of the plain figures at least is none. */
const LEAST_SUMS = 0.5;

/** The plain figure of a line that tells a debt and has no other figure. */
function plainSumOf({ lines }: Item): string | undefined {
  const [line, ...others] = lines;
  const listed = line && others.length === 0 ? readListedDebt(line).led : undefined;
  if (
    !listed ||
    listed.isKind ||
    listed.parts.some(({ kind }) => kind !== 'figure' && kind !== 'statusLoose')
  )
    return undefined;
  const [figure, ...more] = figuresOf(listed);
  return more.length === 0 && figure?.isMoney === false ? figure.text : undefined;
}

/** Whether more lines tell their debts by plain sums than there are lines with marks, so that the list is written both ways. */
function areMostlyPlain(items: readonly Item[], markedLines: number): boolean {
  const plain = items.flatMap((item) => plainSumOf(item) ?? []);
  const sums = plain.filter((text) => NO_LAST_FOUR.test(text));
  return plain.length > markedLines && sums.length >= plain.length * LEAST_SUMS;
}

/**
 * Whether a list writes its amounts with the marks of money, so that a plain number in it is none: not where but a few
 * lines do, as in `disc 4100`, `verizon 612`, `dad 1500`, `student loans 18k + 7k`.
 */
export function areMarked(items: readonly Item[]): boolean {
  let [marked, markedLines] = [0, 0];
  for (const { lines } of items)
    for (const { text } of lines) {
      if (!MARKED.test(text)) continue;
      const sums = figuresIn(text.slice(0, MAX_LENGTH), '').filter(({ isMoney }) => isMoney);
      marked += sums.length;
      if (sums.length > 0) markedLines += 1;
    }
  return marked >= MIN_MARKED && !areMostlyPlain(items, markedLines);
}
