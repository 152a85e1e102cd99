import { agedFootIn } from '../layouts/agedFoot';
import { readCourtPaper } from '../layouts/courtPaper';
import { layoutAt } from '../layouts/layouts';
import { reckonsLeft } from '../layouts/leftBySale';
import { isLetter } from '../layouts/letter';
import { isWithin, type Line, overlap, type Span } from '../page/lines';
import type { Page } from '../page/page';
import { isLongEnough } from '../pieces/accountNumber';
import { readsOf } from './chosenDebts';
import { isOfLists, readInAll } from './layoutReading';
import type { Stretch } from './stretches';
import { countIn, explainedIn, isPlainName, type ReadAccount } from './weigh';

/** A row that was read whole: named, with its balance, and a number or a status beside it. */
export function isWhole({ debt }: ReadAccount): boolean {
  return (
    debt.accountName !== '' &&
    debt.amountText !== '' &&
    (isLongEnough(debt.accountNumber) || debt.current !== null)
  );
}

/** Rows of the list of a collector who names himself above it: each has its number, its balance and whom it is collected for. */
const MIN_OF_CLIENTS = 2;

/** Whether rows tell what a collector who is not named in them collects for others. */
export function areOfClients(chosen: readonly Stretch[]): boolean {
  const ofClients = readsOf(chosen.filter(({ layout }) => !isOfLists(layoutAt(layout)))).filter(
    ({ debt }) =>
      debt.originalCreditor !== '' && debt.amount?.gt(0) === true && isLongEnough(debt.accountNumber),
  );
  return ofClients.length >= MIN_OF_CLIENTS;
}

/**
 * Whether several whole debts are listed, so that they are not what a letter tells about one. A statement prints the one
 * number of its account again where it is detached, over sums that have no number of their own; what a list makes of the
 * lines of a letter beside that number is no debt of its own.
 */
export function areSeveral(chosen: readonly Stretch[], source: string): boolean {
  const whole = readsOf(chosen).filter(isWhole);
  const numbers = whole.flatMap(({ debt }) => debt.accountNumber || []);
  if (new Set(numbers).size === 1 && (numbers.length > 1 || isLetter(source))) return false;
  return new Set(whole.map(({ debt }) => debt.accountNumber || debt.accountName)).size > 1;
}

/**
 * Whether a page is a paper about one debt, in which nothing but lists find others: one of a court with a limit of the
 * court, the last payment, what is asked for; a bill with its charges, whose foot tells what is owed by its age; or a
 * letter that reckons what a sale has left.
 */
export function isPaperOfOne(chosen: readonly Stretch[], page: Page): boolean {
  const isOfOne = () =>
    readCourtPaper(page).length > 0 ||
    agedFootIn(page.lines) !== undefined ||
    (reckonsLeft(page.source) && isLetter(page.source));
  return chosen.every(({ layout }) => isOfLists(layoutAt(layout))) && isOfOne();
}

/**
 * Whether whole debts explain every amount of a page. A list, which knows no labels, then makes no more of it.
 */
export function explainAll(chosen: readonly Stretch[], amounts: readonly number[], source: string): boolean {
  const explained = chosen.reduce((sum, { reads, ...span }) => sum + explainedIn(reads, span, amounts), 0);
  return (
    explained === amounts.length &&
    areSeveral(chosen, source) &&
    chosen.every(({ reads }) => reads.every(isWhole))
  );
}

/** Where fewer debts are known to the last amount, a list may know all of them better. */
const MIN_KNOWN = 4;

/** A stretch whose debts have names without a doubt, numbers and balances, and explain every amount in it. */
function isKnown({ reads, ...span }: Stretch, amounts: readonly number[]): boolean {
  const isSure = (read: ReadAccount) =>
    isWhole(read) &&
    isPlainName(read.debt.accountName) &&
    isLongEnough(read.debt.accountNumber) &&
    !read.debt.review.includes('name-guessed');
  return reads.every(isSure) && explainedIn(reads, span, amounts) === countIn(amounts, span);
}

/** The lines of a page but for those of known debts that stand between others, with no amount between them. */
function linesBeside({ lines }: Page, known: readonly Span[], amounts: readonly number[]): Line[] {
  const inner = known.filter((span, index) => {
    const [before, after] = [known[index - 1], known[index + 1]];
    return (
      before && after && countIn(amounts, { from: before.to, to: after.from }) === countIn(amounts, span)
    );
  });
  let next = 0;
  return lines.filter((line) => {
    while ((inner[next]?.to ?? Number.POSITIVE_INFINITY) <= line.from) next += 1;
    const span = inner[next];
    return !(span && isWithin(line, span));
  });
}

/**
 * Whether lists find debts on a page beside those that are known: they are asked only about the lines beside them, of
 * which a long report has few.
 */
export function mayListsAdd(page: Page, chosen: readonly Stretch[], amounts: readonly number[]): boolean {
  const known = chosen.filter((stretch) => isKnown(stretch, amounts));
  if (known.length < MIN_KNOWN) return true;
  const beside = { ...page, lines: linesBeside(page, known, amounts) };
  const lists = readInAll(beside, { kinds: new Map() }, amounts, 'lists') ?? [];
  return lists.some(({ stretches }) =>
    stretches.some((one) => one.weight > 0 && !known.some((span) => overlap(span, one))),
  );
}
