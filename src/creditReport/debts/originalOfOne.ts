import { lineTextAt } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { isName } from '../pieces/names';
import type { ReportedDebt } from '../reportedDebt';

/** Who was owed first, under his label, anywhere in a letter. */
const ORIGINAL =
  /\boriginal (?:creditor|lender)(?: name)?:[^\S\n]{0,20}(\S[^\n\t]{1,60}?)(?= {3}|[^\S\n]*(?:[\n\t]|$))/gi;

/** Farther off it is of a debt that was not read. */
const NEAR = 200;

/**
 * The one debt of a letter with its original creditor, where the label of that stands apart from the others, such as above
 * the first of them. A letter that names several says nothing of which.
 */
export function withOriginalOfOne<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  { source }: Page,
): readonly Read[] {
  const [read, ...more] = reads;
  if (!read || more.length > 0 || read.debt.originalCreditor !== '') return reads;
  const found = [...matchesIn(source, ORIGINAL)];
  const [[, name = ''] = []] = found;
  const isOne = found.every(([, other]) => other === name);
  if (!isOne || !isName(name) || name === read.debt.accountName) return reads;
  const at = source.indexOf(name, found[0]?.index);
  const places = Object.values(read.debt.sources);
  if (!places.some(({ from, to }) => at > from - NEAR && at < to + NEAR)) return reads;
  const line = lineTextAt(source, at);
  const sources = { ...read.debt.sources, originalCreditor: { from: at, to: at + name.length, line } };
  const review = read.debt.review.filter((flag) => flag !== 'original-missing');
  return [{ ...read, debt: { ...read.debt, originalCreditor: name, review, sources } }];
}
