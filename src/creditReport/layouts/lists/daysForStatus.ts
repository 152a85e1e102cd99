import { unlabelledFact } from '../../account';
import { mayBeDaysLate } from '../../lexicon/lateness';
import type { ToldDebt } from './readItem';

/** So many lines show that none of them tells a payment. */
const MIN_SURE = 2;

function hasStatus({ facts }: ToldDebt): boolean {
  return facts.some(({ kind }) => kind === 'statusLoose');
}

/** The figures behind the first of a debt of which no word says anything; the first is what is owed. */
function behindOwed({ bare, facts }: ToldDebt): ToldDebt['bare'] {
  return facts.some(({ kind }) => kind === 'balance') ? bare : bare.slice(1);
}

/** Whether nothing but the days by which it is late stands behind what is owed. */
function mayCountDays(told: ToldDebt): boolean {
  const [days, ...more] = behindOwed(told);
  return days !== undefined && more.length === 0 && !hasStatus(told) && mayBeDaysLate(days.text);
}

/**
 * The debts of a list with the days by which some are late, where the others have their status in words: `Oak, 4100,
 * current` over `Elm, 3300, 30`. One such line alone may tell a payment, so that its status is a guess; where any other
 * figure stands in that place, or all lines have figures there, they are payments.
 */
export function withDaysForStatus(all: readonly ToldDebt[]): readonly ToldDebt[] {
  const counting = new Set(all.filter(mayCountDays));
  const isSo =
    counting.size > 0 &&
    all.some((told) => hasStatus(told) && behindOwed(told).length === 0) &&
    all.every((told) => counting.has(told) || (behindOwed(told).length === 0 && !hasPayment(told)));
  if (!isSo) return all;
  return all.map((told) => {
    const [days] = counting.has(told) ? behindOwed(told) : [];
    if (!days) return told;
    const fact = unlabelledFact('statusLoose', days.text, told.item);
    const flags = new Set(told.flags);
    if (counting.size < MIN_SURE) flags.add('status-guessed');
    return { ...told, facts: [...told.facts, fact], bare: told.bare.filter((one) => one !== days), flags };
  });
}

function hasPayment({ facts }: ToldDebt): boolean {
  return facts.some(({ kind }) => kind === 'paying');
}
