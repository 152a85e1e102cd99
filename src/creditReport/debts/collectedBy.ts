import type { Line } from '../page/lines';
import type { Page } from '../page/page';
import { CAME_HERE, collectorIn } from '../pieces/collectorSays';
import type { ReportedDebt } from '../reportedDebt';
import { withStatus } from './withStatus';
import { companyIn } from './writerName';

/** The column of those for whom he collects. */
const WHOM = /^(?:creditor|client|creditor ?\/ ?client|client ?\/ ?creditor)(?: name)?$/i;
/** So much of a text is looked at for its words, and so many of its lines are the head of a letter. */
const [LOOKED_AT, HEAD_LINES] = [20_000, 12];

/** Where a letter names the one who writes it; undefined where nothing does. */
function writerOf({ lines, source }: Page): Pick<Line, 'text' | 'from' | 'to'> | undefined {
  return collectorIn(source.slice(0, LOOKED_AT)) ?? companyIn(lines.slice(0, HEAD_LINES));
}

/**
 * The debts of a letter under the name of the one who writes that they were placed with him, where it lists them by the
 * creditors for whom he collects: those were owed before him.
 */
export function withCollector<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  page: Page,
): readonly Read[] {
  const isListed = ({ debt: { originalCreditor, sources } }: Read) =>
    originalCreditor === '' && WHOM.test(sources.accountName?.label ?? '');
  if (reads.length < 2 || !reads.every(isListed)) return reads;
  const said = CAME_HERE.exec(page.source.slice(0, LOOKED_AT));
  const writer = said && writerOf(page);
  if (!said || !writer) return reads;
  const line = said[0];
  const place = { from: said.index, to: said.index + line.length, line };
  return reads.map((read) => {
    const { debt } = read;
    const { accountName: original, ...sources } = debt.sources;
    const owed = {
      ...debt,
      accountName: writer.text,
      originalCreditor: debt.accountName,
      sources: {
        ...sources,
        accountName: { from: writer.from, to: writer.to, line: writer.text },
        ...(original && { originalCreditor: original }),
      },
    };
    const named = { ...read, debt: owed };
    return debt.review.includes('no-status') ? withStatus(named, { text: 'in collection', place }) : named;
  });
}
