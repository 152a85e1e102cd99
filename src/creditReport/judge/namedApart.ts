import { layoutAt } from '../layouts/layouts';
import { looksLikeCreditor } from '../lexicon/creditors';
import { nameKey } from '../pieces/nameKey';
import { isOfLists, type LayoutReading } from './layoutReading';
import type { ReadAccount } from './weigh';

/** A card or a loan that stands over a balance of its own. */
function isCard({ account, debt }: ReadAccount): boolean {
  return account.heading !== undefined && debt.amount?.gt(0) === true && looksLikeCreditor(debt.accountName);
}

/**
 * Whether labels tell several cards or loans, each under its own name and with another balance, as the page of a bank or
 * one that shows the accounts of several does: such a text is no notice about one debt, though none shows its number.
 */
export function areNamedApart(read: readonly LayoutReading[]): boolean {
  return read.some(({ stretches }) => {
    const sure = stretches.filter(({ layout }) => !isOfLists(layoutAt(layout)));
    const cards = sure.flatMap(({ reads }) => reads.filter(isCard));
    const names = new Set(cards.map(({ debt }) => nameKey(debt.accountName)));
    const sums = new Set(cards.map(({ debt }) => debt.amount?.toFixed()));
    return names.size > 1 && sums.size > 1;
  });
}
