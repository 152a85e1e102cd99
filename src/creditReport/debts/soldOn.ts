import { mayHaveGrown } from '../pieces/grownDebt';
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
 * The only row of a creditor that he has written off, of which somebody else collects as much or what has come to it since,
 * under a number of his own.
 *
 * @param charged the rows that are written off
 * @returns undefined where none is, or several may be it
 */
function writtenOff(holder: Read, charged: readonly Read[]): Read | undefined {
  const { amount: owed } = holder.debt;
  const own = charged.filter((read) => isHeldBy(read, holder));
  const [only] = own;
  const was = only?.debt.amount;
  return own.length === 1 && was && owed && mayHaveGrown(was, owed) ? only : undefined;
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
  const holders = reads.filter(({ debt }) => debt.originalCreditor !== '');
  const holdersOf = new Map<string, Read[]>();
  for (const holder of holders)
    for (const key of keysOf(holder)) holdersOf.set(key, [...(holdersOf.get(key) ?? []), holder]);
  const sold = new Set<Read>();
  for (const read of reads) {
    if (!read.debt.amount?.gt(0)) continue;
    const alike = keysOf(read).flatMap((key) => holdersOf.get(key) ?? []);
    if (alike.some((holder) => holder !== read && isHeldBy(read, holder)))
      sold.add(soldTwin(read, reads) ?? read);
  }
  const charged = reads.filter(({ debt }) => debt.review.includes('charge-off'));
  for (const holder of holders) {
    const read = writtenOff(holder, charged);
    if (read) sold.add(read);
  }
  return reads.map((read) => (sold.has(read) ? withFlag(read, 'transferred') : read));
}
