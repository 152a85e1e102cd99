import { layoutAt } from '../layouts/layouts';
import { looksLikeCreditor } from '../lexicon/creditors';
import { nameKey } from '../pieces/nameKey';
import { isOfLists, type LayoutReading } from './layoutReading';
import type { ReadAccount } from './weigh';

/** A card or a loan that stands over a balance of its own. */
function isCard({ account, debt }: ReadAccount): boolean {
  return account.heading !== undefined && debt.amount?.gt(0) === true && looksLikeCreditor(debt.accountName);
}

/** A line that names a creditor and what is owed to him, and of which every word is known. */
function isListed({ account, debt }: ReadAccount): boolean {
  return account.isKnown === true && debt.amount?.gt(0) === true && looksLikeCreditor(debt.accountName);
}
/** Of two such lines one may be who asks for what is owed to the other. */
const MIN_LISTED = 3;

/** How many debts have another name and another balance than each other. */
function countApart(reads: readonly ReadAccount[]): number {
  const names = new Set(reads.map(({ debt }) => nameKey(debt.accountName)));
  const sums = new Set(reads.map(({ debt }) => debt.amount?.toFixed()));
  return Math.min(names.size, sums.size);
}

/**
 * Whether labels tell several cards or loans, each under its own name and with another balance, as the page of a bank or
 * one that shows the accounts of several does, or lines of a list do: such a text is no notice about one debt, though
 * none shows its number.
 */
export function areNamedApart(read: readonly LayoutReading[]): boolean {
  return read.some(({ stretches }) => {
    const [lists, sure] = [true, false].map((are) =>
      stretches.filter(({ layout }) => isOfLists(layoutAt(layout)) === are).flatMap(({ reads }) => reads),
    );
    return (
      countApart((sure ?? []).filter(isCard)) > 1 || countApart((lists ?? []).filter(isListed)) >= MIN_LISTED
    );
  });
}
