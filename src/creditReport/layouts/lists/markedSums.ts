import { creditorIn } from '../../lexicon/creditors';
import { isAFewTimes } from './fewPayments';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { figuresOf, readListedDebt } from './listedDebt';
import { areAllAbove, areMostlySums, arePlainlyOwed, type PlainAndMarked } from './plainBeforePaid';

/** So much of a line is looked at. */
const MAX_LENGTH = 400;
/** What amounts are marked with; a look at it costs little. */
const MARKED = /\$|,\d{3}|[.,]\d{2}(?!\d)|\dk\b/i;
/** So many sums with the marks of money show how a list writes them. */
const MIN_MARKED = 2;
/** A sum whose only mark is that of its thousands, which hundreds have no room for; and digits that would have one; in a title they are a year. */
const [THOUSANDS, UNPARTED] = [
  /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d)?k)$/i,
  /^(?!\D*(?:19|20)\d\d\D*$).*(?<![\d.,/-])\d{4,}(?![\d/-])/,
];
/** Hundreds have so many digits. */
const HUNDREDS = 3;
/** A whole sum without any mark of money. */
const PLAIN = /^[1-9]\d{2,5}$/;

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
  return plain.length > markedLines && areMostlySums(plain);
}

/** A plain figure of a line, and the only other one, which has its sign; and whether that is told to be paid each month. */
interface PaidBehind {
  pair: PlainAndMarked;
  isTold: boolean;
}

function paidBehindIn(figures: readonly Figure[]): PaidBehind | undefined {
  const [plain, marked, third] = figures.filter(({ kind }) => kind !== 'money');
  if (!plain || !marked || third || plain.kind || !PLAIN.test(plain.text)) return undefined;
  if (!marked.text.includes('$') || (marked.kind && marked.kind !== 'paying')) return undefined;
  return { pair: [plain.text, marked.text], isTold: marked.kind === 'paying' };
}

/** Whether lines have a sign only before what is paid: it shows nothing of how they write what is owed. */
function areOnlyPaidMarked(lines: readonly PaidBehind[]): boolean {
  const pairs = lines.map(({ pair }) => pair);
  return arePlainlyOwed(pairs) || (areAllAbove(pairs) && lines.every(({ isTold }) => isTold));
}

/**
 * Whether a list writes its amounts with the marks of money, so that a plain number in it is none: not where but a few
 * lines do, as in `disc 4100`, `verizon 612`, `dad 1500`, `student loans 18k + 7k`, nor where only what is paid has them, nor
 * where none has any but that of its thousands, as in `disc 4,100`, `oak 4.2k`, `verizon 612`.
 */
export function areMarked(items: readonly Item[]): boolean {
  let [marked, markedLines, areThousands] = [0, 0, true];
  const paidBehind: PaidBehind[] = [];
  for (const item of items) {
    // Two digits may count something.
    areThousands &&= (plainSumOf(item)?.length ?? HUNDREDS) >= HUNDREDS;
    for (const { text } of item.lines) {
      areThousands &&= !UNPARTED.test(text.slice(0, MAX_LENGTH));
      if (!MARKED.test(text)) continue;
      // What the words of a name mean says nothing about the figure behind it: `Target 900`.
      const told = text.slice(0, MAX_LENGTH).replace(creditorIn(text), (name) => ' '.repeat(name.length));
      const figures = figuresIn(told, '');
      // What is paid a few times is told to the cent, however the list writes what is owed.
      const sums = figures.filter(({ isMoney, index }) => isMoney && !isAFewTimes(told.slice(0, index)));
      marked += sums.length;
      areThousands &&= sums.every((sum) => THOUSANDS.test(sum.text));
      if (sums.length > 0) markedLines += 1;
      const paid = paidBehindIn(figures);
      if (paid) paidBehind.push(paid);
    }
  }
  if (marked < MIN_MARKED || areThousands) return false;
  return !areOnlyPaidMarked(paidBehind) && !areMostlyPlain(items, markedLines);
}
