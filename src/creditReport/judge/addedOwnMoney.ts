import { type Account, factsOf } from '../account';
import { isDepositName } from '../pieces/deposits';
import type { ReportedDebt } from '../reportedDebt';
import { spanOfAccount } from './stretches';

/**
 * The debts of a text without those that the rules have not read, and whose amount stands in an account that is called as a
 * person's own money is: the rules have seen it, and know it for none.
 *
 * @param ruled the debts that the rules have read
 * @param accounts what the layout has put together, also what is no debt
 */
export function withoutAddedOwnMoney(
  debts: readonly ReportedDebt[],
  ruled: readonly ReportedDebt[],
  accounts: readonly Account[],
): readonly ReportedDebt[] {
  if (debts.length === ruled.length) return debts;
  const places = new Set(ruled.map(({ sources: { amount } }) => amount?.from));
  const own = accounts
    .filter((account) =>
      factsOf(account, 'name').some(({ values }) => values.some((value) => isDepositName(value))),
    )
    .map(spanOfAccount);
  return debts.filter(({ sources: { amount } }) => {
    const isRuled = !amount || places.has(amount.from);
    return isRuled || !own.some(({ from, to }) => from <= amount.from && amount.to <= to);
  });
}
