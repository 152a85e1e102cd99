import type { Account } from '../account';
import { saysUnknown } from '../pieces/unknownSums';

/** Whether an account says of what is owed that nobody knows it: by its arrangement, or in words behind its label. */
export function isSumUntold({ facts, flags }: Account): boolean {
  return (
    flags.includes('amount-missing') ||
    facts.some(({ kind, values }) => kind === 'balance' && values.some(saysUnknown))
  );
}
