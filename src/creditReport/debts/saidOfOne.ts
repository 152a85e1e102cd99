import { isCollector } from '../lexicon/collectors';
import { spanOf } from '../page/lines';
import type { Page } from '../page/page';
import type { Place } from '../reportedDebt';
import type { Read } from './duplicates';
import { withStatus } from './withStatus';

/** What a letter says of the one debt it is about: `Our records show your home improvement loan is 60 days past due`. */
const OF_ONE =
  /(?<!\p{L})(?:your|this|the) (?:[\p{L}-]{1,20} ){0,4}?(?:loan|account|mortgage|card|debt|payment|contract|lease)s? (?:(?:is|are|was|has been|have been|remains?)(?: now| currently| still| presently)?) (\d{2,3} days? (?:past due|late|delinquent|overdue|behind))(?!\p{L})/iu;
/** Why a collector writes; a servicer says so too, where nothing is late. */
const COLLECTS = /\b(?:attempt(?:ing)?|trying) to collect (?:a|this|the) debt\b|\bfrom a debt collector\b/i;
/** A longer debt lies among others. */
const LONGEST = 2000;

/** Where a collector says in his letter about the one debt of another that he collects it; undefined where nobody does. */
function collectedIn([read, ...more]: readonly Read[], source: string): Place | undefined {
  const isOfOther =
    read && more.length === 0 && (isCollector(read.debt.accountName) || read.debt.originalCreditor !== '');
  const found = isOfOther && source.length <= LONGEST ? COLLECTS.exec(source) : null;
  if (!found) return undefined;
  return { from: found.index, to: found.index + found[0].length, line: found[0] };
}

/**
 * The debts of which no label tells how they stand, with what a sentence among their labels says of them: marked, since
 * it need not be the one that is meant.
 */
export function withSaidOfOne<Row extends Read>(reads: readonly Row[], { source }: Page): readonly Row[] {
  return reads.map((read) => {
    const { debt, account } = read;
    if (!debt.review.includes('no-status') && !debt.review.includes('past-due-no-bucket')) return read;
    const { heading, facts } = account;
    const own = spanOf([...(heading ? [heading.span] : []), ...facts.map(({ span }) => span)]);
    const found = own.to - own.from > LONGEST ? null : OF_ONE.exec(source.slice(own.from, own.to));
    const told = found?.[1] ? undefined : collectedIn(reads, source);
    if (told) return withStatus(read, { text: 'collection', place: told }, ['status-guessed']);
    if (!found?.[1]) return read;
    const from = own.from + found.index;
    const place = { from, to: from + found[0].length, line: found[0] };
    return withStatus(read, { text: found[1], place }, ['status-guessed']);
  });
}
