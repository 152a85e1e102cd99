import { type Account, type Fact, factsOf, valueIn } from '../account';
import { readAmount } from '../pieces/amounts';
import { OPEN_OR_CLOSED } from '../pieces/openOrClosed';
import { isStatusTold, readStatusText } from '../pieces/statuses';
import type { ReadStatus } from '../reportedDebt';

/** A status with the label that tells it. */
export interface Told {
  status: ReadStatus;
  text: string;
  fact: Fact;
}

/** The label of a status beside one that says only whether the account is used: `Account Condition: Repossession`. */
const CONDITION = /^account condition$/;

/** What the condition of an account tells of its lateness; undefined where it says only whether the account is used. */
export function conditionOf(account: Account, column: number): Told | undefined {
  for (const fact of factsOf(account, 'statusHint')) {
    const text = valueIn(fact, column);
    if (CONDITION.test(fact.label) && !OPEN_OR_CLOSED.test(text) && isStatusTold(text))
      return { status: readStatusText(text), text, fact };
  }
  return undefined;
}

/** Whether remarks say that what was charged off or collected is paid, and nothing is owed any more. */
export function isPaidByRemark(
  { flags }: ReadStatus,
  hints: readonly string[],
  account: Account,
  column: number,
): boolean {
  const isDowngraded = flags.some((flag) => flag === 'charge-off' || flag === 'collection');
  const isPaid = hints.some((hint) => readStatusText(hint).flags.includes('paid-settled'));
  const balances = factsOf(account, 'balance').map((fact) => readAmount(valueIn(fact, column)));
  return isDowngraded && isPaid && balances.some((balance) => balance?.amount?.eq(0));
}
