import { type Account, type Fact, factsOf, valueIn } from '../account';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { readAmount } from '../pieces/amounts';
import { OPEN_OR_CLOSED } from '../pieces/openOrClosed';
import { isStatusOnly, isStatusTold, readStatusText } from '../pieces/statuses';
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

/** What parts the sayings behind a payment; the day on which it is due ends one. */
const SAYINGS = /[.;,] |[.;]$| [-–—] | ?[()]|(?<=\/\d{2,4}) /;
/** What is paid each month, at the beginning of what a plan says: `$75/month, on time`. */
const RATE = /^\$? ?\d[\d,.]* ?(?:\/|per |an? |each )? ?(?:mo|mth|month|monthly)\b/i;

/**
 * The status that is told behind what is paid, of an account without a place for one: `$80.00 per month. Plan in good
 * standing.`
 */
export function behindPaying(account: Account): Told | undefined {
  if (account.facts.some(({ kind }) => STATUS_KINDS.includes(kind))) return undefined;
  const paid = account.facts.filter(
    ({ kind, values: [value = ''] }) => kind === 'paying' || (kind === 'text' && RATE.test(value)),
  );
  for (const fact of paid) {
    const sayings = (fact.values[0] ?? '').split(SAYINGS).slice(1).filter(Boolean);
    const text = sayings.find((saying) => isStatusOnly(saying) && isStatusTold(saying));
    if (text) return { status: readStatusText(text), text, fact };
  }
  return undefined;
}

/** How a debt stands, in brackets behind what it was for: `car insurance (collection)`, `Utility bill (past due)`. */
const IN_BRACKETS = /\p{L} \(([^()]{3,40})\)(?=$| for )/u;

/** The brackets behind a name that say how the debt stands, with the blank before them; empty where none do. */
export function standingBehind(name: string): string {
  const [, text = ''] = IN_BRACKETS.exec(name) ?? [];
  return isStatusOnly(text) && isStatusTold(text) ? ` (${text})` : '';
}

/** The status in brackets behind a name, or in a column that nobody knows, of an account without a place for one. */
export function inBrackets({ facts, unknown = [] }: Account): Told | undefined {
  if (facts.some(({ kind }) => STATUS_KINDS.includes(kind))) return undefined;
  for (const fact of [...unknown, ...facts.filter(({ kind }) => kind === 'name')]) {
    const text = standingBehind(fact.values[0] ?? '').slice(2, -1);
    if (text) return { status: readStatusText(text), text, fact };
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
