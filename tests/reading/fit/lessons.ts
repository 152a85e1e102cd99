import { chainOf, type IdsOf } from '../../../src/creditReport/likely/evidence';
import type { FirstReading } from '../../../src/creditReport/likely/readAs';
import { seenOf } from '../../../src/creditReport/likely/seen';
import type { Page } from '../../../src/creditReport/page/page';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';
import { clipboardTextOf } from '../../../src/debts/report/clipboardText';
import type { ExpectedDebt } from '../score';
import { expectedStates } from './labelled';
import type { Lesson } from './train';

/** A clipboard whose debts are known. */
export interface Labelled {
  folder: string;
  text: string;
  html: string;
  expected: readonly ExpectedDebt[];
  /** Rules have been made for it, so that what they read of it is righter than of others, and nothing to learn from. */
  isMended: boolean;
}

/** A clipboard to learn from, with what the rules read of it. */
export interface Labelling extends Labelled {
  page: Page;
  first: FirstReading;
  /** Its cells are pasted as they are, so that no second reading is asked. */
  isSettled: boolean;
  lesson: Lesson;
}

/** Evidence that was found: a number for each, by its look and what it told, and in how many clipboards it stands. */
export class Evidence {
  readonly names: string[] = [];
  readonly clipboards: number[] = [];
  readonly #ids = new Map<string, Map<string, number>>();

  /** The numbers of what a look tells, a new one for what it has not told yet; `own` takes them all. */
  idsOf(own: Set<number>): IdsOf {
    return (sort, look) => {
      const name = `${sort} ${look}`;
      const ids = this.#ids.get(name) ?? new Map<string, number>();
      this.#ids.set(name, ids);
      return {
        get: (told) => {
          const id = ids.get(told) ?? this.names.push(`${name}\t${told}`) - 1;
          ids.set(told, id);
          own.add(id);
          return id;
        },
      };
    };
  }

  /** Counts a clipboard for all that was found in it. */
  count(own: Set<number>): void {
    for (const id of own) this.clipboards[id] = (this.clipboards[id] ?? 0) + 1;
  }
}

/** Longer texts teach no more than shorter ones, and take long. */
const MAX_LENGTH = 60_000;

/** What can be learned of a clipboard; undefined where it is too long. */
export function labellingOf(clipboard: Labelled, evidence: Evidence): Labelling | undefined {
  const given = clipboardTextOf(clipboard);
  let first: FirstReading | undefined;
  const reading = readByRules(given, {}, (read) => {
    first = read;
  });
  const page = pagesOf(given).find(({ source }) => source === reading.source);
  if (!page || page.source.length > MAX_LENGTH) return undefined;
  const seen = seenOf(page.source, page.lines);
  const own = new Set<number>();
  const before = first ?? { debts: reading.debts, layout: reading.layout };
  const chain = chainOf(seen, clipboard.isMended ? undefined : before, evidence.idsOf(own));
  evidence.count(own);
  return {
    ...clipboard,
    page,
    first: before,
    isSettled: reading.kind === 'cells' && reading.debts.length > 0,
    lesson: {
      ...chain,
      states: expectedStates(reading, seen.words, clipboard.expected),
    },
  };
}
