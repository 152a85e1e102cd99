import type { Account } from '../account';
import { readAmount } from '../pieces/amounts';
import type { ReadAccount } from './weigh';

/** What stands over the column of what is aimed at: `Goal`, `Savings target ($)`. */
const AIM = /^(?:(?:savings?|my|our) )?(?:goals?|targets?)(?: amount)?(?: \(?\$\)?)?$/i;

/** What a row aims at, under a heading that says so. */
function aimOf({ facts, unknown = [] }: Account) {
  return [...facts, ...unknown].find(({ label }) => AIM.test(label));
}

/**
 * The rows without those of savings: under the heading of a goal most of them aim at more than is there already. What is
 * owed is to become less, so that the goal of a debt lies below its balance.
 */
export function withoutSavedFor<Row extends ReadAccount>(rows: readonly Row[]): readonly Row[] {
  const aiming = rows.filter(({ account }) => aimOf(account) !== undefined);
  let [more, less] = [0, 0];
  for (const { account, debt } of aiming) {
    const aim = readAmount(aimOf(account)?.values[0] ?? '')?.amount;
    if (!aim || !debt.amount) continue;
    if (aim.gt(debt.amount)) more += 1;
    else less += 1;
  }
  return more > less ? rows.filter((row) => !aiming.includes(row)) : rows;
}
