import { type Fact, unlabelled } from '../account';
import type { Page } from '../page/page';
import { readAccountNumber } from '../pieces/accountNumber';
import { readDate } from '../pieces/dates';
import type { ReportedDebt } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';
import type { Unused } from '../slots';
import { spanOfAccount } from './stretches';
import type { ReadAccount } from './weigh';

/** So far behind its last line something may still be of a debt, unless a blank line stands before it. */
const BEHIND = 200;
/** Where ends what may still be of a debt whose last line ends at a place. */
function behind(source: string, to: number): number {
  const [near = ''] = source.slice(to, to + BEHIND).split(/\n[^\S\n]*\n/, 1);
  const isCut = near.length === BEHIND;
  return to + (isCut ? near.lastIndexOf('\n') : near.length);
}

/** What may be the number of an account: no amount, no year, no telephone number, no date, no post office box. */
const DIGITS = /(?<![\w$.,/*#-]|\bbox )#?[A-Z]{0,4}-?\d[\dA-Z]*(?:-[\dA-Z]+)*(?![\w%/]|[.,]\d)/gi;
const NO_NUMBER =
  /^(?:19|20)\d\d$|^\d{3}-\d{3}-\d{4}$|^\d{5}(?:-\d{4})?$|^\d{1,2}-\d{1,2}-\d{2,4}$|^1-\d{3}-\d{3}-\d{4}$|^\d{2,3}-\d{2,4}$/;

/** Whether a value stands under a label. */
function isLabelled({ label }: Fact): boolean {
  return !label.startsWith('unlabelled') && label !== 'mask';
}

/** Whether digits stand in a text that its account does not say and that may be its number. */
function hasDigits(text: string, { account, debt }: ReadAccount): boolean {
  const said = [debt.accountName, ...account.facts.filter(isLabelled).flatMap(({ values }) => values)].join(
    ' ',
  );
  return Array.from(text.matchAll(DIGITS), ([word]) => word).some(
    (word) =>
      /\d.*\d.*\d.*\d/.test(word) &&
      !NO_NUMBER.test(word) &&
      readAccountNumber(word) !== '' &&
      readDate(word) === undefined &&
      !said.includes(word),
  );
}

/** Names that hold what is none: the number of a line, a code, a date, a share. */
const ODD_NAME = /^\d+[,.]? |\d{4,}$|\d\d?\/\d\d|\d%|^.{1,3}$/;
/** A name that so many rows have, of half of all rows, may be a word of the page. */
const MANY = 3;

/** The names that stand at half of the rows or more. */
function commonNames(reads: readonly ReadAccount[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { debt } of reads) counts.set(debt.accountName, (counts.get(debt.accountName) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([name, count]) => (count >= MANY && count * 2 >= reads.length ? [name] : [])),
  );
}

/**
 * Whether a debt is in collection, so that another is owed than the one who asks for it, and no label tells its parts: where
 * labels do, one would tell the original creditor too.
 */
function mayHaveOriginal({ review, sources }: ReportedDebt): boolean {
  const label = sources.accountName?.label;
  return review.includes('collection') && (label === undefined || label === unlabelled('name'));
}

/**
 * Marks what the rows of a page leave in doubt beside each other and beside what was not read: a name that may be none,
 * a number or an original creditor that may stand there.
 *
 * @param unused what no row has taken, in the order of the text
 */
export function withDoubts<Read extends ReadAccount>(
  reads: readonly Read[],
  unused: readonly Unused[],
  { source }: Page,
): Read[] {
  const spans = reads.map(({ account }) => spanOfAccount(account));
  const common = commonNames(reads);
  return reads.map((read, index) => {
    const { debt } = read;
    const { from, to } = spans[index] ?? { from: 0, to: 0 };
    const end = Math.max(to, Math.min(behind(source, to), spans[index + 1]?.from ?? source.length));
    const isUnread = () =>
      unused.some((one) => one.kind === 'accountNumber' && one.from >= from && one.to <= end);
    const flags: ReviewFlag[] = [];
    if (ODD_NAME.test(debt.accountName) || (debt.accountName !== '' && common.has(debt.accountName)))
      flags.push('name-guessed');
    if (debt.accountNumber === '' && (isUnread() || hasDigits(source.slice(from, end), read)))
      flags.push('digits-unused');
    if (debt.originalCreditor === '' && mayHaveOriginal(debt)) flags.push('original-missing');
    if (flags.length === 0) return read;
    return { ...read, debt: { ...debt, review: [...new Set([...debt.review, ...flags])].sort() } };
  });
}
