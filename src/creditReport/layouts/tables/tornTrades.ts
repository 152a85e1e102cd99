import { type Chunk, chunkOf, type PlacedLine, type Word } from '../../page/placed';
import { isEmptyValue, isMoneyWord } from '../../pieces/amounts';
import type { Column } from './column';
import { nameAlone, numberAlone, owedAt, type RaggedTrade } from './raggedTrades';
import { BUREAUS, isDay } from './seatWords';
import { textOf } from './stackedHeadings';

/** The cells of a debt stand on so many lines at most, and on more than these below its number. */
const [MOST_LINES, MIN_LINES] = [20, 4];
/** A term of a loan, before what is paid so often: `360 X $1842`. */
const [TERM, TIMES] = [/^\d{1,3}$/, /^[xX]$/];
/** The number of a debt, which no heading speaks of where it stands below the name. */
const NUMBER: Column = { kind: 'number', label: 'account number', isApart: true };

/** The headings of debts of which a page broke each cell onto a line: the number has its place behind the name. */
export function tornColumns(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ kind }) => kind === 'number')) return columns;
  return columns.flatMap((column) => (column.kind === 'name' ? [column, NUMBER] : [column]));
}

/** Whether a debt begins at a line with nothing but its name there, its number below, and a day below that. */
export function beginsTorn(lines: readonly PlacedLine[], start: number): boolean {
  const [day] = lines[start + 2]?.words ?? [];
  const isDated = day !== undefined && (isDay(day.text) || isEmptyValue(day.text));
  return isDated && numberAlone(lines[start + 1]) !== undefined && nameAlone(lines[start]) !== undefined;
}

/** How often how much is paid is one word, without its blanks. */
function withTerms(words: readonly Word[]): Word[] {
  return words.flatMap((word, index) => {
    const around = (at: number) => {
      const [term, times, sum] = [words[at], words[at + 1], words[at + 2]];
      return term && times && sum && TERM.test(term.text) && TIMES.test(times.text) && isMoneyWord(sum.text)
        ? [term, times, sum]
        : undefined;
    };
    if (around(index - 1) || around(index - 2)) return [];
    const own = around(index);
    return own ? [{ ...chunkOf(own), text: own.map(({ text }) => text).join('') }] : [word];
  });
}

/** The index behind the last cell of a debt: the bureaus that tell of it, or else all before the next debt. */
function endOf(lines: readonly PlacedLine[], start: number, hasSource: boolean): number {
  const most = Math.min(lines.length, start + MOST_LINES);
  for (let index = start + MIN_LINES; index < most; index += 1) {
    const line = lines[index];
    if (line && hasSource && BUREAUS.test(textOf(line))) return index + 1;
    if (beginsTorn(lines, index)) return index;
  }
  return most;
}

/** The debt that begins at a line, of which a page broke the cells onto a line each, or a few of them onto one. */
export function tornTradeAt(
  lines: readonly PlacedLine[],
  start: number,
  columns: readonly Column[],
): RaggedTrade | undefined {
  if (!beginsTorn(lines, start)) return undefined;
  const end = endOf(
    lines,
    start,
    columns.some(({ label }) => /^(?:source|src|bureau|repo)/.test(label)),
  );
  const first = lines[start + 2];
  const words = withTerms(lines.slice(start + 2, end).flatMap((line) => line.words));
  if (!first || words.length === 0) return undefined;
  const place = columns.findIndex(({ kind }) => kind === 'number') + 1;
  const row = { ...first, words, chunks: [chunkOf(words)] };
  const behind = owedAt(row, columns.slice(place));
  if (!behind) return undefined;
  const cells: (Chunk | undefined)[] = columns.slice(0, place).map(({ kind }) => {
    if (kind === 'name') return nameAlone(lines[start]);
    return kind === 'number' ? numberAlone(lines[start + 1]) : undefined;
  });
  return { cells: [...cells, ...behind], remark: undefined, end };
}
