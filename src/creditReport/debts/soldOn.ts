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

/** Interest and fees of some years make no more of what was written off. */
const MOST_GROWN = 2;

/**
 * The only row of a creditor that he has written off, of which somebody else collects as much or what has come to it since,
 * under a number of his own; undefined where none is, or several may be it.
 */
function writtenOff(holder: Read, reads: readonly Read[]): Read | undefined {
  const { amount: owed } = holder.debt;
  const own = reads.filter((read) => read.debt.review.includes('charge-off') && isHeldBy(read, holder));
  const [only] = own;
  const amount = only?.debt.amount;
  const isGrown = owed && amount?.gt(0) && owed.gte(amount) && owed.lte(amount.times(MOST_GROWN));
  return own.length === 1 && isGrown ? only : undefined;
}

/** The row of the same creditor and number of which nothing is owed: that one was sold, and the other is his own still. */
function soldTwin(read: Read, reads: readonly Read[]): Read | undefined {
  const { accountName, accountNumber } = read.debt;
  if (accountNumber === '') return undefined;
  return reads.find(
    ({ debt }) =>
      debt.accountNumber === accountNumber && debt.accountName === accountName && debt.amount?.eq(0) === true,
  );
}

/**
 * Marks the rows of creditors of whom another row of the text collects the same sum, or under the same number, or what has
 * grown of what was written off: it is owed but once, to who holds the debt now. Both rows are kept, for two debts may be alike.
 */
export function withSoldOn(reads: readonly Read[]): Read[] {
  const holders = new Map<string, Read[]>();
  for (const read of reads)
    if (read.debt.originalCreditor !== '')
      for (const key of keysOf(read)) holders.set(key, [...(holders.get(key) ?? []), read]);
  const sold = new Set<Read>();
  for (const read of reads) {
    if (!read.debt.amount?.gt(0)) continue;
    const alike = keysOf(read).flatMap((key) => holders.get(key) ?? []);
    if (alike.some((holder) => holder !== read && isHeldBy(read, holder)))
      sold.add(soldTwin(read, reads) ?? read);
  }
  for (const holder of reads) {
    const read = holder.debt.originalCreditor === '' ? undefined : writtenOff(holder, reads);
    if (read) sold.add(read);
  }
  return reads.map((read) => (sold.has(read) ? withFlag(read, 'transferred') : read));
}
