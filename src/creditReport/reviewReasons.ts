import { REVIEW_REASONS, type ReportedField, type ReviewFlag, reviewedField } from './reviewFlags';

/** Which of the amounts of several bureaus counts: that of the newest report, else the largest, or the first printed. */
export type ChosenBy = 'newest' | 'largest' | 'first';

/** What `bureaus-differ` says of the amount, by which of them counts. */
const AMOUNTS_DIFFER: Readonly<Record<ChosenBy, string>> = {
  newest: REVIEW_REASONS['bureaus-differ'],
  largest:
    'The bureaus print different amounts, and no date tells which is the newest. The largest one counts.',
  first: 'The bureaus print different amounts. The first one counts.',
};

/** What `bureaus-differ` says of the fields besides the amount that the bureaus can print differently. */
const DIFFERING: Readonly<Partial<Record<ReportedField, string>>> = {
  current: 'The bureaus print different statuses. The worst one counts.',
  paying: 'The bureaus print different payments. It is that of the bureau whose amount counts.',
};

/** What flags say that name what is past due. */
const BESIDE_PAST_DUE: Readonly<Partial<Record<ReviewFlag, (sum: string) => string>>> = {
  'no-status': (sum) => `${sum} is printed as past due, but no payment status is.`,
  'past-due-on-zero': (sum) =>
    `The balance is printed as $0, yet ${sum} is printed as past due. Check what is owed.`,
};

/** What `zero-balance` says of a debt that its creditor charged off: another may hold it. */
const ZERO_CHARGED_OFF =
  'The balance is printed as $0, but the account was charged off. Check whether it is still owed.';

/** What is printed about a debt besides its fields, for the words of a doubt. */
interface PrintedBeside {
  /** The fields that the bureaus print differently. */
  differing: readonly ReportedField[];
  /** Which of the amounts that differ it is. */
  chosenBy: ChosenBy;
  /** What is past due, as printed; empty where nothing is. */
  pastDueText: string;
}

/**
 * The doubts that stand at a field, in words for the agent: each at the field it is about. That the bureaus disagree
 * stands at every field in which they do, and at no other. Where no status is printed, what is past due may tell it.
 */
export function reasonsAt(
  field: ReportedField,
  review: readonly ReviewFlag[],
  { differing, chosenBy, pastDueText }: PrintedBeside,
): string[] {
  return review.flatMap((flag) => {
    if (flag === 'bureaus-differ')
      return differing.includes(field) ? [DIFFERING[field] ?? AMOUNTS_DIFFER[chosenBy]] : [];
    if (reviewedField(flag) !== field) return [];
    const beside = pastDueText === '' ? undefined : BESIDE_PAST_DUE[flag]?.(pastDueText);
    const isGivenUp = flag === 'zero-balance' && review.includes('charge-off');
    return [beside ?? (isGivenUp ? ZERO_CHARGED_OFF : REVIEW_REASONS[flag])];
  });
}
