import { beginsWithCollector, isCollector } from '../lexicon/collectors';
import type { Line, Span } from '../page/lines';
import type { Page } from '../page/page';
import { CAME_HERE, CAME_TO, collectorIn, LOOKED_AT, noticeIn } from '../pieces/collectorSays';
import { isName } from '../pieces/names';
import type { Place } from '../reportedDebt';
import { IN_COURT } from './owedToCollector';
import { COMPANY, isCompany } from './writerName';

/** Who shows a page because he collects for others, and where it says so; a letterhead alone says it of nobody's debt. */
export interface Collector {
  writer: Place;
  said?: Place;
}

/** So many lines are the head of a letter. */
const HEAD_LINES = 12;

/** Who lends, or keeps loans for who does, says of himself by law that he collects debts, and does it of his own. */
const SERVES = /\b(?:servicing|servicers?|mortgage|home loans?|bank|credit union|lending)\b/i;

/** Whether who is owed collects for others: by his name, or because his page says so of one who does not serve loans. */
export function isCollecting(name: string, { source }: Pick<Page, 'source'>): boolean {
  return isCollector(name) || (noticeIn(source) !== null && !SERVES.test(name));
}

function placeOf({ text, from, to }: Span & { text: string }): Place {
  return { from, to, line: text };
}

function foundPlace(found: RegExpExecArray | null): Place | undefined {
  return found ? { from: found.index, to: found.index + found[0].length, line: found[0] } : undefined;
}

/** The company at the head of a paper that says it collects: any but one that lends, or keeps loans for who does. */
function companyAbove(head: readonly Line[]): Line | undefined {
  const found = head.find(
    ({ text }) => (isName(text) && (isCollector(text) || COMPANY.test(text))) || isCompany(text),
  );
  return found && !SERVES.test(found.text) ? found : undefined;
}

/** The name of a collector at the head of a paper: one that is known, or one that calls itself a company. */
function collectorAbove(head: readonly Line[]): Line | undefined {
  return head.find(
    ({ text }) => isName(text) && (beginsWithCollector(text) || (isCollector(text) && COMPANY.test(text))),
  );
}

/** Who shows a page that he collects for others, by what it says of itself or by its head; undefined where nothing does. */
export function collectorOf({ lines, source }: Page, first: number): Collector | undefined {
  const text = source.slice(0, LOOKED_AT);
  if (IN_COURT.test(text)) return undefined;
  const named = CAME_TO.exec(text);
  const said = foundPlace(named ?? CAME_HERE.exec(text) ?? noticeIn(text));
  if (named?.[1] && said) {
    const from = named.index + named[0].indexOf(named[1]);
    return { writer: { from, to: from + named[1].length, line: named[1] }, said };
  }
  const head = lines.slice(0, HEAD_LINES).filter(({ to }) => to <= first);
  const writer = said ? (collectorIn(text) ?? companyAbove(head)) : collectorAbove(head);
  return writer && { writer: placeOf(writer), ...(said && { said }) };
}
