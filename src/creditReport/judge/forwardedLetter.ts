import { LAYOUTS, LETTER, layoutAt } from '../layouts/layouts';
import type { Page } from '../page/page';
import { readsOf } from './chosenDebts';
import { beginOfEarlier } from './earlierMail';
import { type Decisions, isOfLists, readIn } from './layoutReading';
import type { Stretch } from './stretches';
import type { ReadAccount } from './weigh';
import { areSeveral } from './wholeDebts';

/** So many debts above a letter are a list of the one who forwards it. */
const MIN_OWN = 2;

function isOwed({ debt }: ReadAccount): boolean {
  return debt.accountName !== '' && debt.amountText !== '';
}

/**
 * What was chosen of a page with the letter about one debt that stands below a list of the writer's own debts, as who answers
 * a lawyer forwards it: what lists make of the sums in it is no debt. Undefined where no such letter stands there.
 */
export function withForwardedLetter(
  page: Page,
  chosen: readonly Stretch[],
  kinds: Decisions['kinds'],
): Stretch[] | undefined {
  const { source, lines } = page;
  const begin = beginOfEarlier(page);
  const own = chosen.filter(({ to }) => to <= begin);
  const below = chosen.filter(({ to }) => to > begin);
  if (begin === source.length || readsOf(own).filter(isOwed).length < MIN_OWN) return undefined;
  if (!below.every(({ layout }) => isOfLists(layoutAt(layout))) || areSeveral(below, source))
    return undefined;
  // Places are places of the whole page: what stands above is blank.
  const letter: Page = {
    ...page,
    source: source.slice(0, begin).replace(/[^\n]/g, ' ') + source.slice(begin),
    lines: lines.filter(({ from }) => from >= begin),
  };
  const { stretches } = readIn(LETTER, LAYOUTS.length, letter, kinds, []);
  const isRead = stretches.length > 0 && readsOf(stretches).every(isOwed);
  return isRead ? [...own, ...stretches] : undefined;
}
