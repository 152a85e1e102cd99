import type { Account } from '../account';
import { mergeDuplicates } from '../debts/duplicates';
import { LAYOUTS, type Layout, LETTER } from '../layouts/layouts';
import { isLetter } from '../layouts/letter';
import type { LabelKind } from '../lexicon/labelTable';
import { asDecided, isUnderDecided } from '../meaning/decide';
import { inWords, legendOf } from '../meaning/legend';
import type { Page } from '../page/page';
import { withoutRetold } from './besideReport';
import { withoutBeyond } from './beyondTotal';
import { chooseStretches } from './choose';
import { withoutDeposits, withoutOtherTexts, withoutStray, withoutSum } from './noDebts';
import { MAX_ACCOUNTS } from './refusal';
import { type Stretch, spanOfAccount, stretchesOf } from './stretches';
import { addsUp } from './totals';
import { amountsIn, type ReadAccount } from './weigh';

/** A layout that is doubted so much is a list, whose rows may be anything. */
const UNSURE = 0.2;

/** What it says for a reading of several debts that they come to the total which the page prints. */
const ADDS_UP = 2;

/** What a page was read as: its debts, and how much of it they explain. */
export interface PageReading {
  page: Page;
  weight: number;
  reads: readonly ReadAccount[];
  /** The layout that most of the debts were read in; empty where there are none. */
  layout: string;
  /** All accounts of the layouts that debts were read in, also those that are none. */
  accounts: readonly Account[];
  /** A person has decided about labels of this page. */
  isDecided: boolean;
  /** What each layout makes of the page by itself. */
  alone: readonly LayoutReading[];
}

/** What one layout makes of a page by itself. */
export interface LayoutReading {
  name: string;
  accounts: readonly Account[];
  stretches: readonly Stretch[];
  /** It shows more rows than any household has; the last of them were not weighed. */
  areTooMany: boolean;
}

/** What a person has decided about the labels, and about the layout. */
export interface Decisions {
  kinds: ReadonlyMap<string, LabelKind>;
  layout?: string | undefined;
}

/** Fewer digits number the branch of a shop: `MARKET #844`. */
const NUMBER = /(?:\w.*){4}/;

/** A row that was read whole: named, with its balance, and a number or a status beside it. */
function isWhole({ debt }: ReadAccount): boolean {
  return (
    debt.accountName !== '' &&
    debt.amountText !== '' &&
    (NUMBER.test(debt.accountNumber) || debt.current !== null)
  );
}

/**
 * Whether several whole debts are listed, so that they are not what a letter tells about one. A statement prints the one
 * number of its account again where it is detached, over sums that have no number of their own; what a list makes of the
 * lines of a letter beside that number is no debt of its own.
 */
function areSeveral(chosen: readonly Stretch[], source: string): boolean {
  const whole = chosen.flatMap(({ reads }) => reads).filter(isWhole);
  const numbers = whole.flatMap(({ debt }) => debt.accountNumber || []);
  if (new Set(numbers).size === 1 && (numbers.length > 1 || isLetter(source))) return false;
  return new Set(whole.map(({ debt }) => debt.accountNumber || debt.accountName)).size > 1;
}

/** Reads a page in one layout. */
function readIn(
  { name, read, doubt }: Layout,
  index: number,
  page: Page,
  kinds: Decisions['kinds'],
  amounts: readonly number[],
): LayoutReading {
  const legend = legendOf(page);
  const accounts = read(page).map((account) => inWords(asDecided(account, kinds), legend));
  return { name, accounts, ...stretchesOf(accounts, index, doubt, amounts) };
}

/** The readings without those of lines that stand under labels about which a person has decided, where they know nothing of it. */
function asDecidedIn(alone: readonly LayoutReading[], kinds: Decisions['kinds']): LayoutReading[] {
  const decided = alone.flatMap(({ accounts }) =>
    accounts.filter((account) => isUnderDecided(account, kinds)).map(spanOfAccount),
  );
  return alone.map((reading) => ({
    ...reading,
    stretches: reading.stretches.filter(
      ({ from, to, reads }) =>
        reads.some(({ account }) => isUnderDecided(account, kinds)) ||
        !decided.some((span) => span.from < to && from < span.to),
    ),
  }));
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

/** Whether there are more accounts than any household has; some are listed several times. */
function areTooMany(reads: readonly ReadAccount[]): boolean {
  return reads.length > MAX_ACCOUNTS && mergeDuplicates(reads).length > MAX_ACCOUNTS;
}

/**
 * Reads a page in every layout, or in the one decided, and keeps for each part of it the reading that explains most.
 * Undefined for a page that shows more accounts than any household has, as soon as a layout that is sure of them does.
 */
export function judgePage(
  page: Page,
  { kinds, layout }: Decisions = { kinds: new Map() },
): PageReading | undefined {
  const amounts = amountsIn(page.source);
  const read: LayoutReading[] = [];
  for (const [index, one] of LAYOUTS.entries()) {
    if (layout !== undefined && layout !== one.name) continue;
    const reading = readIn(one, index, page, kinds, amounts);
    if (reading.areTooMany && one.doubt < UNSURE) return undefined;
    read.push(reading);
  }
  const alone = kinds.size > 0 ? asDecidedIn(read, kinds) : read;
  let chosen = chooseStretches(alone.flatMap(({ stretches }) => stretches));
  if (layout === LETTER.name || (layout === undefined && !areSeveral(chosen, page.source))) {
    const letter = readIn(LETTER, LAYOUTS.length, page, kinds, []);
    alone.push(letter);
    if (letter.stretches.length > 0) chosen = [...letter.stretches];
  } else if (layout === undefined) chosen = withLetterAbove(page, chosen, kinds);
  const areChosen = new Set<Stretch>(chosen);
  if (alone.some((one) => one.areTooMany && one.stretches.some((stretch) => areChosen.has(stretch))))
    return undefined;
  const all = chosen.flatMap(({ reads, layout: from }) =>
    reads.map((one) => {
      const doubt = LAYOUTS[from]?.doubt ?? 0;
      return { ...one, isSure: doubt < UNSURE, isCertain: doubt < 0 };
    }),
  );
  const isFree = kinds.size === 0 && layout === undefined;
  const ofReport = withoutRetold(withoutDeposits(all, page.lines), page.lines);
  const reads = withoutBeyond(
    withoutSum(isFree ? withoutOtherTexts(withoutStray(ofReport), page.source) : all),
    page,
  );
  if (areTooMany(reads)) return undefined;
  const total = addsUp(
    page,
    reads.map(({ debt }) => debt),
  );
  const bonus = total?.printed.eq(total.read) && total.amounts > reads.length / 2 ? ADDS_UP : 0;
  const weight = chosen.reduce((so, stretch) => so + stretch.weight, bonus);
  const isDecided = alone.some(({ accounts }) => accounts.some((account) => isUnderDecided(account, kinds)));
  return { page, weight, reads, alone, isDecided, ...layoutsOf(chosen, alone, kinds) };
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
