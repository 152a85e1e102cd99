import type { Fact } from '../../account';
import { spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { speaksOfReporter } from '../../lexicon/reporters';
import { nameKey } from '../../pieces/nameKey';
import { isName } from '../../pieces/names';
import type { Entry } from './arrangement';

/** What an account has beside its name. */
const OF_ACCOUNT: ReadonlySet<LabelKind> = new Set(['number', 'balance', 'amountLoose']);
/** A label that stands over fewer accounts does not come back. */
const MIN_ACCOUNTS = 2;
/** So many of the accounts at least have a name of their own. */
const LEAST_DIFFERENT = 0.5;

/** A fact, and where it stands among the entries. */
interface Placed {
  fact: Fact;
  at: number;
}

/** The facts under each label that nobody has listed, in the order in which the labels come first. */
function unlisted(entries: readonly Entry[]): ReadonlyMap<string, readonly Placed[]> {
  const found = new Map<string, Placed[]>();
  for (const [at, entry] of entries.entries()) {
    if (entry.is !== 'fact' || entry.fact.kind !== 'text') continue;
    const { label } = entry.fact;
    const known = found.get(label);
    if (known) known.push({ fact: entry.fact, at });
    else if (spelledKind(label) === undefined && speaksOfReporter(label))
      found.set(label, [{ fact: entry.fact, at }]);
  }
  return found;
}

/** Whether facts each begin an account: no line that can be a name stands over it, and a number or a balance behind it. */
function areFirst(placed: readonly Placed[], entries: readonly Entry[]): boolean {
  return placed.every(({ at }, index) => {
    const end = placed[index + 1]?.at ?? entries.length;
    const isHeaded = index > 0 && entries[at - 1]?.is === 'name';
    const own = entries.slice(at, end);
    return !isHeaded && own.some((entry) => entry.is === 'fact' && OF_ACCOUNT.has(entry.fact.kind));
  });
}

/** Whether facts say who is owed: one name each, and most of them different. */
function areNames(placed: readonly Placed[]): boolean {
  const names = placed.map(({ fact: { values } }) => (values.length === 1 ? (values[0] ?? '') : ''));
  const different = new Set(names.map(nameKey)).size;
  return names.every(isName) && different >= MIN_ACCOUNTS && different > names.length * LEAST_DIFFERENT;
}

/**
 * Entries with the name of each account told, where no label says it: the first label that nobody has listed, that speaks
 * of those who report, begins every account and has another name each time, such as `Exchange Member`.
 */
export function withUnlistedNames(entries: readonly Entry[]): readonly Entry[] {
  if (entries.some((entry) => entry.is === 'fact' && entry.fact.kind === 'name')) return entries;
  const first = entries.findIndex((entry) => entry.is === 'fact' && OF_ACCOUNT.has(entry.fact.kind));
  for (const placed of unlisted(entries).values()) {
    const [head] = placed;
    if (placed.length < MIN_ACCOUNTS || !head || !areNames(placed) || !areFirst(placed, entries)) continue;
    if (entries.slice(first, head.at).some((entry) => entry.is === 'name')) continue;
    const own = new Set(placed.map(({ at }) => at));
    return entries.map((entry, at) =>
      entry.is === 'fact' && own.has(at) ? { is: 'fact', fact: { ...entry.fact, kind: 'name' } } : entry,
    );
  }
  return entries;
}
