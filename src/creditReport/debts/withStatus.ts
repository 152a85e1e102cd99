import { readStatusText } from '../pieces/statuses';
import type { Place, ReportedDebt } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';

/** The doubts about how a debt stands that end once something beside it tells. */
const UNTOLD: readonly ReviewFlag[] = ['no-status', 'past-due-no-bucket', 'status-unclear'];

/**
 * A debt of which nothing tells how it stands, with what a text beside it tells.
 *
 * @param text the words of the status
 * @param place where they stand
 * @param doubts what has to be checked in it besides
 */
export function withStatus<Row extends { debt: ReportedDebt }>(
  read: Row,
  { text, place }: { text: string; place: Place },
  doubts: readonly ReviewFlag[] = [],
): Row {
  const { current, flags } = readStatusText(text);
  const kept = read.debt.review.filter((flag) => !UNTOLD.includes(flag));
  return {
    ...read,
    debt: {
      ...read.debt,
      current,
      statusText: text,
      review: [...new Set([...kept, ...flags, ...doubts])].sort(),
      sources: { ...read.debt.sources, current: place },
    },
  };
}
