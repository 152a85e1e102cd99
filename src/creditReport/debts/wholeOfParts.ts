import type { Account, Fact } from '../account';
import { isMoneyKind } from '../lexicon/shapes';
import { isPart, MIN_PARTS, totalOfParts } from '../meaning/partsOfTotal';

/** What may be owed, or a part of it, in labels of one value. */
function isSum({ kind, values }: Fact): boolean {
  return isMoneyKind(kind) && kind !== 'paying' && kind !== 'pastDue' && values.length === 1;
}

/**
 * An account whose principal, interest and costs come to a total that it prints, with that as what is owed; any other as
 * it is. What is called the balance by another word than for a part stays it.
 */
export function withWholeOfParts(account: Account): Account {
  const { facts } = account;
  if (facts.filter(({ kind, label }) => isMoneyKind(kind) && isPart(label)).length < MIN_PARTS)
    return account;
  if (facts.some(({ kind, label }) => kind === 'balance' && !isPart(label))) return account;
  const sums = facts.filter(isSum).map((fact) => ({ fact, label: fact.label, text: fact.values[0] ?? '' }));
  const total = totalOfParts(sums)?.fact;
  if (!total) return account;
  return {
    ...account,
    facts: facts.map((fact): Fact => {
      if (fact === total) return { ...fact, kind: 'balance' };
      return isPart(fact.label) && isSum(fact) ? { ...fact, kind: 'money' } : fact;
    }),
  };
}
