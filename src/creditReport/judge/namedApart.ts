import { layoutAt } from '../layouts/layouts';
import { looksLikeCreditor } from '../lexicon/creditors';
import { nameKey } from '../pieces/nameKey';
import { isOfLists, type LayoutReading } from './layoutReading';
import type { ReadAccount } from './weigh';

/** Two cards or loans under their names with labels show it; of two others one may be who asks for what is owed to the other. */
const [MIN_CARDS, MIN_OTHERS] = [2, 3];

/** What a bill adds up, in words that companies are called by too: `Energy Charge`, `Current Service`. */
const CHARGE = /\b(?:charges?|surcharges?|fees?|sales tax)$|^(?:current|new) service\b/i;

/** Whether a creditor is named, and what is owed to him. */
function isOwed({ debt: { accountName, amount } }: ReadAccount): boolean {
  return amount?.gt(0) === true && looksLikeCreditor(accountName) && !CHARGE.test(accountName);
}

/** How many debts have another name and another balance than each other. */
function countApart(reads: readonly ReadAccount[]): number {
  const names = new Set(reads.map(({ debt }) => nameKey(debt.accountName)));
  const sums = new Set(reads.map(({ debt }) => debt.amount?.toFixed()));
  return Math.min(names.size, sums.size);
}

/**
 * Whether labels tell several cards or loans, each under its own name and with another balance, as the page of a bank or
 * one that shows the accounts of several does, or cards and lines of a list do without labels: such a text is no notice
 * about one debt, though none shows its number.
 */
export function areNamedApart(read: readonly LayoutReading[]): boolean {
  return read.some(({ stretches }) => {
    const owed = (areListed: boolean) =>
      stretches
        .filter(({ layout }) => isOfLists(layoutAt(layout)) === areListed)
        .flatMap(({ reads }) => reads.filter(isOwed));
    const shown = owed(false);
    const cards = shown.filter(({ account }) => account.heading !== undefined);
    const listed = owed(true).filter(({ account }) => account.isKnown);
    return countApart(cards) >= MIN_CARDS || [shown, listed].some((some) => countApart(some) >= MIN_OTHERS);
  });
}
