import type { Account } from '../account';
import { LAYOUTS, LETTER, layoutAt, OF_ONE } from '../layouts/layouts';
import { isLetter } from '../layouts/letter';
import { cardItems } from '../layouts/lists/item';
import { areListed } from '../layouts/lists/listedDebt';
import { mayTellMoreThan } from '../layouts/lists/mayTell';
import { owesFamily } from '../layouts/lists/mentions';
import { callsDebts } from '../lexicon/calledDebts';
import { spelledKind } from '../lexicon/labels';
import { isUnderDecided } from '../meaning/decide';
import { type Line, type Span, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import { chooseStretches } from './choose';
import { areTooMany, debtsIn, readsOf } from './chosenDebts';
import { withFamily } from './familyDebts';
import { withForwardedLetter } from './forwardedLetter';
import {
  asDecidedIn,
  type Decisions,
  isOfLists,
  type LayoutReading,
  readIn,
  readInAll,
  withoutParts,
} from './layoutReading';
import { areLoansOfOne } from './loansOfOne';
import { areNamedApart } from './namedApart';
import { otherPartsIn } from './otherParts';
import { stretchesOfRows } from './otherRows';
import { isNoBill } from './otherTexts';
import { withoutDepositsInLists } from './ownMoney';
import { MAX_ACCOUNTS, MAX_ROWS } from './refusal';
import type { Stretch } from './stretches';
import { withoutHeadedSums } from './sumsUnderHeadings';
import { isGuideOfTerms } from './termsAccepted';
import { addsUp } from './totals';
import { amountsIn, isPlainName, type ReadAccount } from './weigh';
import { areOfClients, areSeveral, explainAll, isPaperOfOne, isWhole, mayListsAdd } from './wholeDebts';

/** What it says for a reading of several debts that they come to the total which the page prints. */
const ADDS_UP = 2;

/** What a page was read as: its debts, and how much of it they explain. */
export interface PageReading {
  page: Page;
  weight: number;
  reads: readonly ReadAccount[];
  /** Rows that were left out because they are of another kind, or the text is. */
  aside: readonly ReadAccount[];
  /** The layout that most of the debts were read in; empty where there are none. */
  layout: string;
  /** All accounts of the layouts that debts were read in, also those that are none. */
  accounts: readonly Account[];
  /** A person has decided about labels of this page. */
  isDecided: boolean;
  /** What each layout makes of the page by itself that was asked. */
  alone: readonly LayoutReading[];
  /** The same of those that were not asked, since the page was explained without them. */
  unasked: () => readonly LayoutReading[];
  /** Its rows were those of another kind of text, such as a budget or a receipt. */
  isOther: boolean;
}

/** What was read with a letter or a statement in place of all above the first whole debt, where one stands there. */
function withLetterAbove(page: Page, chosen: Stretch[], kinds: Decisions['kinds']): Stretch[] {
  const from = chosen.find(({ reads }) => reads.some(isWhole))?.from ?? 0;
  const above: Page = {
    ...page,
    source: page.source.slice(0, from),
    lines: page.lines.filter(({ to }) => to <= from),
  };
  const { stretches } = readIn(LETTER, LAYOUTS.length, above, kinds, []);
  return stretches.length > 0 ? [...stretches, ...chosen.filter((stretch) => stretch.from >= from)] : chosen;
}

/** Whether a heading stands over names: it says so, or calls the debts under it. */
function isTitleOfNames(heading: string): boolean {
  return spelledKind(heading) === 'name' || callsDebts(heading);
}

/** Whether rows of one table name several creditors, each with what is owed to him. */
function areOfOneTable(chosen: readonly Stretch[]): boolean {
  const named = readsOf(chosen.filter(({ layout }) => !isOfLists(layoutAt(layout)))).filter(
    ({ account, debt }) =>
      debt.amount !== undefined &&
      isPlainName(debt.accountName) &&
      isTitleOfNames(debt.sources.accountName?.label ?? '') &&
      account.heading === undefined,
  );
  return new Set(named.map(({ debt }) => debt.accountName)).size > 1;
}

/**
 * Whether several debts were read, each with more than its sum, that come to the total which the page prints: it is the page
 * of all that a person has with one lender, and no notice. The charges of a bill have nothing but their sums.
 */
function comeToTotal(chosen: readonly Stretch[], page: Page): boolean {
  const told = readsOf(chosen).flatMap(({ debt }) => {
    const { accountName, payingText, pastDueText, current } = debt;
    const tellsMore = payingText !== '' || pastDueText !== '' || current !== null;
    return accountName !== '' && debt.amount?.gt(0) && tellsMore ? [debt] : [];
  });
  const total = told.length > 1 ? addsUp(page, told) : undefined;
  return total?.printed.eq(total.read) === true;
}

/**
 * Whether a page may be a notice about one debt: no layout that is certain found any debt, and none but lists, which take
 * what stands beside each other for one, a whole debt or several under the same headings.
 */
function mayBeNotice(chosen: readonly Stretch[], page: Page): boolean {
  const isFound = ({ layout, reads }: Stretch) => {
    const one = layoutAt(layout);
    return one.doubt < 0 || (!isOfLists(one) && reads.some(isWhole));
  };
  return (
    !chosen.some(isFound) &&
    !areOfOneTable(chosen) &&
    !areOfClients(chosen) &&
    !isNoBill(page.source) &&
    !isGuideOfTerms(page.lines) &&
    !comeToTotal(chosen, page)
  );
}

/** Whether any debts were chosen of a layout that shows more rows than any household has. */
function areOfTooMany(chosen: readonly Stretch[], alone: readonly LayoutReading[]): boolean {
  const areChosen = new Set(chosen);
  return alone.some((one) => one.areTooMany && one.stretches.some((stretch) => areChosen.has(stretch)));
}

/** Whether a page has amounts, and all of them stand in parts about something else. */
function areAllIn(amounts: readonly number[], parts: readonly Span[]): boolean {
  return amounts.length > 0 && amounts.every((at) => parts.some(({ from, to }) => from <= at && at < to));
}

/** Whether so many lines may tell a debt as no household's list has, or so many cards as are never read to the end. */
function tellsTooMuch(lines: readonly Line[]): boolean {
  const alone =
    lines.length > MAX_ACCOUNTS ? lines.map((line) => ({ lines: [line], ...spanOf([line]) })) : [];
  return (
    mayTellMoreThan(MAX_ACCOUNTS, alone) ||
    (lines.length > MAX_ROWS && mayTellMoreThan(MAX_ROWS, cardItems(lines)))
  );
}

/**
 * Reads a page in every layout, or in the one decided, and keeps for each part of it the reading that explains most.
 * Undefined for a page that shows more accounts than any household has, as soon as a layout that is sure of them does.
 *
 * @param otherRows rows that stand under the title of something else in another form of the clipboard
 */
export function judgePage(
  page: Page,
  { kinds, layout }: Decisions = { kinds: new Map() },
  otherRows: ReadonlySet<string> = new Set(),
): PageReading | undefined {
  const amounts = amountsIn(page.source);
  const isFree = kinds.size === 0 && layout === undefined;
  const sure = readInAll(page, { kinds, layout }, amounts, 'others');
  if (!sure) return undefined;
  const otherParts = isFree ? [...otherPartsIn(page), ...stretchesOfRows(page, otherRows)] : [];
  const ofDebts = (read: readonly LayoutReading[]) =>
    kinds.size > 0
      ? asDecidedIn(read, kinds)
      : withoutParts(withoutDepositsInLists(withoutHeadedSums(read), page.lines), otherParts, page.source);
  const choose = (read: readonly LayoutReading[]) =>
    withFamily(chooseStretches(read.flatMap(({ stretches }) => stretches)), read, page.source);
  let alone = ofDebts(sure);
  let chosen = choose(alone);
  const isOfLoans = isFree && alone.some(areLoansOfOne) && isLetter(page.source);
  const showTooMany = (stretches: readonly Stretch[]) =>
    isFree &&
    readsOf(stretches).length > MAX_ACCOUNTS &&
    areTooMany(debtsIn(stretches, page, { isFree, isOfLoans }).reads);
  // Where so many were read, no list is asked how else they could be.
  if (showTooMany(chosen)) return undefined;
  // What is owed to the family stands in no table, and often without the marks of money.
  const areAllWhole =
    isFree &&
    explainAll(chosen, amounts, page.source) &&
    !owesFamily(page.source) &&
    !areListed(page.lines.filter(({ cells }) => cells.length === 1));
  const isExplained = isOfLoans || areAllWhole || (isFree && !mayListsAdd(page, chosen, amounts));
  if (chosen.length === 0 && tellsTooMuch(page.lines)) return undefined;
  if (!isExplained) {
    const lists = readInAll(page, { kinds, layout }, amounts, 'lists', (read) => {
      if (readsOf(read.at(-1)?.stretches ?? []).length <= MAX_ACCOUNTS) return false;
      const all = ofDebts([...sure, ...read]);
      const best = choose(all);
      return areOfTooMany(best, all) || showTooMany(best);
    });
    if (!lists) return undefined;
    alone = ofDebts([...sure, ...lists]);
    chosen = choose(alone);
  }
  const isOfOne = OF_ONE.some(({ name }) => name === layout);
  const readAlone = (part: Page) =>
    choose(
      ofDebts([
        ...(readInAll(part, { kinds, layout }, amounts, 'others') ?? []),
        ...(readInAll(part, { kinds, layout }, amounts, 'lists') ?? []),
      ]),
    );
  const forwarded =
    layout === undefined && !isOfLoans ? withForwardedLetter(page, chosen, kinds, readAlone) : undefined;
  const mayBeOfOne = () => !areSeveral(chosen, page.source) || isPaperOfOne(chosen, page);
  if (forwarded) chosen = forwarded;
  else if (isOfOne || (layout === undefined && !isOfLoans && mayBeOfOne())) {
    for (const [index, one] of OF_ONE.entries()) {
      if (
        isOfOne ? one.name !== layout : one !== LETTER && (areNamedApart(alone) || !mayBeNotice(chosen, page))
      )
        continue;
      const letter = readIn(one, LAYOUTS.length + index, page, kinds, []);
      alone.push(letter);
      if (letter.stretches.length === 0) continue;
      chosen = [...letter.stretches];
      break;
    }
  } else if (layout === undefined && !isOfLoans) chosen = withLetterAbove(page, chosen, kinds);
  if (areOfTooMany(chosen, alone)) return undefined;
  const { reads, aside, isOther } = debtsIn(chosen, page, { isFree, isOfLoans });
  if (areTooMany(reads)) return undefined;
  const total = addsUp(
    page,
    reads.map(({ debt }) => debt),
  );
  const bonus = total?.printed.eq(total.read) && total.amounts > reads.length / 2 ? ADDS_UP : 0;
  const weight = chosen.reduce((so, stretch) => so + stretch.weight, bonus);
  const isDecided = alone.some(({ accounts }) => accounts.some((account) => isUnderDecided(account, kinds)));
  return {
    page,
    weight,
    reads,
    aside,
    alone,
    unasked: () => (isExplained ? ofDebts(readInAll(page, { kinds, layout }, amounts, 'lists') ?? []) : []),
    isDecided,
    isOther: isOther || (reads.length === 0 && areAllIn(amounts, otherParts)),
    ...layoutsOf(chosen, alone, kinds),
  };
}

/**
 * The layouts that debts were read in: which one most of them, and all that they found; where no debts were read, what
 * was found under labels about which a person has decided, else the labels.
 */
function layoutsOf(
  chosen: readonly Stretch[],
  alone: readonly LayoutReading[],
  kinds: Decisions['kinds'],
): Pick<PageReading, 'layout' | 'accounts'> {
  const areChosen = new Set(chosen);
  const counted = alone
    .map(({ name, accounts, stretches }) => ({
      name,
      accounts,
      rows: stretches.reduce((sum, one) => (areChosen.has(one) ? sum + one.reads.length : sum), 0),
    }))
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => other.rows - one.rows);
  const decided = alone.filter(({ accounts }) => accounts.some((account) => isUnderDecided(account, kinds)));
  const found = [counted, decided, alone.slice(0, 1)].find((some) => some.length > 0) ?? [];
  return { layout: counted[0]?.name ?? '', accounts: found.flatMap(({ accounts }) => accounts) };
}
