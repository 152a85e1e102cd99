import type { OtherNames } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import { loosely } from './looseLabel';

/** Which row of a sheet is meant by a label. */
export interface RowNames {
  /** The labels that the sheet shows, by row. */
  labels: readonly string[];
  /** The row that a label means; -1 where none is known by it. */
  placeOf: (label: string) => number;
  /** Whether it is the row's own label, rather than another name of it. */
  isOwn: (label: string, place: number) => boolean;
  /** Whether the label means that row and can mean nothing else. */
  isPlain: (label: string, place: number) => boolean;
}

/** Words that tell no row from another: `my phone bill` is the phone. */
const TELL_NOTHING = /^(a|and|bills?|costs?|expenses?|for|month|monthly|my|of|our|per|the|your)$/;

/**
 * The names of a sheet's rows: their labels, and what else they are called. A label means a row where it is the row's own
 * or one of its other names, but for remarks in brackets, case, signs, plurals, and words that tell nothing. Part of a
 * name is none: `pet insurance` is not the insurance of a home, and `Insurance (pet)` hardly.
 *
 * @param otherNames by the row's id; rows without any are known by their labels alone
 */
export function rowNames(
  layout: SheetLayout,
  otherNames: Readonly<Record<string, OtherNames>> = {},
): RowNames {
  const { labels, cellAt } = layout;
  const own = labels.map(loosely);
  const others = labels.map((label, row) => {
    const { plain = [], perhaps = [] } = otherNames[cellAt({ row, column: 0 }).row] ?? {};
    return { plain: [label, ...plain].map(nameKey), perhaps: perhaps.map(nameKey) };
  });
  const isOwn = (label: string, place: number) => loosely(label) === own[place];
  const placeOfWhole = (label: string) => {
    const owner = own.indexOf(loosely(label));
    const key = nameKey(label);
    if (owner >= 0 || key === '') return owner;
    return others.findIndex(({ plain, perhaps }) => plain.includes(key) || perhaps.includes(key));
  };
  // Which of several it is, a remark may tell: `Insurance (car)` is that of the car.
  const calledBy = (label: string) => {
    const kind = kindFirst(label);
    return kind !== undefined && placeOfWhole(kind) >= 0 ? kind : label;
  };
  const placeOf = (label: string) => placeOfWhole(calledBy(label));
  const isOneOfSeveral = (label: string) =>
    labels.filter((one) => loosely(one).includes(loosely(label))).length > 1;
  const isPlain = (label: string, place: number) => {
    const called = calledBy(label);
    if (kindFirst(called) !== undefined && isOneOfSeveral(label)) return false;
    return isOwn(called, place) || others[place]?.plain.includes(nameKey(called)) === true;
  };
  return { labels, placeOf, isOwn, isPlain };
}

/** A label with words in brackets behind it. */
const WITH_KIND = /^([^()]+) \((\p{L}[\p{L} ]{1,29})\)$/u;

/** A label whose remark in brackets stands before it, as the kind of what it names; undefined where it has none. */
function kindFirst(label: string): string | undefined {
  const [, name, kind] = WITH_KIND.exec(label.trim()) ?? [];
  return name && kind && `${kind} ${name}`;
}

/** What of a name tells its row from others; empty where nothing does. */
function nameKey(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/\(.*\)/, ' ')
    .replace(/[^\p{L}\p{N}\s/&+,]/gu, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => !TELL_NOTHING.test(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join('');
}
