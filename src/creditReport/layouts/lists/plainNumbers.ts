import { MOST_PAYING } from './bareFigures';
import type { LinePart } from './lineParts';
import { figuresOf, has, type ListedDebt } from './listedDebt';
import { areAllAbove, arePlainlyOwed, type PlainAndMarked } from './plainBeforePaid';

/** Digits that may be the last ones of a number. */
const MAY_BE_NUMBER = /^\d{4,6}$/;
/** The last digits of a number, where all of a list have as many; and what is a year as well. */
const [LAST_FOUR, YEAR] = [/^\d{4}$/, /^(?:19|20)\d\d$/];
/** So many lines show that plain digits beside their sums are numbers, where none is told. */
const MIN_NUMBERS = 2;

/** Plain digits that are the numbers of accounts; by their place and their length alone they are but guessed. */
export interface PlainNumbers {
  numbers: ReadonlyMap<ListedDebt, LinePart>;
  areGuessed: boolean;
}

/** The one figure of a line that can be owed, where the line leaves no choice. */
function owedOf(listed: ListedDebt): LinePart | undefined {
  const told = listed.parts.find(({ kind }) => kind === 'balance');
  const figures = figuresOf(listed);
  const marked = figures.filter(({ isMoney, isAbout }) => isMoney || isAbout);
  return told ?? (figures.length === 1 ? figures[0] : marked.length === 1 ? marked[0] : undefined);
}

/** The digits of a line beside a sum that leaves no choice. */
function besideSum(listed: ListedDebt): LinePart | undefined {
  const owed = owedOf(listed);
  if (!owed || has(listed, 'number')) return undefined;
  const [plain, ...others] = figuresOf(listed).filter(
    (part) => part !== owed && !part.isMoney && MAY_BE_NUMBER.test(part.text),
  );
  return others.length === 0 ? plain : undefined;
}

/** The lines with two figures and nothing else that tells a sum, of which only the second has a sign. */
function markedBehindIn(all: readonly ListedDebt[]): PlainAndMarked[] {
  return all.flatMap((listed): PlainAndMarked[] => {
    const [plain, marked, third] = figuresOf(listed);
    if (!plain || !marked || third || has(listed, 'balance') || has(listed, 'paying')) return [];
    return !plain.isMoney && marked.text.includes('$') ? [[plain.text, marked.text]] : [];
  });
}

/** Whether numbers stand before what is owed wherever a line leaves no choice; undefined where that differs, or none has both. */
function areFirst(all: readonly ListedDebt[], numbers: PlainNumbers['numbers']): boolean | undefined {
  const orders = new Set<boolean>();
  for (const listed of all) {
    const { parts } = listed;
    const number = numbers.get(listed) ?? parts.find(({ kind }) => kind === 'number');
    const owed = owedOf(listed);
    if (owed && number) orders.add(parts.indexOf(number) < parts.indexOf(owed));
  }
  return orders.size === 1 ? orders.has(true) : undefined;
}

/** The figures in one of two places, of the lines with two plain figures. */
function numbersAt(all: readonly ListedDebt[], place: 0 | 1): Map<ListedDebt, LinePart> {
  const numbers = new Map<ListedDebt, LinePart>();
  for (const listed of all) {
    const figures = figuresOf(listed);
    const number = figures[place];
    const isOpen = figures.length === 2 && !owedOf(listed) && !has(listed, 'number');
    if (isOpen && number && MAY_BE_NUMBER.test(number.text)) numbers.set(listed, number);
  }
  return numbers;
}

/**
 * The numbers among two plain figures a line, where no line tells which they are: those of one place have four digits each,
 * those of the other differ in length, and are too large for payments.
 */
function numbersByLength(all: readonly ListedDebt[]): Map<ListedDebt, LinePart> {
  const pairs = all.filter((listed) => figuresOf(listed).length === 2 && !owedOf(listed)).map(figuresOf);
  const [first, second] = ([0, 1] as const).map((place) => pairs.map((pair) => pair[place]?.text ?? ''));
  if (pairs.length < MIN_NUMBERS || !first || !second) return new Map();
  const isFirst = first.every((text) => LAST_FOUR.test(text));
  if (isFirst === second.every((text) => LAST_FOUR.test(text))) return new Map();
  const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Number(text), 0);
  const [numbers, sums] = isFirst ? [first, second] : [second, first];
  return sumOf(sums) < sumOf(numbers) * MOST_PAYING ? new Map() : numbersAt(all, isFirst ? 0 : 1);
}

/**
 * The digits of lines that are the numbers of their accounts, though no mark tells it: beside sums with the marks of money,
 * or in the place where other lines have a number that is told.
 */
export function plainNumbersOf(all: readonly ListedDebt[]): PlainNumbers {
  const markedBehind = markedBehindIn(all);
  if (arePlainlyOwed(markedBehind)) return { numbers: new Map(), areGuessed: true };
  const sure = new Map<ListedDebt, LinePart>();
  for (const listed of all) {
    const number = besideSum(listed);
    if (number) sure.set(listed, number);
  }
  const areTold = all.some((listed) => has(listed, 'number'));
  const areYears = [...sure.values()].every(({ text }) => YEAR.test(text));
  if (!areTold && (areYears || sure.size < MIN_NUMBERS))
    return { numbers: sure.size > 0 ? new Map() : numbersByLength(all), areGuessed: true };
  const isFirst = areFirst(all, sure);
  const others = isFirst === undefined ? [] : numbersAt(all, isFirst ? 0 : 1);
  return { numbers: new Map([...sure, ...others]), areGuessed: !areTold && areAllAbove(markedBehind) };
}
