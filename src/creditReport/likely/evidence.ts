import { headingOver } from './around';
import type { Chain } from './chain';
import { LOOKS, type Looked } from './looks';
import { LOOKS_AT_READING } from './looksAtReading';
import { readAlike } from './readAlike';
import { type FirstReading, readAs } from './readAs';
import type { Seen } from './seen';
import type { Sort } from './shapes';
import { GAPS } from './words';

const OF_PAGE = Object.entries(LOOKS);
const OF_READING = Object.entries(LOOKS_AT_READING);

/** The numbers of what a look may tell; undefined for what tells nothing. */
interface Ids {
  get: (told: string) => number | undefined;
}

/** The numbers of what a look at words of a sort may tell; undefined where nothing is known of it. */
export type IdsOf = (sort: Sort, look: string) => Ids | undefined;

/**
 * What there is to see in and around each word of a page, as the table of weights has it: by the sort of the word, by what
 * was looked at, and by what it told.
 *
 * @param first what the page was read as before; it is evidence, too
 * @returns for each word the numbers of its evidence
 */
export function evidenceOf(seen: Seen, first: FirstReading | undefined, idsOf: IdsOf): number[][] {
  const heading = headingOver(seen);
  const before = first && readAs(seen.words, first);
  const alike = before && readAlike(seen, before);
  const looks = before ? [...OF_PAGE, ...OF_READING] : OF_PAGE;
  const known = new Map<Sort, [(one: Looked) => string | readonly string[], Ids][]>();
  for (const sort of ['sum', 'figure', 'mark', 'word'] as const)
    known.set(
      sort,
      looks.flatMap(([name, look]) => {
        const ids = idsOf(sort, name);
        return ids ? [[look, ids]] : [];
      }),
    );
  return seen.words.map((word, index) => {
    const ofLine = seen.ofLine[word.line] ?? [];
    const sort = seen.sorts[index] ?? 'word';
    const place = index - (ofLine[0] ?? index);
    const one: Looked = {
      seen,
      index,
      word,
      sort,
      place,
      ofLine,
      heading,
      readAs: before,
      alike: alike?.[index],
    };
    const found: number[] = [];
    for (const [look, ids] of known.get(sort) ?? []) {
      const told = look(one);
      for (const each of typeof told === 'string' ? [told] : told) {
        const id = ids.get(each);
        if (id !== undefined) found.push(id);
      }
    }
    return found;
  });
}

/** The words of a page as a chain: the evidence of each, and the gap before it. */
export function chainOf(seen: Seen, first: FirstReading | undefined, idsOf: IdsOf): Chain {
  return {
    evidence: evidenceOf(seen, first, idsOf),
    gaps: seen.words.map(({ gap }) => GAPS.indexOf(gap)),
  };
}
