import { ZERO } from '../../money/money';
import type { Account, Fact } from '../account';
import { isMoneyKind } from '../lexicon/shapes';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { isPart, isTotal, MIN_PARTS, totalOfParts } from '../meaning/partsOfTotal';
import { readAmount } from '../pieces/amounts';
import { readStatusText } from '../pieces/statuses';

/** What may be owed, or a part of it, in labels of one value. */
function isSum({ kind, values }: Fact): boolean {
  return isMoneyKind(kind) && kind !== 'paying' && kind !== 'pastDue' && values.length === 1;
}

/** Whether an account says that it is paid. */
function isPaid({ facts }: Account): boolean {
  return facts.some(
    ({ kind, values: [value = '', ...more] }) =>
      STATUS_KINDS.includes(kind) && more.length === 0 && readStatusText(value).flags.includes('paid-closed'),
  );
}

/** What the parts of a debt come to once it is paid, while these are still told: nothing. */
function nothingLeft<Sum extends { label: string; text: string }>(
  account: Account,
  sums: readonly Sum[],
): Sum | undefined {
  if (!isPaid(account)) return undefined;
  const totals = sums.filter(({ label }) => isTotal(label));
  return totals.every(({ text }) => readAmount(text)?.amount?.eq(ZERO)) ? totals[0] : undefined;
}

/**
 * An account whose principal, interest and costs come to a total that it prints, or to nothing since it is paid, with that
 * as what is owed; any other as it is. What is called the balance by another word than for a part stays it.
 */
export function withWholeOfParts(account: Account): Account {
  const { facts } = account;
  if (facts.filter(({ kind, label }) => isMoneyKind(kind) && isPart(label)).length < MIN_PARTS)
    return account;
  if (facts.some(({ kind, label }) => kind === 'balance' && !isPart(label))) return account;
  const sums = facts.filter(isSum).map((fact) => ({ fact, label: fact.label, text: fact.values[0] ?? '' }));
  const total = (totalOfParts(sums) ?? nothingLeft(account, sums))?.fact;
  if (!total) return account;
  return {
    ...account,
    facts: facts.map((fact): Fact => {
      if (fact === total) return { ...fact, kind: 'balance' };
      return isPart(fact.label) && isSum(fact) ? { ...fact, kind: 'money' } : fact;
    }),
  };
}
