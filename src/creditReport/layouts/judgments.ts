import { type Account, REMARK } from '../account';
import type { Line } from '../page/lines';
import type { Page } from '../page/page';
import { readCourtPaper } from './courtPaper';
import { readPart } from './partOfPage';

/** Longer papers of a court are no paragraph among others. */
const MAX_LINES = 8;

/** An account whose remark is all that its lines say: the costs and the rate of a judgment are explained by it. */
function withAllSaid(account: Account, lines: readonly Line[]): Account {
  const values = [lines.map(({ text }) => text).join('\n')];
  const facts = account.facts.map((fact) => (fact.label === REMARK ? { ...fact, values } : fact));
  return { ...account, facts };
}

/** Reads judgments that stand among other papers of a text, each with its parties and what it comes to in a paragraph of its own. */
export function readJudgments(page: Page): Account[] {
  const { lines, source } = page;
  if (!/\bjudgment\b/i.test(source)) return [];
  const starts = lines.flatMap(({ afterBlank }, index) => (afterBlank || index === 0 ? index : []));
  if (starts.length < 2) return [];
  return starts.flatMap((start, index) => {
    const own = lines.slice(start, starts[index + 1]);
    if (own.length > MAX_LINES) return [];
    return readPart(page, own, readCourtPaper).map((account) => withAllSaid(account, own));
  });
}
