import { withFlags } from '../debts/withFlags';
import { isCollector } from '../lexicon/collectors';
import type { ReportedDebt } from '../reportedDebt';
import { type ReportedField, type ReviewFlag, reviewedField } from '../reviewFlags';
import { FIELDS, isTold } from './fields';
import type { Weighed } from './weighed';

/** A word without a figure is no number, and nothing is no payment. */
const HAS_FIGURE = /[1-9]/;
const HAS_LETTER = /\p{L}/u;

/** What may have been overlooked beside a debt. */
interface Overlooked {
  field: ReportedField;
  /** What a word of it has at least. */
  has: RegExp;
  /** How likely such a word has to be it. */
  likely: number;
  flag: ReviewFlag;
  /** Of which debts it is asked for, where not of all. */
  of?: (debt: ReportedDebt) => boolean;
}

/**
 * As found on clipboards that no rule was made for, each left out of what was learned: beside so likely a word every second
 * payment was overlooked, every third number, and of those who collect three of four original creditors; of others one of
 * fifty.
 */
const OVERLOOKED: readonly Overlooked[] = [
  { field: 'paying', has: HAS_FIGURE, likely: 0.1, flag: 'paying-untold' },
  { field: 'accountNumber', has: HAS_FIGURE, likely: 0.05, flag: 'digits-unused' },
  {
    field: 'originalCreditor',
    has: HAS_LETTER,
    likely: 0.01,
    flag: 'original-missing',
    of: ({ accountName }) => isCollector(accountName),
  },
];

/**
 * A debt with a mark where its payment, its number or its original creditor may have been overlooked: on its lines, or on
 * the one below.
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
    .flatMap((words) => words.filter((word) => !taken.has(word)));
  const flags = OVERLOOKED.filter(
    ({ field, has, likely: least, of }) =>
      !isTold(debt, field) &&
      (of?.(debt) ?? true) &&
      !debt.review.some((flag) => reviewedField(flag) === field) &&
      free.some(
        (word) =>
          has.test(seen.words[word]?.text ?? '') && likely.likelyAs(word, FIELDS[field].part) >= least,
      ),
  );
  return withFlags(
    debt,
    flags.map(({ flag }) => flag),
  );
}
