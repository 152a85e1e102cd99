import type { Account } from '../account';
import type { Line } from '../page/lines';
import type { Page } from '../page/page';

/** What some lines of a page read as by themselves, as if they were all of it; the places are those of the page. */
export function readPart(
  page: Page,
  lines: readonly Line[],
  read: (part: Page) => readonly Account[],
): Account[] {
  const [from, to] = [lines[0]?.from ?? 0, lines.at(-1)?.to ?? 0];
  const own = lines.map((line) => ({ ...line, from: line.from - from, to: line.to - from }));
  return read({ ...page, lines: own, source: page.source.slice(from, to) }).map((account) => ({
    ...account,
    facts: account.facts.map((fact) => ({
      ...fact,
      span: { from: fact.span.from + from, to: fact.span.to + from },
    })),
  }));
}
