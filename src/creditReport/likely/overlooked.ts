import { withFlags } from '../debts/withFlags';
import type { ReportedDebt } from '../reportedDebt';
import { type ReportedField, type ReviewFlag, reviewedField } from '../reviewFlags';
import { FIELDS, isTold } from './fields';
import type { Weighed } from './weighed';

/**
 * How likely a word beside a debt has to be the payment or the number that was not read, and what is said then. As found on
 * clipboards that no rule was made for, each left out of what was learned: beside so likely a word every second payment was
 * overlooked, and every third number.
 */
const OVERLOOKED: readonly { field: ReportedField; likely: number; flag: ReviewFlag }[] = [
  { field: 'paying', likely: 0.1, flag: 'paying-untold' },
  { field: 'accountNumber', likely: 0.1, flag: 'digits-unused' },
];

/** A word without a figure is no number, and nothing is no payment. */
const TELLS = /[1-9]/;

/**
 * A debt with a mark where its payment or its number may have been overlooked: on its lines, or on the one below.
 *
 * @param own the words that it was read from
 * @param taken the words that were read as anything
 */
export function withOverlooked(
  debt: ReportedDebt,
  own: ReadonlySet<number>,
  taken: ReadonlySet<number>,
  { seen, likely }: Weighed,
): ReportedDebt {
  const lines = [...own].flatMap((word) => seen.words[word]?.line ?? []);
  if (lines.length === 0) return debt;
  const free = seen.ofLine
    .slice(Math.min(...lines), Math.max(...lines) + 2)
    .flatMap((words) => words.filter((word) => !taken.has(word) && TELLS.test(seen.words[word]?.text ?? '')));
  const flags = OVERLOOKED.filter(
    ({ field, likely: least }) =>
      !isTold(debt, field) &&
      !debt.review.some((flag) => reviewedField(flag) === field) &&
      free.some((word) => likely.likelyAs(word, FIELDS[field].part) >= least),
  );
  return withFlags(
    debt,
    flags.map(({ flag }) => flag),
  );
}
