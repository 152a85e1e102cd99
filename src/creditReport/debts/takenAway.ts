import type { LabelKind } from '../lexicon/labelTable';
import { heldFor } from '../lexicon/labelText';
import { asDecided } from '../meaning/decide';
import type { Page } from '../page/page';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';
import { saidOf } from './debtOf';
import type { Read } from './duplicates';
import { placed } from './placed';
import { withFields } from './withFields';

function saysNothing({ sources }: ReportedDebt): boolean {
  return Object.keys(sources).length === 0;
}

/**
 * The debts without what stands under labels that a person has taken their meaning from: each such field says what the
 * other labels of its account say of it, and nothing else of any debt changes. A debt is gone only where no label says
 * anything of it any more.
 *
 * @param reads the debts as they were read with those labels
 * @param taken the labels that mean nothing, by their keys
 */
export function withoutTakenAway(
  reads: readonly Read[],
  taken: ReadonlyMap<string, LabelKind>,
  page: Page,
): ReportedDebt[] {
  return reads.flatMap(({ debt, account }) => {
    const gone = (Object.keys(debt.sources) as ReportedField[]).filter((field) => {
      const label = debt.sources[field]?.label;
      return label !== undefined && heldFor(taken, label) !== undefined;
    });
    if (gone.length === 0) return [debt];
    const rest = asDecided(account, taken);
    const other = placed({ account: rest, debt: saidOf(rest) }, page).debt;
    const left = withFields(debt, other, gone);
    return saysNothing(left) ? [] : [left];
  });
}
