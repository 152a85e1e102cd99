import { isFamily } from '../layouts/lists/listName';
import { owesFamily } from '../layouts/lists/mentions';
import { overlap, type Span } from '../page/lines';
import type { LayoutReading } from './layoutReading';
import type { Stretch } from './stretches';

/** Whether a reading makes something of a stretch; a remark of an account is nothing yet. */
function isTold({ reads }: Stretch, place: Span): boolean {
  return reads.some(({ account }) =>
    account.facts.some(({ kind, span }) => kind !== 'text' && overlap(span, place)),
  );
}

/**
 * The readings chosen, with what a text says is owed to the family: it stands in a note beside a report, in words of its
 * own, and so weighs little.
 */
export function withFamily(chosen: Stretch[], alone: readonly LayoutReading[], source: string): Stretch[] {
  if (!owesFamily(source)) return chosen;
  const found = [...chosen];
  for (const stretch of alone.flatMap(({ stretches }) => stretches)) {
    const isOwed = stretch.reads.every(({ debt }) => debt.amountText !== '' && isFamily(debt.accountName));
    if (isOwed && !found.some((one) => isTold(one, stretch))) found.push(stretch);
  }
  return found.sort((one, other) => one.from - other.from);
}
