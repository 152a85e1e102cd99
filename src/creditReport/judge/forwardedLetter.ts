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

/** What somebody writes over the letter that he copies below his own list: `letter that came today -----`, `The notice I got:`. */
const TITLE =
  /^\W*(?:(?:and|also|then|here(?:['’]s| is)|this is|the|an?|my|our|one|copy of|new|from) )*(?:letter|notice)(?: (?:i|we|that|from|which|came|they|in|below|text|today|got|says?)(?!\p{L})[^$\d\n]{0,50})?:?[^\p{L}\d]*$/iu;

/** A title with the rules drawn beside it is no longer. */
const LONGEST_TITLE = 100;

/** Where the letter begins that stands below the writer's own lines: an earlier mail, or what a title of his leads to. */
function beginOfLetter(page: Page): number {
  const titled = page.lines.find(({ text, cells, afterBlank }) => {
    return afterBlank && cells.length === 1 && text.length <= LONGEST_TITLE && TITLE.test(text);
  });
  return Math.min(titled?.from ?? Number.POSITIVE_INFINITY, beginOfEarlier(page));
}

function isOwed({ debt }: ReadAccount): boolean {
  return debt.accountName !== '' && debt.amountText !== '';
}

/**
 * What was chosen of a page with the letter about one debt that stands below a list of the writer's own debts, as who answers
 * a lawyer forwards it, or copies it below his notes: what lists make of the sums in it is no debt. Undefined where no such
 * letter stands there.
 *
 * @param readAlone chooses again what a part of the page tells, for a debt above the letter into which it was read
 */
export function withForwardedLetter(
  page: Page,
  chosen: readonly Stretch[],
  kinds: Decisions['kinds'],
  readAlone: (part: Page) => readonly Stretch[],
): Stretch[] | undefined {
  const { source, lines } = page;
  const begin = beginOfLetter(page);
  const isStraddled = chosen.some(({ from, to }) => from < begin && to > begin);
  const above: Page = {
    ...page,
    source: source.slice(0, begin),
    lines: lines.filter(({ from }) => from < begin),
  };
  const own = isStraddled ? readAlone(above) : chosen.filter(({ to }) => to <= begin);
  const below = chosen.filter(({ from }) => from >= begin);
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
