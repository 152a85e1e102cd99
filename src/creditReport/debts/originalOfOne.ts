import { isCollector } from '../lexicon/collectors';
import { type Line, lineTextAt } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { isName } from '../pieces/names';
import type { Place, ReportedDebt } from '../reportedDebt';
import { isCollecting } from './collectorOf';
import { whomIn } from './writtenFor';

/** Who was owed first, under his label, anywhere in a letter. */
const ORIGINAL =
  /\boriginal (?:creditor|lender)(?: name)?:[^\S\n]{0,20}(\S[^\n\t]{1,60}?)(?= {3}|[^\S\n]*(?:[\n\t]|$))/gi;

/** Farther off it is of a debt that was not read. */
const NEAR = 200;

/** Who was owed first, and where that stands; several lines that name the same one are one. */
function originalsIn(source: string): Place[] {
  return Array.from(matchesIn(source, ORIGINAL), (found) => {
    const name = found[1] ?? '';
    const from = source.indexOf(name, found.index);
    return { from, to: from + name.length, line: name };
  });
}

/** For whom the collector writes whose letter it is. */
function clientsIn(lines: readonly Line[], collector: string): Place[] {
  return lines.flatMap(({ text, from, to }) => {
    const line = whomIn(text);
    return line === undefined || isCollector(line) || line === collector ? [] : [{ from, to, line }];
  });
}

/**
 * The one debt of a letter with its original creditor, where the label of that stands apart from the others, such as above
 * the first of them, or with the one for whom a collector writes. A letter that names several says nothing of which.
 */
export function withOriginalOfOne<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  page: Page,
): readonly Read[] {
  const { source, lines } = page;
  const [read, ...more] = reads;
  if (!read || more.length > 0 || read.debt.originalCreditor !== '') return reads;
  const { accountName } = read.debt;
  const labelled = originalsIn(source);
  const found =
    labelled.length > 0 || !isCollecting(accountName, page) ? labelled : clientsIn(lines, accountName);
  const [first] = found;
  if (!first || found.some(({ line }) => line !== first.line)) return reads;
  const { from, to, line: name } = first;
  if (!isName(name) || name === accountName) return reads;
  const isNear = Object.values(read.debt.sources).some(
    (place) => from > place.from - NEAR && from < place.to + NEAR,
  );
  if (!isNear) return reads;
  const line = lineTextAt(source, from);
  const sources = { ...read.debt.sources, originalCreditor: { from, to, line } };
  const review = read.debt.review.filter((flag) => flag !== 'original-missing');
  return [{ ...read, debt: { ...read.debt, originalCreditor: name, review, sources } }];
}
