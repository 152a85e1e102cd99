import { factsOf } from '../account';
import type { Line } from '../page/lines';
import type { Page } from '../page/page';
import { unmasked } from '../pieces/accountNumber';
import { readDate } from '../pieces/dates';
import { bureausIn } from '../pieces/furniture';
import { nameKey } from '../pieces/nameKey';
import { isLater } from '../pieces/statuses';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';
import { agree, openedOn, type Read, withFlag, withTold } from './duplicates';
import { withFields } from './withFields';

/** Words around a bureau in the title over what it reports: `Equifax credit report`, `Bureau: Experian`. */
const AROUND =
  /^\W+|\W+$|^(?:bureau|source|reported by|from):? |(?: credit)? (?:report|file|bureau|data|accounts)$/gi;
/** A title over a bureau's part is no longer. */
const LONGEST_TITLE = 40;
/** Fewer known digits of a number may be shared by two accounts. */
const MIN_KNOWN = 4;

/** The first letter of the bureau that a line is the title of; an `EFX` and an `EQ` are one. Empty where it is of none. */
function bureauOf({ text }: Line): string {
  const title = text.length <= LONGEST_TITLE ? text.replace(AROUND, '').replace(AROUND, '') : '';
  if (bureausIn(title) !== 1) return '';
  return /^t/i.test(title) ? 't' : /^(?:ex|xpn)/i.test(title) ? 'x' : 'q';
}

/** The bureau in whose part of the page each read stands; empty above all parts. */
function bureausOf(reads: readonly Read[], { lines }: Page): readonly string[] {
  const titles = lines.flatMap((line) => {
    const bureau = bureauOf(line);
    return bureau === '' ? [] : [{ bureau, from: line.from }];
  });
  if (new Set(titles.map(({ bureau }) => bureau)).size < 2) return [];
  return reads.map(({ account: { heading, facts } }) => {
    const from = heading?.span.from ?? facts[0]?.span.from ?? 0;
    return titles.findLast((title) => title.from <= from)?.bureau ?? '';
  });
}

function knownOf(accountNumber: string): string {
  return unmasked(accountNumber).toUpperCase();
}

/** Whether two accounts of different bureaus can be one, by their numbers and the dates on which they were opened. */
function canBeOne(one: Read, other: Read): boolean {
  const [mine, theirs] = [one, other].map(({ debt }) => knownOf(debt.accountNumber)) as [string, string];
  return (
    (mine.endsWith(theirs) || theirs.endsWith(mine)) && agree(openedOn(one.account), openedOn(other.account))
  );
}

function reportedOn({ account }: Read): number {
  const dates = factsOf(account, 'reported').flatMap(({ values }) =>
    values.flatMap((value) => readDate(value) ?? []),
  );
  return Math.max(0, ...dates);
}

/** Which of the amounts counts: that of the newest report, else the largest. */
function newest(one: Read, other: Read): Read {
  const [mine, theirs] = [one.debt.amount, other.debt.amount];
  if (!mine || !theirs) return mine ? one : other;
  const later = reportedOn(other) - reportedOn(one);
  return later > 0 || (later === 0 && theirs.gt(mine)) ? other : one;
}

/** One debt of what two bureaus print about it in parts of their own: the newest amount, and the worst status. */
function ofBoth(kept: Read, other: Read): Read {
  const [mine, theirs] = [kept.debt, other.debt];
  const differing: ReportedField[] = [...mine.differing];
  const fields: ReportedField[] = [];
  const chosen = newest(kept, other);
  if (mine.amount && theirs.amount && !mine.amount.eq(theirs.amount)) differing.push('amount');
  if (mine.paying && theirs.paying && !mine.paying.eq(theirs.paying)) differing.push('paying');
  if (mine.current && theirs.current && mine.current !== theirs.current) differing.push('current');
  if (chosen === other) fields.push('amount', ...(theirs.paying ? (['paying'] as const) : []));
  if (isLater(theirs.current, mine.current)) fields.push('current');
  const isNewest = reportedOn(kept) !== reportedOn(other);
  const debt: ReportedDebt = {
    ...withFields(mine, theirs, fields),
    differing: [...new Set(differing)],
    chosenBy: isNewest ? 'newest' : 'largest',
  };
  const account = chosen === other ? other.account : kept.account;
  const merged = withTold({ debt, account }, other);
  return differing.length > 0 ? withFlag(merged, 'bureaus-differ') : merged;
}

/** The places of reads that share their name and the end of their number, two at least. */
function alikeIn(reads: readonly Read[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const [index, { debt }] of reads.entries()) {
    const known = knownOf(debt.accountNumber);
    if (known.length < MIN_KNOWN || debt.accountName === '') continue;
    const key = `${nameKey(debt.accountName)}\t${known.slice(-MIN_KNOWN)}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * The debts of a page that has a part for each bureau, with what the bureaus print about one account as one debt: one of
 * the same name, and of the same number as far as each prints it. Where a bureau prints two such accounts, all stay.
 */
export function withBureausAsOne(reads: readonly Read[], page: Page): readonly Read[] {
  const groups = alikeIn(reads);
  const bureaus = groups.length > 0 ? bureausOf(reads, page) : [];
  if (bureaus.length === 0) return reads;
  const all: (Read | undefined)[] = [...reads];
  for (const indexes of groups) {
    const [first = 0, ...others] = indexes;
    const kept = reads[first];
    const titles = new Set(indexes.map((index) => bureaus[index]));
    if (!kept || titles.has('') || titles.size < indexes.length) continue;
    for (const index of others) {
      const [so, other] = [all[first], reads[index]];
      if (!so || !other || !canBeOne(kept, other)) continue;
      all[first] = ofBoth(so, other);
      all[index] = undefined;
    }
  }
  return all.flatMap((read) => read ?? []);
}
