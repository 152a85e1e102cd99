import { ZERO } from '../../../money/money';
import { type Fact, unlabelled } from '../../account';
import type { Line } from '../../page/lines';
import { readAmount } from '../../pieces/amounts';
import { cleanName } from '../../pieces/names';
import { beginsAsTotal } from '../../pieces/sums';
import type { ReviewFlag } from '../../reviewFlags';
import { MOST_PAYING } from './bareFigures';
import type { Item } from './item';
import { isOfHousehold } from './kindOfDebt';
import type { Labels, LinePart } from './lineParts';
import { figuresOf, has, type ListedDebt, readListedDebt } from './listedDebt';
import { plainNumbersOf } from './plainNumbers';
import { isSureName, type ToldDebt } from './readItem';

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

/** A dash right before a sum, which is a minus where not all lines have it. */
const DASH = /^-(?=[$\d])/;

function isTotal({ lines }: Item): boolean {
  return lines.some(({ text }) => beginsAsTotal(text));
}

/** Whether all items but totals have such a dash. */
function haveDashes(items: readonly Item[]): boolean {
  const areDashed = items.every((item) => DASH.test(item.lines[0]?.text ?? '') || isTotal(item));
  return areDashed && items.filter((item) => !isTotal(item)).length >= MIN_LINES;
}

function withoutDash({ text, cells, ...line }: Line): Line {
  return { ...line, text: text.replace(DASH, ''), cells: cells.map((cell) => cell.replace(DASH, '')) };
}

/** An item that says something, with what its only line may tell. */
interface MayBeListed {
  item: Item;
  debt: ReturnType<typeof readListedDebt> | undefined;
  /** It tells a debt in words of its own, and so stands in the list too. */
  isToldElse: boolean;
}

/** What the items of a list tell, wherever its labels stand. */
function mayBeListed(items: readonly Item[], isTold: (item: Item) => boolean): MayBeListed[] {
  const telling = items.filter((item) => !saysNothing(item));
  const areDashed = haveDashes(telling);
  return telling.map((item) => {
    const [line] = item.lines;
    const isLine = line !== undefined && item.lines.length === 1 && !item.name;
    const debt = isLine ? readListedDebt(areDashed ? withoutDash(line) : line) : undefined;
    const listed = debt?.led ?? debt?.followed;
    const isToldElse = (!listed || listed.isRemarked) && isTold(item);
    return { item, debt: isToldElse ? undefined : debt, isToldElse };
  });
}

/** What a line of a list tells, under labels that stand before their figures or behind them. */
interface Listed {
  listed: ListedItem | undefined;
  isToldElse: boolean;
}

/** A stretch of a list: its lines that tell a debt and nothing else, and how many tell one in words of their own. */
interface Stretch {
  listed: ListedItem[];
  toldElse: number;
}

/**
 * The stretches of a list that nothing else stands in.
 *
 * @param areBeside whether lines that tell a debt in words of their own stand in it too
 */
function stretchesOf(lines: readonly Listed[], areBeside: boolean): readonly Stretch[] {
  const stretches: Stretch[] = [{ listed: [], toldElse: 0 }];
  for (const { listed, isToldElse } of lines) {
    const last = stretches.at(-1);
    if (last && listed) last.listed.push(listed);
    else if (last && isToldElse && areBeside) last.toldElse += 1;
    else stretches.push({ listed: [], toldElse: 0 });
  }
  return stretches;
}

/** The items that stand beside each other, a line each, and tell a debt and nothing else. */
function listedItems(all: readonly MayBeListed[], labels: Labels): readonly ListedItem[] {
  const lines = all.map(({ item, debt, isToldElse }): Listed => {
    const listed = debt?.[labels];
    return { listed: listed && { ...listed, item }, isToldElse };
  });
  const listed = lines.flatMap((line) => line.listed ?? []);
  // All that a text says names a debt by its kind as well as lines beside it would; a summary has several kinds.
  const areOfOne = listed.every(({ name, isKind }) => isKind && name === listed[0]?.name);
  if (areOfOne && listed.length === all.length) return listed;
  const alike = stretchesOf(lines, false)
    .map(withoutTitles)
    .filter((group) => group.length >= MIN_LINES);
  const kinds = stretchesOf(lines, true)
    .filter(({ toldElse }) => toldElse > 0)
    .flatMap((stretch) => withoutTitles(stretch).filter(({ isKind }) => isKind));
  return [...new Set([...alike.flat(), ...kinds])];
}

/** So many lines at least name a creditor in a list of debts; in a summary of its kinds none do. */
const LEAST_NAMED = 0.3;

/**
 * The lines without those that tell but a kind of debt, where too few others name a creditor: they are a summary, unless
 * one is called as no summary does.
 */
function withoutTitles({ listed, toldElse }: Stretch): readonly ListedItem[] {
  const named = listed.filter(({ isKind }) => !isKind);
  if (listed.some(({ name, isKind }) => isKind && isOfHousehold(name))) return listed;
  const all = listed.length + toldElse;
  return named.length + toldElse >= all * LEAST_NAMED ? listed : named;
}

/** A plain figure that may be a year. */
const YEAR = /^(?:19|20)\d\d$/;

/** What is marked by its thousands alone; and what is too small to have them, of which fewer digits may count something. */
const [THOUSANDS, BELOW_THOUSAND, HUNDREDS] = [/^\d{1,3}(?:,\d{3})+$/, /^\d{2,3}$/, /^\d{3}$/];

/**
 * Whether a figure without words around it can be nothing but what is owed.
 *
 * @param isMarked whether a plain number can be the number of an account: other lines mark their sums, and somebody is named
 */
function isSum({ text, isMoney, isAbout }: LinePart, isMarked: boolean, areThousands: boolean): boolean {
  if (isMoney || isAbout) return true;
  return isMarked ? areThousands && BELOW_THOUSAND.test(text) : !YEAR.test(text);
}

/**
 * Whether the lines that mark their sums all have them before their names, so that what stands there on another line is a sum
 * as well: `$900 Oak`, `702 Elm`.
 */
function areSumsFirst(all: readonly ListedItem[]): boolean {
  const marked = all.filter(({ parts }) => parts.some(({ isMoney }) => isMoney));
  return marked.length > 0 && marked.every(({ isFigureFirst }) => isFigureFirst);
}

/** A sum with a dot before three digits: cents have but two, so that the dot parts thousands. */
const DOTTED = /^\d{1,3}\.\d{3}$/;

/** A plain figure that can be a payment. */
const PAYMENT = /^[1-9]\d{1,2}$/;

/** Whether the second of two figures without words around them can be what is paid each month on the first: `14k ally 412`. */
function isPaidOn([owed, paid, third]: readonly LinePart[]): boolean {
  if (!owed?.isMoney || !paid || paid.isMoney || third || !PAYMENT.test(paid.text)) return false;
  return (readAmount(owed.text)?.amount ?? ZERO).times(MOST_PAYING).gt(paid.text);
}

/** A part as it is printed, or with the comma that a dot stands for. */
function printedSum({ text }: LinePart): string {
  return DOTTED.test(text) ? text.replace('.', ',') : text;
}

/** What a line tells, once the number among its plain figures is known. */
function told(
  listed: ListedItem,
  number: LinePart | undefined,
  { isGuessed, isMarked, areThousands }: { isGuessed: boolean; isMarked: boolean; areThousands: boolean },
): ToldDebt {
  const { item, name, parts } = listed;
  const span = { from: item.from, to: item.to };
  const facts = parts.flatMap((part): Fact[] => {
    const kind = part === number ? 'number' : part.kind;
    if (kind === 'figure') return [];
    const isSum = kind !== 'number' && kind !== 'statusLoose';
    return [{ kind, label: isSum ? `in words ${kind}` : unlabelled(kind), values: [printedSum(part)], span }];
  });
  const flags = new Set<ReviewFlag>();
  if (!isSureName(cleanName(name).name)) flags.add('name-guessed');
  if (parts.some(({ kind, isAbout }) => isAbout && kind !== 'paying')) flags.add('amount-about');
  if (isGuessed && number) flags.add('number-guessed');
  const bare = figuresOf(listed).filter((part) => part !== number);
  // What is taken for a number may be what is owed, and the sum behind it what is paid.
  if (isGuessed && number && bare.some(({ text }) => text.includes('$'))) flags.add('amount-guessed');
  if (parts.some(({ text }) => DOTTED.test(text))) flags.add('amount-guessed');
  // Hundreds are as plain as the thousands beside them: they have no comma to be written with.
  const isPlain = ({ text }: LinePart) => areThousands && HUNDREDS.test(text);
  if (isMarked && bare.some((part) => !part.isMoney && !part.isAbout && !isPlain(part)))
    flags.add('amount-guessed');
  return { item, name, facts, bare: bare.map(asFigure), plain: undefined, flags, isKnown: true };
}

function asFigure(part: LinePart): ToldDebt['bare'][number] {
  return { text: printedSum(part), kind: undefined, isMoney: part.isMoney, isAbout: part.isAbout, index: 0 };
}

/**
 * The debts of a list whose lines are of one make: each tells one debt and nothing else, in whatever order. What a plain
 * figure is shows over all lines together, by the company it keeps.
 *
 * @param isMarked whether the list writes its amounts with the marks of money, so that a plain number in it is a guess
 * @param isTold whether an item tells a debt in words of its own
 */
export function toldInLikeLines(
  items: readonly Item[],
  isMarked: boolean,
  isTold: (item: Item) => boolean,
): ReadonlyMap<Item, ToldDebt> {
  const all = mayBeListed(items, isTold);
  const led = toldIn(all, 'led', isMarked, isTold);
  if (all.every(({ debt }) => debt?.led === debt?.followed)) return led;
  const followed = toldIn(all, 'followed', isMarked, isTold);
  return fitting(followed) > fitting(led) ? followed : led;
}

/** How many debts ask for no more than what is owed. */
function fitting(all: ReadonlyMap<Item, ToldDebt>): number {
  return [...all.values()].filter(({ facts, bare }) => {
    const printed = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind)?.values[0];
    const [owed, paying] = [printed('balance') ?? bare[0]?.text, printed('paying')];
    return !owed || !paying || (readAmount(paying)?.amount ?? ZERO).lte(readAmount(owed)?.amount ?? ZERO);
  }).length;
}

/** The same where the labels of all lines are taken to stand before their figures, or behind them. */
function toldIn(
  lines: readonly MayBeListed[],
  labels: Labels,
  isMarked: boolean,
  isTold: (item: Item) => boolean,
): ReadonlyMap<Item, ToldDebt> {
  const all = listedItems(lines, labels);
  const { numbers, areGuessed } = plainNumbersOf(all);
  const marked = all.flatMap(({ parts }) => parts.filter(({ isMoney }) => isMoney));
  const areThousands = marked.every(({ text }) => THOUSANDS.test(text));
  const areFirst = areSumsFirst(all);
  const areStanding = all.filter((listed) => has(listed, 'statusLoose')).length >= MIN_LINES;
  const sure = all.filter((listed) => {
    if (listed.mayStatusBeOfName && !areStanding) return false;
    const bare = figuresOf(listed).filter((part) => part !== numbers.get(listed));
    if (has(listed, 'balance')) return bare.length === 0;
    if (isPaidOn(bare) && !has(listed, 'paying')) return !isTold(listed.item);
    const [sum] = bare;
    const mayBeNumber = isMarked && !listed.isKind && !(areFirst && listed.isFigureFirst);
    return bare.length === 1 && sum !== undefined && isSum(sum, mayBeNumber, areThousands);
  });
  return new Map(
    sure.map((listed) => [
      listed.item,
      told(listed, numbers.get(listed), { isGuessed: areGuessed, isMarked, areThousands }),
    ]),
  );
}
