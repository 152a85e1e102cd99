import type { Account } from '../account';
import { withGuessesMarked } from '../debts/guessedFields';
import { withPlaces } from '../debts/places';
import { LAYOUTS, type Layout, LETTER } from '../layouts/layouts';
import type { LabelKind } from '../lexicon/labelTable';
import { asDecided } from '../meaning/decide';
import type { Page } from '../page/page';
import { chooseStretches } from './choose';
import { withoutOtherTexts, withoutSum } from './noDebts';
import { type Stretch, stretchesOf } from './stretches';
import { addsUp } from './totals';
import { amountsIn, type ReadAccount } from './weigh';

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
  /** What each layout makes of the page by itself. */
  alone: readonly LayoutReading[];
}

/** What one layout makes of a page by itself. */
export interface LayoutReading {
  name: string;
  accounts: readonly Account[];
  stretches: readonly Stretch[];
}

/** What a person has decided about the labels, and about the layout. */
export interface Decisions {
  kinds: ReadonlyMap<string, LabelKind>;
  layout?: string | undefined;
}

/** A debt with the places of its values. */
function placed({ account, debt }: ReadAccount, { source }: Page): ReadAccount {
  return { account, debt: withPlaces(debt, source) };
}

/** A number that a spreadsheet had shortened is marked, though its digits were found behind the cell. */
function withRestored({ account, debt }: ReadAccount, { restored }: Page): ReadAccount {
  if (!restored.has(debt.accountNumber)) return { account, debt };
  const review = [...new Set([...debt.review, 'account-number-scientific' as const])].sort();
  return { account, debt: { ...debt, review } };
}

/** A row that was read whole: named, with its balance, and a number or a status beside it. */
function isWhole({ debt }: ReadAccount): boolean {
  return (
    debt.accountName !== '' && debt.amountText !== '' && (debt.accountNumber !== '' || debt.current !== null)
  );
}

/** Whether several whole debts are listed, so that they are not what a letter tells about one. */
function areSeveral(chosen: readonly Stretch[]): boolean {
  const whole = chosen.flatMap(({ reads }) => reads).filter(isWhole);
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
  const accounts = read(page).map((account) => asDecided(account, kinds));
  return { name, accounts, stretches: stretchesOf(accounts, index, doubt, amounts) };
}

/** Reads a page in every layout, or in the one decided, and keeps for each part of it the reading that explains most. */
export function judgePage(page: Page, { kinds, layout }: Decisions = { kinds: new Map() }): PageReading {
  const amounts = amountsIn(page.source);
  const alone = LAYOUTS.flatMap((one, index) =>
    layout === undefined || layout === one.name ? [readIn(one, index, page, kinds, amounts)] : [],
  );
  let chosen = chooseStretches(alone.flatMap(({ stretches }) => stretches));
  if (layout === LETTER.name || (layout === undefined && !areSeveral(chosen))) {
    const letter = readIn(LETTER, LAYOUTS.length, page, kinds, []);
    alone.push(letter);
    if (letter.stretches.length > 0) chosen = [...letter.stretches];
  }
  const all = chosen.flatMap((stretch) => stretch.reads.map((one) => withRestored(placed(one, page), page)));
  const isDecided = kinds.size > 0 || layout !== undefined;
  const reads = withoutSum(isDecided ? all : withoutOtherTexts(all, page.source)).map(
    ({ account, debt }) => ({
      account,
      debt: withGuessesMarked(debt, account, page),
    }),
  );
  const total = addsUp(
    page,
    reads.map(({ debt }) => debt),
  );
  const bonus = total?.printed.eq(total.read) ? ADDS_UP : 0;
  const weight = chosen.reduce((so, stretch) => so + stretch.weight, bonus);
  return { page, weight, reads, alone, ...layoutsOf(chosen, alone) };
}

/** The layouts that debts were read in: which one most of them, and all that they found. */
function layoutsOf(
  chosen: readonly Stretch[],
  alone: readonly LayoutReading[],
): Pick<PageReading, 'layout' | 'accounts'> {
  const counted = alone
    .map(({ name, accounts, stretches }) => ({
      name,
      accounts,
      rows: stretches.reduce((sum, one) => (chosen.includes(one) ? sum + one.reads.length : sum), 0),
    }))
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => other.rows - one.rows);
  return { layout: counted[0]?.name ?? '', accounts: counted.flatMap(({ accounts }) => accounts) };
}
