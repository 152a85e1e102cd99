import type { Heading } from '../../account';
import { isCapitals } from '../../lexicon/capitals';
import { isRightAbove } from '../../page/lines';
import { isKindOfAccount, isKindOfLoan } from '../../pieces/kindsOfAccount';
import { isOutlined } from '../../pieces/names';
import type { Entry } from './arrangement';
import { divideSegment, type Segment } from './divideSegment';
import type { PlacedFact } from './innerHeadings';

/** A line that stands so often over accounts is compared with the others there. */
const MANY = 3;

const NUMBERED = /^\(?\d{1,2}[.)] /;

/** A line that can be a name. */
type NameEntry = Extract<Entry, { is: 'name' }>;

/** So many accounts with one line above them tell how their names are written. */
const MIN_ALONE = 3;

/**
 * Whether lines in capitals are the titles of parts, whatever they say: the names that stand alone over their accounts are
 * written otherwise, all of them.
 */
function areTitlesInCapitals(entries: readonly Entry[]): boolean {
  const alone = entries.flatMap((entry, index) => {
    const above = entries[index - 1];
    const isFirst = entry.is === 'name' && (entry.isApart || above?.is === 'section');
    const isTitled = above?.is === 'name' && isCapitals(above.heading.text);
    return isFirst && !isTitled && entries[index + 1]?.is === 'fact' ? [entry.heading.text] : [];
  });
  return alone.length >= MIN_ALONE && !alone.some(isCapitals);
}

/** Chooses the name among the lines above a block: the nearest, but a town under another line, or a badge, is none. */
function chooseHeading(
  names: readonly NameEntry[],
  counts: ReadonlyMap<string, number>,
  areTitles: boolean,
): Heading | undefined {
  // What stands over many accounts names none of them: a kind of service, a state.
  const countOf = (entry: NameEntry) => counts.get(entry.heading.text) ?? 0;
  const rare = names.filter(
    (entry) =>
      countOf(entry) < MANY ||
      // One creditor of many accounts stands over each, and not below another line.
      (entry === names.at(-1) && entry.isApart) ||
      names.every((other) => countOf(other) * 2 > countOf(entry)),
  );
  // A number of a list, or of the outline of the report, begins an account.
  const numbered = rare.findLast(({ heading: { text } }) => NUMBERED.test(text) || isOutlined(text));
  if (numbered) return numbered.heading;
  const last = rare.at(-1);
  const before = rare.at(-2);
  if (!last || !before) return last?.heading;
  if (last.isTownLike && isCapitals(last.heading.text)) return before.heading;
  if (isCapitals(before.heading.text) && !isCapitals(last.heading.name.name))
    return areTitles && before.isApart && !last.isApart ? last.heading : before.heading;
  const isKind = isKindOfLoan(last.heading.text) || isKindOfAccount(last.heading.text);
  if (isKind && isRightAbove(before.heading.span, last.heading.span)) return before.heading;
  const isDoubtful = isCapitals(last.heading.text) && last.isRightBelow;
  return isDoubtful ? { ...last.heading, isDoubtful } : last.heading;
}

/** How an account stands, behind its name: `OAK BANK - Closed`. */
const STANDS = / [-–—] (?:open|closed|abierta|cerrada)$/i;

/** Whether a line is the title of an account: it has its number in the outline of the report, or says how the account stands. */
function isAccountTitle(text: string): boolean {
  return isOutlined(text) || STANDS.test(text);
}

/** Divides the entries at the titles of parts that surely end an account. */
function parts(entries: readonly Entry[]): Segment[] {
  const counts = new Map<string, number>();
  for (const entry of entries)
    if (entry.is === 'name') counts.set(entry.heading.text, (counts.get(entry.heading.text) ?? 0) + 1);
  const found: Segment[] = [];
  let facts: PlacedFact[] = [];
  let names: NameEntry[] = [];
  const areTitles = areTitlesInCapitals(entries);
  let [inCollections, isSkipped] = [false, false];
  const close = () => {
    if (facts.length) found.push({ facts, inCollections, isSkipped });
    facts = [];
  };
  for (const [index, entry] of entries.entries()) {
    if (entry.is === 'section') {
      // Right below the name of an account stands the title of a part of that account, whatever it is called.
      const above = entries[index - 1];
      const isOfAccount = above?.is === 'name' && isAccountTitle(above.heading.text);
      if (entry.section === 'part' || isOfAccount) continue;
      close();
      names = [];
      inCollections = entry.section === 'collections';
      isSkipped = entry.section === 'skipped';
    } else if (entry.is === 'count') {
      close();
      isSkipped = false;
    } else if (entry.is === 'name') names = [...names.slice(-2), entry];
    else {
      const heading = names.length > 0 ? chooseHeading(names, counts, areTitles) : undefined;
      facts.push(heading ? { ...entry.fact, heading } : entry.fact);
      if (names.length > 0) names = [];
    }
  }
  close();
  return found;
}

/**
 * Divides the facts of a report into accounts. An account ends where a label that it has once comes again, where
 * another name stands over the next label, and at the title of another part of the report.
 */
export function segmentsOf(entries: readonly Entry[]): Segment[] {
  return parts(entries).flatMap(divideSegment);
}
