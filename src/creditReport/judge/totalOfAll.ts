import { sum, ZERO } from '../../money/money';
import type { Fact } from '../account';
import { debtOf } from '../debts/debtOf';
import { readAmount } from '../pieces/amounts';
import type { ReadAccount } from './weigh';

/** How a label calls what all loans come to. */
const OF_ALL = /^(?:grand )?totals?\b/;

/** The dollars of a balance that an account prints once. */
function balanceOf({ kind, values }: Fact) {
  return kind === 'balance' && values.length === 1 ? readAmount(values[0] ?? '')?.amount : undefined;
}

/**
 * The debts with their own balances, where a page prints under one of them what all come to, as a servicer does under the
 * last loan. Such a total is the sum of that debt's own balance and of all others, to the cent.
 */
export function withoutTotalOfAll<Read extends ReadAccount>(reads: readonly Read[]): readonly Read[] {
  if (reads.length < 2) return reads;
  const sumOfReads = sum(reads.flatMap(({ debt: { amount } }) => amount ?? []));
  return reads.map((read) => {
    const { facts } = read.account;
    // The word may stand as a label of its own before that of the balance.
    const lines = new Set(facts.flatMap(({ label, span }) => (OF_ALL.test(label) ? [span.from] : [])));
    const totals = facts.filter((fact) => lines.has(fact.span.from) && balanceOf(fact));
    const own = facts.filter(({ span }) => !lines.has(span.from));
    if (totals.length === 0 || !own.some(balanceOf)) return read;
    const account = { ...read.account, facts: own };
    const debt = debtOf(account);
    if (!debt?.amount) return read;
    const all = sumOfReads.minus(read.debt.amount ?? ZERO).plus(debt.amount);
    return totals.every((fact) => balanceOf(fact)?.eq(all)) ? { ...read, account, debt } : read;
  });
}
