import { type Money, sum } from '../../money/money';
import { daysOfAge, lateBy, MIN_AGES } from '../meaning/agedSums';
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

/** The sums that stand under headings, in a row of as many cells. */
function sumsUnder(headings: Line, lines: readonly Line[]): Line | undefined {
  return lines.find(
    ({ cells }) =>
      cells.length === headings.cells.length && cells.every((cell) => readAmount(cell)?.amount !== undefined),
  );
}

function footAt(lines: readonly Line[], index: number): AgedFoot | undefined {
  const headings = lines[index];
  const days = headings?.cells.map(daysOfAge) ?? [];
  if (!headings || days.filter((age) => age !== undefined).length < MIN_AGES) return undefined;
  const row = sumsUnder(headings, lines.slice(index + 1, index + 1 + MOST_HEADINGS));
  if (!row) return undefined;
  const parts = row.cells.flatMap((cell, column) => {
    const [age, amount] = [days[column], readAmount(cell)?.amount];
    return age === undefined || !amount ? [] : [{ age, amount }];
  });
  const whole = sum(parts.map(({ amount }) => amount));
  const total = row.cells.findLast(
    (cell, column) => days[column] === undefined && readAmount(cell)?.amount?.eq(whole),
  );
  if (!total || !whole.gt(0)) return undefined;
  const oldest = Math.max(...parts.flatMap(({ age, amount }) => (amount.gt(0) ? [age] : [])));
  return { total, standing: lateBy(oldest), from: row.from, to: row.to };
}

/** A part of what is owed behind its age, in a line that tells all of them: `Current $0.00  31-60 $12.00  Over 120 $900.00`. */
const AGED_SUM =
  /(?<![\w$.,/-])((?:over |> ?)?(?:current|not (?:yet )?due|\d{1,3}(?: ?(?:[-–]|to) ?\d{2,3})?(?: ?\+)?)(?: days?)?):? ?(\$ ?\d[\d,]*\.\d{2})/gi;
const DOLLARS = /\$ ?\d[\d,]*\.\d{2}/g;
const LONGEST_LINE = 300;

/** The parts of what is owed that one line tells, each behind its age. */
function partsIn({ text }: Line): readonly { age: number; amount: Money }[] {
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
  const printed = lines.flatMap(({ text, from, to }) =>
    Array.from(matchesIn(text, DOLLARS), ([total]) => ({ total, from, to })),
  );
  const last = printed.findLast(({ total }) => readAmount(total)?.amount?.eq(whole));
  if (!last || !whole.gt(0)) return undefined;
  const oldest = Math.max(...parts.flatMap(({ age, amount }) => (amount.gt(0) ? [age] : [])));
  return { ...last, standing: lateBy(oldest) };
}

/** The foot of a bill that tells what is owed by its age, and what it comes to: `CURRENT  31-60 DAYS  61-90 DAYS  BALANCE`. Undefined where none does. */
export const agedFootIn = rememberedOf((lines: readonly Line[]): AgedFoot | undefined => {
  for (const index of lines.keys()) {
    const foot = footAt(lines, index);
    if (foot) return foot;
  }
  return footInLine(lines);
});
