import { type Account, isBlank } from '../account';
import { overlap } from '../page/lines';
import { saysUnknown } from '../pieces/unknownSums';

/**
 * Whether nothing but who is owed is filled in of a block of labels, and what is owed stands on another line: somebody has
 * begun with it. In a table such a row may be the title of others.
 */
function isLeftBlank({ facts }: Account): boolean {
  const [name, ...others] = facts.filter((fact) => !isBlank(fact));
  const balance = facts.find(({ kind }) => kind === 'balance');
  const isAlone = name?.kind === 'name' && others.length === 0;
  return isAlone && balance !== undefined && !overlap(name.span, balance.span);
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
