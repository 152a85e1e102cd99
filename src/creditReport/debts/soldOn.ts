import { type Read, shareWord, withFlag } from './duplicates';

/** Whether one row is what another has bought or collects: its creditor is named there as the one before, and the same is owed. */
function isHeldBy({ debt: own }: Read, { debt: other }: Read): boolean {
  return (
    own.amount?.gt(0) === true &&
    other.amount?.eq(own.amount) === true &&
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
  const holders = reads.filter(({ debt }) => debt.originalCreditor !== '');
  return reads.map((read) =>
    holders.some((holder) => holder !== read && isHeldBy(read, holder))
      ? withFlag(read, 'transferred')
      : read,
  );
}
