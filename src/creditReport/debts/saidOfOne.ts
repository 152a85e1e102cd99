import type { Page } from '../page/page';
import type { Read } from './duplicates';
import { withStatus } from './withStatus';

/** What a letter says of the one debt it is about: `Our records show your home improvement loan is 60 days past due`. */
const OF_ONE =
  /(?<!\p{L})(?:your|this|the) (?:[\p{L}-]{1,20} ){0,4}?(?:loan|account|mortgage|card|debt|payment|contract|lease)s? (?:(?:is|are|was|has been|have been|remains?)(?: now| currently| still| presently)?) (\d{2,3} days? (?:past due|late|delinquent|overdue|behind))(?!\p{L})/iu;
/** So far above the first line of a debt its letter may begin to speak of it. */
const ABOVE = 600;

/**
 * The debts of which no label tells how they stand, with what a sentence beside them says of it, behind the debt above:
 * marked, since it need not be the one that is meant.
 */
export function withSaidOfOne<Row extends Read>(reads: readonly Row[], { source }: Page): readonly Row[] {
  const placeOf = ({ debt }: Row) => debt.sources.amount?.from;
  return reads.map((read, index) => {
    const at = placeOf(read);
    const isOpen = read.debt.review.includes('no-status') || read.debt.review.includes('past-due-no-bucket');
    if (at === undefined || !isOpen) return read;
    const above = reads[index - 1];
    const from = Math.max(at - ABOVE, (above && placeOf(above)) ?? 0);
    const found = OF_ONE.exec(source.slice(from, at));
    if (!found?.[1]) return read;
    const begin = from + found.index;
    const place = { from: begin, to: begin + found[0].length, line: found[0] };
    return withStatus(read, { text: found[1], place }, ['status-guessed']);
  });
}
