import { isOwed, isWho } from '../../account';
import type { Line } from '../../page/lines';
import type { Entry } from './arrangement';

/** So many accounts end alike where that is no chance. */
const MIN_ACCOUNTS = 2;

type NameEntry = Extract<Entry, { is: 'name' }>;
type FactEntry = Extract<Entry, { is: 'fact' }>;

/** What stands from one label to the next time it comes: labels with their values, and lines that may be a name. */
interface Group {
  facts: FactEntry[];
  names: NameEntry[];
  /** The last thing in it is a name. */
  endsInName: boolean;
}

/** Facts and names in groups, which begin where a test says so. */
function groupsOf(entries: readonly Entry[], begins: (entry: FactEntry | NameEntry) => boolean): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    if (entry.is !== 'fact' && entry.is !== 'name') continue;
    if (groups.length === 0 || begins(entry)) groups.push({ facts: [], names: [], endsInName: false });
    const last = groups.at(-1);
    if (entry.is === 'name') last?.names.push(entry);
    else last?.facts.push(entry);
    if (last) last.endsInName = entry.is === 'name';
  }
  return groups;
}

/** Whether a group is an account, of whom nothing but lines within it or below it says who is owed. */
function isNameless({ facts }: Group): boolean {
  return facts.some(({ fact }) => isOwed(fact)) && !facts.some(({ fact }) => isWho(fact));
}

/** Whether groups are accounts alike, each with names of its own in the same place behind the same first label. */
function areAccounts(groups: readonly Group[]): boolean {
  const [first] = groups;
  const count = first?.names.length ?? 0;
  const isAlike = (group: Group) =>
    group.names.length === count &&
    group.endsInName === first?.endsInName &&
    group.facts[0]?.fact.label === first?.facts[0]?.fact.label &&
    isNameless(group);
  return groups.length >= MIN_ACCOUNTS && count > 0 && groups.every(isAlike);
}

/** The same accounts with their names above them, where each has its own in one place; undefined where they have not. */
function turned(run: readonly Entry[], apart: ReadonlySet<number>): readonly Entry[] | undefined {
  const [begin] = run;
  // A line above the first label may as well be the first name, and the last one the title of something else.
  if (begin?.is !== 'fact') return undefined;
  const isApart = (entry: FactEntry | NameEntry) =>
    entry.is === 'name' ? entry.isApart : apart.has(entry.fact.span.from);
  const parted = groupsOf(run, isApart);
  const write = (groups: readonly Group[], isSure: boolean) => {
    const ofName = (entry: NameEntry): Entry =>
      isSure ? entry : { ...entry, heading: { ...entry.heading, isGuessed: true } };
    return groups.flatMap(({ facts, names }) => [...names.map(ofName), ...facts]);
  };
  if (areAccounts(parted)) return write(parted, true);
  const { label } = begin.fact;
  const groups = groupsOf(run, (entry) => entry.is === 'fact' && entry.fact.label === label);
  if (!areAccounts(groups) || groups.some(({ names }) => names.some(isApart))) return undefined;
  return write(groups, groups[0]?.endsInName === false);
}

/**
 * Entries in which names that stand among the labels of their accounts or right below them stand above them: `Balance $5`,
 * `Account ending in 4410`, `OAK VISA`. The first label of the text begins each account, and each has its own name, the last
 * one too; where no blank line parts them and names end them, that is all that tells it.
 */
export function withNamesAtFoot(entries: readonly Entry[], lines: readonly Line[]): readonly Entry[] {
  const apart = new Set(lines.flatMap(({ afterBlank, from }) => (afterBlank ? [from] : [])));
  const found: Entry[] = [];
  let run: Entry[] = [];
  const close = () => {
    // A name right above the title of a part, such as a badge, is that of the first account behind it.
    const isNamedAbove = found.findLast(({ is }) => is === 'name' || is === 'fact')?.is === 'name';
    found.push(...((isNamedAbove ? undefined : turned(run, apart)) ?? run));
    run = [];
  };
  for (const entry of entries) {
    if (entry.is === 'name' || entry.is === 'fact') run.push(entry);
    else {
      close();
      found.push(entry);
    }
  }
  close();
  return found;
}
