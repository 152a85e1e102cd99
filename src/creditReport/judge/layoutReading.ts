import type { Account } from '../account';
import { DOUBT, LAYOUTS, type Layout, layoutAt } from '../layouts/layouts';
import type { LabelKind } from '../lexicon/labelTable';
import { asCollected } from '../meaning/collectorsList';
import { asDecided, isUnderDecided } from '../meaning/decide';
import { inWords, legendOf } from '../meaning/legend';
import { isWithin, overlap, type Span, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import { type Stretch, spanOfAccount, stretchesOf } from './stretches';

/** Whether a layout reads lists; the others look for labels, headings or columns. */
export function isOfLists({ doubt }: Pick<Layout, 'doubt'>): boolean {
  return doubt >= DOUBT.told;
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

/** Reads a page in one layout. */
export function readIn(
  { name, read, doubt }: Layout,
  index: number,
  page: Page,
  kinds: Decisions['kinds'],
  amounts: readonly number[],
): LayoutReading {
  const accounts = read(page).map((account) =>
    asCollected(inWords(asDecided(account, kinds), legendOf(page)), page),
  );
  return { name, accounts, ...stretchesOf(accounts, index, doubt, amounts) };
}

/** Where the labels of debts stand that are known, without what is above and below them: a greeting, a notice. */
function spanOfKnown({ reads, from, to }: Stretch): Span {
  const known = reads.flatMap(({ account: { facts } }) =>
    facts.filter(({ kind }) => kind !== 'text').map(({ span }) => span),
  );
  return known.length === 0 ? { from, to } : spanOf(known);
}

/** The readings without those of lines that stand under labels about which a person has decided, where they know nothing of it. */
export function asDecidedIn(alone: readonly LayoutReading[], kinds: Decisions['kinds']): LayoutReading[] {
  const decided = alone.flatMap(({ accounts }) =>
    accounts.filter((account) => isUnderDecided(account, kinds)).map(spanOfAccount),
  );
  return alone.map((reading) => ({
    ...reading,
    stretches: reading.stretches.filter(
      (one) =>
        one.reads.some(({ account }) => isUnderDecided(account, kinds)) ||
        !decided.some((span) => overlap(span, one)),
    ),
  }));
}

/** Whether every sum that a stretch reads stands in parts of it that tell of something else. */
function isOfParts(stretch: Stretch, parts: readonly Span[], source: string): boolean {
  const { from, to, reads } = stretch;
  const inside = parts.filter((part) => overlap(part, stretch));
  if (inside.length === 0 || reads.length === 0) return false;
  let own = '';
  let end = from;
  for (const part of inside.sort((one, other) => one.from - other.from)) {
    own += source.slice(end, Math.max(end, part.from));
    end = Math.max(end, part.to);
  }
  own += source.slice(end, Math.max(end, to));
  return reads.every(({ debt: { amountText } }) => !own.includes(amountText));
}

/** The readings without those of lines that tell of something else than debts; an item of a list may hold more than those. */
export function withoutParts(
  alone: readonly LayoutReading[],
  parts: readonly Span[],
  source: string,
): LayoutReading[] {
  if (parts.length === 0) return [...alone];
  return alone.map((reading) => ({
    ...reading,
    stretches: reading.stretches.filter((stretch) => {
      const { from, to, layout } = stretch;
      if (!isOfLists(layoutAt(layout))) {
        const known = spanOfKnown(stretch);
        return !parts.some((part) => isWithin(known, part));
      }
      const shared = parts.map((part) => Math.min(part.to, to) - Math.max(part.from, from));
      const isMostly = shared.reduce((all, one) => all + Math.max(0, one), 0) * 2 > to - from;
      return !isMostly && !isOfParts(stretch, parts, source);
    }),
  }));
}

/**
 * Reads a page in every layout of lists, or in every other one, or of these in the one decided. Undefined for more rows
 * than any household has, as soon as a layout that is none of lists shows them.
 *
 * @param areTooMany says the same of the layouts that were read so far
 */
export function readInAll(
  page: Page,
  { kinds, layout }: Decisions,
  amounts: readonly number[],
  which: 'lists' | 'others',
  areTooMany: (read: readonly LayoutReading[]) => boolean = () => false,
): LayoutReading[] | undefined {
  const read: LayoutReading[] = [];
  for (const [index, one] of LAYOUTS.entries()) {
    if (isOfLists(one) !== (which === 'lists') || (layout !== undefined && layout !== one.name)) continue;
    const reading = readIn(one, index, page, kinds, amounts);
    if (reading.areTooMany && which === 'others') return undefined;
    read.push(reading);
    if (areTooMany(read)) return undefined;
  }
  return read;
}
