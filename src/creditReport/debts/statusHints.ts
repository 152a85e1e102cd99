import { isStatusOnly, readStatusText } from '../pieces/statuses';
import type { ReadStatus } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';

/** What a status leaves open, and collection tells. */
const VAGUE: readonly ReviewFlag[] = [
  'no-status',
  'past-due-no-bucket',
  'status-open-only',
  'status-unclear',
];
const DOWNGRADED: readonly ReviewFlag[] = ['charge-off', 'collection'];

/** A bankruptcy that came to nothing. */
const NOT_BANKRUPT = /\bbankruptcy\b.*\b(?:dismiss|withdrawn)/i;

/**
 * Whether what stands in the place of a kind of account is how late it is, and nothing else, or that what secured it was taken
 * back, whatever is said besides: `Late 30`, `Repo`, `repossessed 6/24, deficiency`.
 */
function isLateness(hint: string): boolean {
  const { current, flags } = readStatusText(hint);
  if (current === null || current === 'current') return false;
  return isStatusOnly(hint) || flags.includes('repossession') || /^repo$/i.test(hint);
}

/** Lets the kind of account and the remarks raise a status to charge-off or collection, or tell which of the two it is. */
export function withHints(
  status: ReadStatus,
  hints: readonly string[],
  allHints: readonly string[],
  isCollection: boolean,
): ReadStatus {
  if (allHints.length === 0 && !isCollection) return status;
  const told = new Set(hints.flatMap((hint) => readStatusText(hint).flags));
  const raised = DOWNGRADED.filter((flag) => told.has(flag));
  const extra = (['transferred', 'bankruptcy'] as const).filter(
    (flag) => told.has(flag) && !status.flags.includes(flag),
  );
  // A court decides about what is included in a bankruptcy, however late it was.
  const isIncluded = told.has('bankruptcy') && !hints.some((hint) => NOT_BANKRUPT.test(hint));
  if (isIncluded) return { current: null, flags: ['bankruptcy'] };
  const own = status.flags.filter((flag) => DOWNGRADED.includes(flag));
  const anywhere = new Set(allHints.flatMap((hint) => readStatusText(hint).flags));
  const [only, other] = DOWNGRADED.filter((flag) => anywhere.has(flag));
  if (own.length === 2 && only && !other)
    return {
      current: status.current,
      flags: [only, ...extra],
    };
  const isFinal = status.flags.some((flag) =>
    ['bankruptcy', 'paid-settled', 'transferred', 'paid-closed'].includes(flag),
  );
  if (own.length > 0 || isFinal) return { current: status.current, flags: [...status.flags, ...extra] };
  const late = status.flags.includes('no-status') ? hints.find(isLateness) : undefined;
  if (late !== undefined) return readStatusText(late);
  if (raised.length > 0) return { current: '90days', flags: [...raised, ...extra] };
  // What is deferred or sold is as agreed, and not paid any more: neither in time nor late.
  if (status.current === 'current' && (anywhere.has('deferred') || extra.includes('transferred')))
    return { current: null, flags: anywhere.has('deferred') ? ['deferred', ...extra] : extra };
  if (isCollection && status.flags.some((flag) => VAGUE.includes(flag)))
    return { current: '90days', flags: ['collection', ...extra] };
  return { current: status.current, flags: [...status.flags, ...extra] };
}
