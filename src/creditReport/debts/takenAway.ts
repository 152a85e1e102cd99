import type { LabelKind } from '../lexicon/labelTable';
import { heldFor } from '../lexicon/labelText';
import { asDecided } from '../meaning/decide';
import type { Page } from '../page/page';
import type { ReportedDebt } from '../reportedDebt';
import { type ReportedField, reviewedField } from '../reviewFlags';
import { saidOf } from './debtOf';
import type { Read } from './duplicates';
import { placed } from './placed';

/** The parts of a debt that say something of a field. */
const PARTS: Readonly<Record<ReportedField, (debt: ReportedDebt) => Partial<ReportedDebt>>> = {
  accountName: ({ accountName }) => ({ accountName }),
  accountNumber: ({ accountNumber }) => ({ accountNumber }),
  amount: ({ amountText, amount }) => ({ amountText, amount }),
  originalCreditor: ({ originalCreditor }) => ({ originalCreditor }),
  current: ({ current, statusText }) => ({ current, statusText }),
  paying: ({ payingText, paying }) => ({ payingText, paying }),
};

/** A debt with some of its fields as another one has them, their places and doubts too. */
function withFields(debt: ReportedDebt, other: ReportedDebt, fields: readonly ReportedField[]): ReportedDebt {
  const isOf = (field: ReportedField) => fields.includes(field);
  const places = Object.entries(debt.sources).filter(([field]) => !isOf(field as ReportedField));
  const others = Object.entries(other.sources).filter(([field]) => isOf(field as ReportedField));
  const review = [
    ...debt.review.filter((flag) => !isOf(reviewedField(flag))),
    ...other.review.filter((flag) => isOf(reviewedField(flag))),
  ];
  return {
    ...Object.assign({}, debt, ...fields.map((field) => PARTS[field](other))),
    review: [...new Set(review)].sort(),
    differing: [...debt.differing.filter((field) => !isOf(field)), ...other.differing.filter(isOf)],
    sources: Object.fromEntries([...places, ...others]),
  };
}

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
