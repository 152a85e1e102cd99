import { type Read, shareWord, withFlag } from './duplicates';

/** What two rows of one debt have alike: what is owed, or where interest has come to it the number of the account. */
function keysOf({ debt: { amount, accountNumber } }: Read): readonly string[] {
  return [...(amount ? [`owes ${amount.toFixed()}`] : []), ...(accountNumber === '' ? [] : [accountNumber])];
}

/** Whether one row is what another that is alike has bought or collects: its creditor is named there as the one before. */
function isHeldBy({ debt: own }: Read, { debt: other }: Read): boolean {
  return (
    own.accountName !== '' &&
    other.originalCreditor !== '' &&
    shareWord(own.accountName, other.originalCreditor) &&
    !shareWord(own.accountName, other.accountName)
  );
}

/**
 * Marks the rows of creditors of whom another row of the text collects the same sum, or under the same number: it is owed
 * but once, to who holds the debt now. Both rows are kept, for two debts may be alike.
 */
export function withSoldOn(reads: readonly Read[]): Read[] {
  const holders = new Map<string, Read[]>();
  for (const read of reads)
    if (read.debt.originalCreditor !== '')
      for (const key of keysOf(read)) holders.set(key, [...(holders.get(key) ?? []), read]);
  return reads.map((read) => {
    if (!read.debt.amount?.gt(0)) return read;
    const alike = keysOf(read).flatMap((key) => holders.get(key) ?? []);
    return alike.some((holder) => holder !== read && isHeldBy(read, holder))
      ? withFlag(read, 'transferred')
      : read;
  });
}
