import type { LabelKind } from '../../lexicon/labelTable';
import type { Line } from '../../page/lines';
import type { Entry } from './arrangement';

/** What an account has, whose name stands below it. */
const OWED: ReadonlySet<LabelKind> = new Set(['balance', 'amountLoose']);
/** Who is owed, under a label: where a text has one, no line below names him. */
const WHO: ReadonlySet<LabelKind> = new Set(['name', 'agency']);
/** So many accounts end alike where that is no chance. */
const MIN_ACCOUNTS = 2;

type NameEntry = Extract<Entry, { is: 'name' }>;
type FactEntry = Extract<Entry, { is: 'fact' }>;

/** Labels with their values, and the lines right below them that may be a name. */
interface Group {
  facts: FactEntry[];
  names: NameEntry[];
}

/** Facts and the names below them, as often as these come in turn. */
function groupsOf(entries: readonly Entry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.is === 'name') last?.names.push(entry);
    else if (entry.is === 'fact' && last?.names.length === 0) last.facts.push(entry);
    else if (entry.is === 'fact') groups.push({ facts: [entry], names: [] });
  }
  return groups;
}

/** Whether a group is an account, of whom nothing but the lines below it says who is owed. */
function isNameless({ facts }: Group): boolean {
  return facts.some(({ fact }) => OWED.has(fact.kind)) && !facts.some(({ fact }) => WHO.has(fact.kind));
}

/** Whether each group begins with the label of the first, and has it once: there the next account begins. */
function beginAlike(groups: readonly Group[]): boolean {
  const label = groups[0]?.facts[0]?.fact.label;
  return groups.every(
    ({ facts }) => facts.findLastIndex(({ fact }) => fact.label === label) === 0 && facts.length > 0,
  );
}

/** The same accounts with their names above them, where these end each of them; undefined where they do not. */
function turned(run: readonly Entry[], apart: ReadonlySet<number>): readonly Entry[] | undefined {
  const start = run.findIndex(({ is }) => is === 'fact');
  const title = run.slice(0, Math.max(0, start));
  const groups = groupsOf(run.slice(title.length));
  const count = groups[0]?.names.length ?? 0;
  if (groups.length < MIN_ACCOUNTS || count === 0) return undefined;
  const areAlike = groups.every((group) => group.names.length === count && isNameless(group));
  if (!areAlike || !beginAlike(groups)) return undefined;
  if (groups.some(({ names }) => names.some(({ isApart }) => isApart))) return undefined;
  const areParted = groups.every(({ facts: [first] }, index) => {
    return (index === 0 && title.length === 0) || (first && apart.has(first.fact.span.from));
  });
  // Without blank lines, a title above may as well be the first name, and the last one the title of something else.
  if (!areParted && title.length > 0) return undefined;
  const ofName = (entry: NameEntry): Entry =>
    areParted ? entry : { ...entry, heading: { ...entry.heading, isGuessed: true } };
  return [...title, ...groups.flatMap(({ facts, names }) => [...names.map(ofName), ...facts])];
}

/**
 * Entries in which names that stand right below their accounts stand above them: `Balance $5`, `Account ending in 4410`,
 * `OAK VISA`. The first label of the text begins each account, and a name ends each, the last one too; where no blank line
 * parts them, that is all that tells it.
 */
export function withNamesAtFoot(entries: readonly Entry[], lines: readonly Line[]): readonly Entry[] {
  const apart = new Set(lines.flatMap(({ afterBlank, from }) => (afterBlank ? [from] : [])));
  const found: Entry[] = [];
  let run: Entry[] = [];
  const close = () => {
    found.push(...(turned(run, apart) ?? run));
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
