import { type Account, factsOf, REMARK } from '../account';
import type { Span } from '../page/lines';
import { isDepositName } from '../pieces/deposits';
import type { ReportedDebt } from '../reportedDebt';
import { spanOfAccount } from './stretches';

/** Where an account says that all lines are its own, whatever stands in them: a paper about one debt. */
function ownLines(account: Account): Span[] {
  return factsOf(account, 'text').flatMap(({ label, values, span }) =>
    label === REMARK && values.join('') === '' ? [span] : [],
  );
}

/**
 * The debts of a text without those that the rules have not read, and whose amount stands in an account that is called as a
 * person's own money is, or among lines that are one debt's own: the rules have seen it, and know it for none.
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
    .map(spanOfAccount)
    .concat(accounts.flatMap(ownLines));
  return debts.filter(({ sources: { amount } }) => {
    const isRuled = !amount || places.has(amount.from);
    return isRuled || !own.some(({ from, to }) => from <= amount.from && amount.to <= to);
  });
}
