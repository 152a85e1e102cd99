import type { ReportedDebt } from '../reportedDebt';
import { type ReportedField, reviewedField } from '../reviewFlags';

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
export function withFields(
  debt: ReportedDebt,
  other: ReportedDebt,
  fields: readonly ReportedField[],
): ReportedDebt {
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
    chosenBy: isOf('amount') ? other.chosenBy : debt.chosenBy,
    differing: [...debt.differing.filter((field) => !isOf(field)), ...other.differing.filter(isOf)],
    sources: Object.fromEntries([...places, ...others]),
  };
}
