import { type Fact, unlabelled } from '../../account';
import { isCreditor } from '../../lexicon/creditors';
import { cleanName, isName } from '../../pieces/names';
import type { ReviewFlag } from '../../reviewFlags';
import type { Item } from './item';
import type { Labels, LinePart } from './lineParts';
import { figuresOf, has, type ListedDebt, readListedDebt } from './listedDebt';
import { plainNumbersOf } from './plainNumbers';
import type { ToldDebt } from './readItem';
import { isTrade } from './spokenName';

/** Fewer lines of one make are no list. */
const MIN_LINES = 2;

/** A line of a list with what it tells. */
interface ListedItem extends ListedDebt {
  item: Item;
}

/** Whether a line has no word and no figure that could tell of a debt: it parts nothing. */
function saysNothing({ lines }: Item): boolean {
  return lines.every(({ text }) => !/\d/.test(text));
}

/** The items that stand beside each other, a line each, and tell a debt and nothing else. */
function listedItems(items: readonly Item[], labels: Labels): ListedItem[] {
  const groups: ListedItem[][] = [[]];
  for (const item of items) {
    const [line, ...more] = item.lines;
    const listed = line && more.length === 0 && !item.name ? readListedDebt(line)[labels] : undefined;
    if (listed) groups.at(-1)?.push({ ...listed, item });
    else if (!saysNothing(item)) groups.push([]);
  }
  return groups.filter((group) => group.length >= MIN_LINES).flat();
}

/** What a line tells, once the number among its plain figures is known. */
function told(listed: ListedItem, number: LinePart | undefined, isGuessed: boolean): ToldDebt {
  const { item, name, parts } = listed;
  const span = { from: item.from, to: item.to };
  const facts = parts.flatMap((part): Fact[] => {
    const kind = part === number ? 'number' : part.kind;
    if (kind === 'figure') return [];
    const isSum = kind !== 'number' && kind !== 'statusLoose';
    return [{ kind, label: isSum ? `in words ${kind}` : unlabelled(kind), values: [part.text], span }];
  });
  const flags = new Set<ReviewFlag>();
  const clean = cleanName(name).name;
  if (!isName(clean) && !isTrade(clean) && !isCreditor(clean)) flags.add('name-guessed');
  if (parts.some(({ kind, isAbout }) => isAbout && kind !== 'paying')) flags.add('amount-about');
  if (isGuessed && number) flags.add('number-guessed');
  const bare = figuresOf(listed).filter((part) => part !== number);
  return { item, name, facts, bare: bare.map(asFigure), plain: undefined, flags };
}

function asFigure({ text, isMoney, isAbout }: LinePart): ToldDebt['bare'][number] {
  return { text, kind: undefined, isMoney, isAbout, index: 0 };
}

/**
 * The debts of a list whose lines are of one make: each tells one debt and nothing else, in whatever order. What a plain
 * figure is shows over all lines together, by the company it keeps.
 */
export function toldInLikeLines(items: readonly Item[]): ReadonlyMap<Item, ToldDebt> {
  const [led, followed] = [toldIn(items, 'led'), toldIn(items, 'followed')];
  return followed.size > led.size ? followed : led;
}

/** The same where the labels of all lines are taken to stand before their figures, or behind them. */
function toldIn(items: readonly Item[], labels: Labels): ReadonlyMap<Item, ToldDebt> {
  const all = listedItems(items, labels);
  const { numbers, areGuessed } = plainNumbersOf(all);
  const sure = all.filter((listed) => {
    const bare = figuresOf(listed).filter((part) => part !== numbers.get(listed));
    return bare.length === (has(listed, 'balance') ? 0 : 1);
  });
  return new Map(sure.map((listed) => [listed.item, told(listed, numbers.get(listed), areGuessed)]));
}
