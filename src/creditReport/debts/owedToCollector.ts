import { isCollector } from '../lexicon/collectors';
import type { Page } from '../page/page';
import type { ReviewFlag } from '../reviewFlags';
import type { Read } from './duplicates';
import { withStatus } from './withStatus';

/** Where a court decides what is paid, collectors file claims, and nothing is late by that. */
export const IN_COURT =
  /\bbankrupt|\bchapter (?:7|11|12|13)\b|\bproofs? of claim\b|\btrustee\b|\bschedules? (?:d|e\/f)\b/i;

/**
 * The debts of which nothing tells how they stand, with what it means that they are owed to a collector: collection.
 * Marked, since no word says so. Of 80 such debts in all clipboards whose debts are known, outside of bankruptcies, all 80
 * are expected as collections.
 *
 * @param forms all forms of the text: a table alone does not say that it stands in a court's paper
 */
export function withOwedToCollector<Row extends Read>(
  reads: readonly Row[],
  forms: readonly Page[],
): readonly Row[] {
  if (!reads.some(isUntold) || forms.some(({ source }) => IN_COURT.test(source))) return reads;
  return reads.map((read) => {
    const { originalCreditor, sources } = read.debt;
    const place = sources.accountName;
    if (!place || !isUntold(read)) return read;
    const doubts: readonly ReviewFlag[] = originalCreditor === '' ? ['original-missing'] : [];
    return withStatus(read, { text: 'collection', place }, ['status-guessed', ...doubts]);
  });
}

/** Whether something is owed to a collector, and nothing tells how it stands but that it was sold to him. */
function isUntold({ debt }: Read): boolean {
  const { accountName, amount, originalCreditor, statusText, review } = debt;
  const isSilent = review.includes('no-status') && statusText === '';
  const isSold = review.includes('transferred') && originalCreditor !== '';
  return (isSilent || isSold) && debt.current === null && amount?.gt(0) === true && isCollector(accountName);
}
