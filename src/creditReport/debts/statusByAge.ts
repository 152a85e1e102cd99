import { sum } from '../../money/money';
import { type Account, type Fact, factsOf, valueIn } from '../account';
import { daysOfAge, lateBy, MIN_AGES } from '../meaning/agedSums';
import { readAmount } from '../pieces/amounts';
import { readStatusText } from '../pieces/statuses';
import type { Told } from './statusBeside';

/** In so many steps of a month, with its word, an age is how long nothing was paid; other ages are of the debt itself. */
const LATE_SO_LONG = /day|current/i;

/** How late a debt is by its age in steps of a month: `Age  90 days`, `Age  Current`. */
function toldAge({ facts, unknown = [] }: Account, column: number): Told | undefined {
  for (const fact of [...facts, ...unknown]) {
    const value = fact.label === 'age' ? valueIn(fact, column) : '';
    const days = LATE_SO_LONG.test(value) ? daysOfAge(value) : undefined;
    if (days !== undefined) return { status: readStatusText(lateBy(days)), text: value, fact };
  }
  return undefined;
}

/**
 * How late a debt is by the oldest column of ages that has a sum: `0-30 | 31-60 | 61-90 | 90+`. They come to its balance;
 * under such headings bureaus count how often it was late.
 */
export function statusByAge(account: Account, column: number): Told | undefined {
  const ages = [...account.facts, ...(account.unknown ?? [])].flatMap((fact) => {
    const days = daysOfAge(fact.label);
    return days === undefined ? [] : [{ fact, days, part: readAmount(valueIn(fact, column))?.amount }];
  });
  if (ages.length < MIN_AGES) return toldAge(account, column);
  const whole = sum(ages.flatMap(({ part }) => part ?? []));
  const balances = factsOf(account, 'balance').map((fact) => readAmount(valueIn(fact, column))?.amount);
  if (!whole.gt(0) || !balances.some((balance) => balance?.eq(whole))) return undefined;
  let [found, most] = [undefined as Fact | undefined, -1];
  for (const { fact, days, part } of ages) if (part?.gt(0) && days > most) [found, most] = [fact, days];
  if (!found) return undefined;
  const text = lateBy(most);
  return { status: readStatusText(text), text, fact: found };
}
