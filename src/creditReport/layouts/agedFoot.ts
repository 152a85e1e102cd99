import { type Money, sum } from '../../money/money';
import { daysOfAge, headingsOfAges, lateBy, MIN_AGES } from '../meaning/agedSums';
import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import { rememberedOf } from '../page/remembered';
import { readAmount } from '../pieces/amounts';

/** The sums stand right below their headings, which may take two lines. */
const MOST_HEADINGS = 2;

/** What the foot of a bill tells of all that is owed: what its parts by their age come to, and how late the oldest of them is. */
export interface AgedFoot extends Span {
  total: string;
  standing: string;
}

const DOLLARS = /\$ ?\d[\d,]*\.\d{2}/g;
/** Sums with one blank between them, as a line has them that has lost its gaps. */
const SUMS = /^(?:\$ ?)?\d[\d,]*\.\d{2}(?: (?:\$ ?)?\d[\d,]*\.\d{2})+$/;
const BETWEEN_SUMS = /(?<=\.\d\d) /;

function cellsOf({ text, cells }: Line): readonly string[] {
  return SUMS.test(text) ? text.split(BETWEEN_SUMS) : cells;
}

/** The sums that stand under headings, in a row of as many cells. */
function sumsUnder(
  headings: readonly string[],
  lines: readonly Line[],
): { line: Line; cells: readonly string[] } | undefined {
  return lines
    .map((line) => ({ line, cells: cellsOf(line) }))
    .find(
      ({ cells }) =>
        cells.length === headings.length && cells.every((cell) => readAmount(cell)?.amount !== undefined),
    );
}

/** A sum that a bill prints, the last one that is as large. */
function printedLast(lines: readonly Line[], whole: Money): (Span & { total: string }) | undefined {
  return lines
    .flatMap(({ text, from, to }) => Array.from(matchesIn(text, DOLLARS), ([total]) => ({ total, from, to })))
    .findLast(({ total }) => readAmount(total)?.amount?.eq(whole));
}

/** A part of what is owed, and from how many days on it is late. */
interface Part {
  age: number;
  amount: Money;
}

function standingOf(parts: readonly Part[]): string {
  return lateBy(Math.max(...parts.flatMap(({ age, amount }) => (amount.gt(0) ? [age] : []))));
}

function footAt(lines: readonly Line[], index: number): AgedFoot | undefined {
  const { text = '', cells = [] } = lines[index] ?? {};
  const flat = headingsOfAges(text);
  const headings = flat.length > 0 ? flat : cells;
  const days = headings.map(daysOfAge);
  const ages = days.filter((age) => age !== undefined);
  if (ages.length < MIN_AGES) return undefined;
  const row = sumsUnder(headings, lines.slice(index + 1, index + 1 + MOST_HEADINGS));
  if (!row) return undefined;
  const parts = row.cells.flatMap((cell, column): Part[] => {
    const [age, amount] = [days[column], readAmount(cell)?.amount];
    return age === undefined || !amount ? [] : [{ age, amount }];
  });
  const whole = sum(parts.map(({ amount }) => amount));
  if (!whole.gt(0)) return undefined;
  const { from, to } = row.line;
  const total = row.cells.findLast(
    (cell, column) => days[column] === undefined && readAmount(cell)?.amount?.eq(whole),
  );
  // Where no column tells what they come to, the bill asks for that elsewhere.
  const asked =
    ages.length === headings.length
      ? printedLast(
          lines.filter((line) => line !== row.line),
          whole,
        )
      : undefined;
  const found = total === undefined ? asked : { total, from, to };
  return found && { ...found, standing: standingOf(parts) };
}

/** A part of what is owed behind its age, in a line that tells all of them: `Current $0.00  31-60 $12.00  Over 120 $900.00`. */
const AGED_SUM =
  /(?<![\w$.,/-])((?:over |> ?)?(?:current|not (?:yet )?due|\d{1,3}(?: ?(?:[-–]|to) ?\d{2,3})?(?: ?\+)?)(?: days?)?):? ?(\$ ?\d[\d,]*\.\d{2})/gi;
const LONGEST_LINE = 300;

/** The parts of what is owed that one line tells, each behind its age. */
function partsIn({ text }: Line): readonly Part[] {
  if (text.length > LONGEST_LINE) return [];
  return Array.from(matchesIn(text, AGED_SUM)).flatMap(([, label = '', printed = '']) => {
    const [age, amount] = [daysOfAge(label), readAmount(printed)?.amount];
    return age === undefined || !amount ? [] : [{ age, amount }];
  });
}

/** The foot that is one line, with what its parts come to where a bill prints it last; undefined where none does. */
function footInLine(lines: readonly Line[]): AgedFoot | undefined {
  const line = lines.find((one) => one.text.includes('$') && partsIn(one).length >= MIN_AGES);
  if (!line) return undefined;
  const parts = partsIn(line);
  const whole = sum(parts.map(({ amount }) => amount));
  const last = printedLast(lines, whole);
  return last && whole.gt(0) ? { ...last, standing: standingOf(parts) } : undefined;
}

/** The foot of a bill that tells what is owed by its age, and what it comes to: `CURRENT  31-60 DAYS  61-90 DAYS  BALANCE`. Undefined where none does. */
export const agedFootIn = rememberedOf((lines: readonly Line[]): AgedFoot | undefined => {
  for (const index of lines.keys()) {
    const foot = footAt(lines, index);
    if (foot) return foot;
  }
  return footInLine(lines);
});
