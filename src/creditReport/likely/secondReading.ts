import { withFlags } from '../debts/withFlags';
import { amountsIn } from '../judge/weigh';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { Page } from '../page/page';
import { isTitleOfPart } from '../pieces/sections';
import { isHeldBack, type ReportedDebt } from '../reportedDebt';
import { addedTo, isDebt } from './added';
import { compared, isLikely } from './compared';
import { likelyIn, type Run } from './debtsAlong';
import { isLabelled } from './fields';
import { isUnlikely } from './noDebt';
import { withOverlooked } from './overlooked';
import { type FirstReading, wordsIn } from './readAs';
import { type Seen, seenOf } from './seen';
import { type Weighed, wordsOf, wordsOfDebt } from './weighed';
import { type Learned, learnedWeights } from './weights';

/** A text of fewer words is shorter than what was learned from, and says too little; a longer one would take too long, and comes from a printer whose layout the rules know. */
const MIN_WORDS = 60;
const MAX_LENGTH = 30_000;

/**
 * Where no debts were read, fewer than these are chance: rows that were left out, and debts that were not seen at all. On
 * clipboards left out of what was learned, so many never came from a text without debts.
 */
const [MIN_RESTORED, MIN_ADDED] = [3, 4];

/** So many debts that are read under labels leave nothing to be meant otherwise. */
const MIN_LABELLED = 3;

/** The debts of a page, held against what its words most likely are. In the order of the text. */
export function withSecondReading(
  first: FirstReading,
  page: Page,
  learned: () => Learned = learnedWeights,
): readonly ReportedDebt[] {
  if (page.source.length > MAX_LENGTH || isAccountedFor(first, page)) return first.debts;
  const seen = seenOf(page.source, page.lines);
  if (seen.words.length < MIN_WORDS) return first.debts;
  const decided = new Set((first.decided ?? []).flatMap((span) => wordsIn(seen.words, span)));
  const weighed: Weighed = { page, seen, decided, likely: likelyIn(seen, first, learned()) };
  const words = first.debts.map((debt) => wordsOfDebt(debt, weighed));
  const readBy = new Map(words.flatMap((own, row) => [...own].map((word) => [word, row] as const)));
  const runsOf = sharing(weighed.likely.debts);
  const taken = new Set([...readBy.keys(), ...decided]);
  const unlikely = new Set(first.debts.filter((debt) => isUnlikely(debt, weighed)));
  const likely = new Set(first.debts.flatMap((debt) => (unlikely.has(debt) ? [] : toldAs(debt))));
  const titles = titlesIn(seen);
  const rows = first.debts.map((debt, row): Row => {
    const own = words[row] ?? new Set();
    const isBelowTitle = isBehindTitle(own, titles, seen);
    // What another debt was read from is none of this one's, however likely.
    const free = (run: Run) =>
      !isBelowTitle(run) &&
      wordsOf(run).every((word) => (readBy.get(word) ?? row) === row && !decided.has(word));
    const read = withOverlooked(compared(debt, runsOf(own).filter(free), weighed), own, taken, weighed);
    // What is told of the same creditor by the same labels as a likely debt is one as well, and so is its neighbour in a
    // table, and the one that a list counts on from it.
    const above = first.debts[row - 1];
    const goesOn = above !== undefined && !unlikely.has(above) && isCountedOn(above, debt);
    const isNone = unlikely.has(debt) && !goesOn && !toldAs(debt).some((told) => likely.has(told));
    return rowAt(own, isNone ? withFlags(read, ['debt-unlikely']) : read, weighed);
  });
  const restored = (first.aside ?? []).flatMap((debt): Row[] => {
    const own = wordsOfDebt(debt, weighed);
    if (!isLikely(debt, weighed) || [...own].some((word) => taken.has(word))) return [];
    for (const word of own) taken.add(word);
    return [rowAt(own, withFlags(compared(debt, runsOf(own), weighed), ['debt-doubtful']), weighed)];
  });
  const isFree = (runs: readonly Run[]) => !runs.some((run) => wordsOf(run).some((word) => taken.has(word)));
  const others = first.isOther ? [] : weighed.likely.debts.filter((runs) => isDebt(runs) && isFree(runs));
  if (first.debts.length === 0 && restored.length < MIN_RESTORED && others.length < MIN_ADDED) return [];
  const all = [...rows, ...restored].map(({ debt }) => debt);
  const added = others.flatMap((runs): Row[] => {
    const debt = addedTo(all, runs, weighed);
    return debt ? [{ at: runs[0]?.first ?? 0, debt }] : [];
  });
  const found = [...restored, ...added].sort((one, other) => one.at - other.at);
  const debts = inOrder(rows, found).map(({ debt }) => debt);
  // A text of which no row is likely holds no debts.
  return debts.every(isHeldBack) ? [] : debts;
}

/**
 * How a debt is told, where labels tell it: to whom it is owed, with the labels of that and of its amount, but for a name of
 * a single word, which may be that of a party or a kind; and the labels alone, where one of them is of how it stands, which
 * no table of bills or expenses tells of each row.
 */
function toldAs(debt: ReportedDebt): readonly string[] {
  if (!isLabelled(debt, 'accountName') || !isLabelled(debt, 'amount')) return [];
  const { accountName, amount, current } = debt.sources;
  const labels = `${accountName?.label}\n${amount?.label}`;
  const isNamed = debt.accountName.includes(' ') || looksLikeCreditor(debt.accountName);
  return [
    ...(isNamed ? [`${debt.accountName}\n${labels}`] : []),
    ...(isLabelled(debt, 'current') ? [`${labels}\n${current?.label}`] : []),
  ];
}

/** The number of an item before its text: `3. The Oak loan`. */
const COUNTED = /^\s{0,8}(\d{1,2})[.)]\s/;

/** Which item of a numbered list a debt is, by the line of its amount; undefined where it is none. */
function countOf({ sources: { amount } }: ReportedDebt): number | undefined {
  const [, count] = COUNTED.exec(amount?.line ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}

/** Whether a debt is the item right behind another one in a numbered list; a form counts its empty lines as well. */
function isCountedOn(above: ReportedDebt, debt: ReportedDebt): boolean {
  return debt.amount?.gt(0) === true && countOf(debt) === (countOf(above) ?? Number.NaN) + 1;
}

/** The indexes of the lines that are titles of the parts of a page. */
function titlesIn({ lines }: Seen): readonly number[] {
  return lines.flatMap(({ text }, index) => (isTitleOfPart(text) ? [index] : []));
}

/**
 * What tells whether a run of words stands below a title that ends the part of a debt: `Collections` over `1 account` and
 * `$455` is said of those below.
 */
function isBehindTitle(
  own: ReadonlySet<number>,
  titles: readonly number[],
  { words }: Seen,
): (run: Run) => boolean {
  const last = Math.max(...[...own].map((word) => words[word]?.line ?? 0));
  const next = titles.find((title) => title > last) ?? Number.POSITIVE_INFINITY;
  return ({ first }) => own.size > 0 && (words[first]?.line ?? 0) > next;
}

/** A debt, and where it stands: the first word that tells who is owed, or how much. */
interface Row {
  at: number;
  debt: ReportedDebt;
}

/**
 * A debt where it stands: what is paid on it, and how, may be told far above. One of which nothing stands in the text,
 * before all others.
 */
function rowAt(words: ReadonlySet<number>, debt: ReportedDebt, { seen }: Weighed): Row {
  const { accountName, amount } = debt.sources;
  const told = [accountName, amount].flatMap((place) => (place ? wordsIn(seen.words, place) : []));
  const own = told.filter((word) => words.has(word));
  const at = own.length > 0 ? own : [...words];
  return { at: at.length > 0 ? Math.min(...at) : -1, debt };
}

/** Things of a text, which keep their order, with others before the first that stands behind them. */
function inOrder<Thing extends { at: number }>(things: readonly Thing[], others: readonly Thing[]): Thing[] {
  const rest = [...others];
  const all = things.flatMap((thing) => {
    const next = rest.findIndex(({ at }) => at > thing.at);
    return [...rest.splice(0, next === -1 ? rest.length : next), thing];
  });
  return [...all, ...rest];
}

/** Whether every sum of a page is read, under labels that say what it is and whose: there is nothing that could be meant otherwise. */
function isAccountedFor({ debts }: FirstReading, { source }: Page): boolean {
  if (debts.length < MIN_LABELLED) return false;
  if (!debts.every((debt) => isLabelled(debt, 'accountName') && isLabelled(debt, 'amount'))) return false;
  const sums = debts.flatMap(({ sources: { amount, paying } }) => [amount, paying].filter(Boolean));
  return amountsIn(source).length === sums.length;
}

/** What finds the debt that most of some words are likely of; no runs where they are of none. */
function sharing(debts: readonly (readonly Run[])[]): (words: ReadonlySet<number>) => readonly Run[] {
  const ofWord = new Map(
    debts.flatMap((runs) => runs.flatMap((run) => wordsOf(run).map((word) => [word, runs] as const))),
  );
  return (words) => {
    const shared = new Map<readonly Run[], number>();
    for (const word of words) {
      const runs = ofWord.get(word);
      if (runs) shared.set(runs, (shared.get(runs) ?? 0) + 1);
    }
    const [most] = [...shared].sort(([, one], [, other]) => other - one);
    return most?.[0] ?? [];
  };
}
