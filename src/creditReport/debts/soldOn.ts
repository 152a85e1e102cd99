import { type Read, shareWord, withFlag } from './duplicates';

/** What is owed, as a key that equal sums share. */
const sumOf = ({ debt: { amount } }: Read) => amount?.toFixed();

/** Whether one row is what another of the same sum has bought or collects: its creditor is named there as the one before. */
function isHeldBy({ debt: own }: Read, { debt: other }: Read): boolean {
  return (
    own.accountName !== '' &&
    other.originalCreditor !== '' &&
    shareWord(own.accountName, other.originalCreditor) &&
    !shareWord(own.accountName, other.accountName)
  );
}

/**
 * Marks the rows of creditors of whom another row of the text collects the same sum: it is owed but once, to who holds the
 * debt now. Both rows are kept, for two debts may be alike.
 */
export function withSoldOn(reads: readonly Read[]): Read[] {
  const holders = new Map<string | undefined, Read[]>();
  for (const read of reads)
    if (read.debt.originalCreditor !== '')
      holders.set(sumOf(read), [...(holders.get(sumOf(read)) ?? []), read]);
  return reads.map((read) => {
    const { amount } = read.debt;
    if (!amount?.gt(0)) return read;
    const isSoldOn = holders.get(sumOf(read))?.some((holder) => holder !== read && isHeldBy(read, holder));
    return isSoldOn ? withFlag(read, 'transferred') : read;
  });
}
