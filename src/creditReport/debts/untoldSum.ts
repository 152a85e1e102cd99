import type { Account } from '../account';
import { overlap } from '../page/lines';
import { saysUnknown } from '../pieces/unknownSums';

const isBlank = (values: readonly string[]) => values.every((value) => value === '');

/**
 * Whether what is owed is left blank behind its label, on another line than the label of who is owed: somebody has begun to
 * fill in a block for him. In a table such a row may be the title of others.
 */
function isLeftBlank({ facts }: Account): boolean {
  const name = facts.find(({ kind, values }) => kind === 'name' && !isBlank(values));
  const balance = facts.find(({ kind }) => kind === 'balance');
  return (
    name !== undefined &&
    balance !== undefined &&
    isBlank(balance.values) &&
    !overlap(name.span, balance.span)
  );
}

/** Whether an account says of what is owed that nobody knows it: by its arrangement, in words behind its label, or by nothing there. */
export function isSumUntold(account: Account): boolean {
  const { facts, flags } = account;
  return (
    flags.includes('amount-missing') ||
    facts.some(({ kind, values }) => kind === 'balance' && values.some(saysUnknown)) ||
    isLeftBlank(account)
  );
}
