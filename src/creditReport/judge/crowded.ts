import { mergeDuplicates } from '../debts/duplicates';
import type { Page } from '../page/page';
import { readsOf } from './chosenDebts';
import { judgePage } from './judgePage';
import { type Decisions, readInAll } from './layoutReading';
import { MAX_ACCOUNTS } from './refusal';
import type { ReadAccount } from './weigh';

/** Fewer lines are read soon enough. */
const MIN_LINES = 2 * MAX_ACCOUNTS;
/** So many lines show how close to each other the debts of a page stand. */
const SAMPLE = 40;
/** Its other lines may hold a few debts less. */
const RESERVE = 1.1;
/** A beginning that is a larger part of its page tells nothing sooner. */
const MOST = 0.75;

/** A page as if it ended behind so many lines. */
function beginOf(page: Page, count: number): Page {
  const lines = page.lines.slice(0, count);
  const end = lines.at(-1)?.to ?? 0;
  const { source, placed } = page;
  return {
    ...page,
    source: source.slice(0, end),
    lines,
    ...(placed ? { placed: placed.filter(({ to }) => to <= end) } : {}),
  };
}

/** How many accounts a beginning shows: in layouts that are none of lists, where these find any. */
function countIn(part: Page, decisions: Decisions, otherRows: ReadonlySet<string>): number {
  // A row that comes again and again is one account.
  const count = (reads: readonly ReadAccount[]) => mergeDuplicates(reads).length;
  const others = readInAll(part, decisions, [], 'others') ?? [];
  const most = Math.max(0, ...others.map(({ stretches }) => count(readsOf(stretches))));
  return most > 0 ? most : count(judgePage(part, decisions, otherRows)?.reads ?? []);
}

/**
 * Whether a page shows more accounts than any household has as soon as its beginning is read, which is asked where debts
 * stand so close to each other on its first lines that thousands like them must hold too many.
 */
export function isCrowded(page: Page, decisions: Decisions, otherRows: ReadonlySet<string>): boolean {
  const { length } = page.lines;
  if (length < MIN_LINES) return false;
  const shown = countIn(beginOf(page, SAMPLE), decisions, otherRows);
  const enough = Math.ceil((RESERVE * MAX_ACCOUNTS * SAMPLE) / shown);
  return enough < length * MOST && judgePage(beginOf(page, enough), decisions, otherRows) === undefined;
}
