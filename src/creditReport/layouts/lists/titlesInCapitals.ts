import { isCapitals } from '../../lexicon/capitals';
import type { Line } from '../../page/lines';
import { cleanName } from '../../pieces/names';
import { sectionOf } from '../../pieces/sections';
import { isKindOfAccounts, isListName } from './listName';

/** So many paragraphs that begin with a name tell how names are written, for each that begins in capitals. */
const MIN_NAMED = 3;

/** A remark in brackets behind a name. */
const REMARK = / ?\([^()]{1,60}\)$/;

/** A figure, which is no year of a thing. */
const FIGURE = /\$|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3}/;

/** Whether a line is a name and nothing else. */
function isNameAlone(line: Line | undefined): boolean {
  return (
    line?.cells.length === 1 &&
    !FIGURE.test(line.text) &&
    isListName(cleanName(line.text.replace(REMARK, '')).name)
  );
}

/**
 * Paragraphs without the titles above their names that are in capitals, whatever they say: the names that other paragraphs
 * begin with are written otherwise, nearly all of them. `FAMILY` above `Rosa Elm` is not owed anything.
 */
export function withoutTitlesInCapitals(groups: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const isTitled = ([first, second]: readonly Line[]) =>
    first !== undefined &&
    second !== undefined &&
    isCapitals(first.text) &&
    !isCapitals(second.text) &&
    isNameAlone(first) &&
    isNameAlone(second);
  const named = groups.filter((group) => {
    const [first, second] = group;
    return second && first && isNameAlone(first) && !isTitled(group);
  });
  const inCapitals = named.filter(([first]) => isCapitals(first?.text ?? '')).length;
  if (named.length - inCapitals < MIN_NAMED * Math.max(1, inCapitals)) return groups;
  return groups.map((group) => {
    const title = group[0]?.text ?? '';
    const isPart = sectionOf(title) !== undefined || isKindOfAccounts(title);
    return isTitled(group) && !isPart ? group.slice(1) : group;
  });
}
