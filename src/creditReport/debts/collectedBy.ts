import { isCollector } from '../lexicon/collectors';
import { lineTextAt } from '../page/lines';
import type { Page } from '../page/page';
import type { Place, ReportedDebt } from '../reportedDebt';
import { collectorOf } from './collectorOf';
import { withStatus } from './withStatus';
import { whomIn } from './writtenFor';

/** The label of those for whom he collects. */
const WHOM =
  /^(?:(?:our |your )?(?:creditor|client)|creditor ?\/ ?client|client ?\/ ?creditor|owed to|on behalf of|(?:account |debt )?placed by|acreedor|cliente|créancier)(?: name)?$/i;

/** Whether a debt is told by the one for whom it is collected, and by nobody whose business that is. */
function isForAnother({ accountName, originalCreditor, sources }: ReportedDebt, { source }: Page): boolean {
  const place = sources.accountName;
  if (!place || originalCreditor !== '' || isCollector(accountName)) return false;
  return WHOM.test(place.label ?? '') || whomIn(lineTextAt(source, place.from).trim()) === accountName;
}

/** A debt under the name of who collects it: the one whom its label names was owed before. */
function ownedBy(debt: ReportedDebt, writer: Place): ReportedDebt {
  const { accountName, ...sources } = debt.sources;
  // The label is that of a name, as which he would be doubtful.
  const original = accountName && { from: accountName.from, to: accountName.to, line: accountName.line };
  return {
    ...debt,
    accountName: writer.line,
    originalCreditor: debt.accountName,
    sources: { ...sources, accountName: writer, ...(original && { originalCreditor: original }) },
  };
}

/** What a collector calls a debt on which he is at work: that he collects it says more. */
const AT_WORK = /^(?:active|open|pending|new|assigned|placed|activo|abierto|actif|ouvert)(?![\p{L}])/iu;

/** Whether something is still owed, and nothing tells how it stands but that somebody is at work on it. */
function isOpen({ amount, review, statusText }: ReportedDebt): boolean {
  return !amount?.eq(0) && (review.includes('no-status') || AT_WORK.test(statusText));
}

/** Whether a debt is told by the one whose it was, and by no name of who is owed now. */
function isOfNobody({ accountName, originalCreditor }: ReportedDebt): boolean {
  return accountName === '' && originalCreditor !== '';
}

/** A debt that nobody is named for, under the name of who collects it. */
function namedFor(debt: ReportedDebt, writer: Place): ReportedDebt {
  return {
    ...debt,
    accountName: writer.line,
    sources: { ...debt.sources, accountName: writer },
    review: debt.review.filter((flag) => flag !== 'name-missing'),
  };
}

/**
 * The debts of a page that names nobody beside whose they were, under the name of the collector who shows it; the first of
 * them may stand right below that name, and have it.
 */
function withCollectorAbove<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  page: Page,
): readonly Read[] {
  const first = Math.min(...reads.map(({ debt }) => debt.sources.originalCreditor?.from ?? 0));
  const collector = collectorOf(page, first);
  if (!collector?.said) return reads;
  const { writer } = collector;
  const areOfNobody = reads.every(({ debt }) => isOfNobody(debt) || debt.accountName === writer.line);
  if (!areOfNobody) return reads;
  return reads.map((read) => (isOfNobody(read.debt) ? { ...read, debt: namedFor(read.debt, writer) } : read));
}

/**
 * The debts of a page under the name of the collector who shows it, where it tells them by the creditors for whom he
 * collects: those were owed before him.
 */
export function withCollector<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  page: Page,
): readonly Read[] {
  if (reads.length === 0) return reads;
  if (reads.some(({ debt }) => isOfNobody(debt))) return withCollectorAbove(reads, page);
  if (!reads.every(({ debt }) => isForAnother(debt, page))) return reads;
  const first = Math.min(...reads.map(({ debt }) => debt.sources.accountName?.from ?? 0));
  const collector = collectorOf(page, first);
  if (!collector) return reads;
  const { writer, said } = collector;
  return reads.map((read) => {
    const named = { ...read, debt: ownedBy(read.debt, writer) };
    return said && isOpen(read.debt) ? withStatus(named, { text: 'in collection', place: said }) : named;
  });
}
