import { type Band, bandOf, runsOver } from '../../page/bands';
import { type Chunk, chunkOf, type PlacedLine, type Word } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isStatusOnly } from '../../pieces/statuses';
import { headingsOver } from './stackedHeadings';

/** A column of a table under its headings, with those that the first lines of debts divide it into: one where they do not. */
export interface PartedBand extends Band {
  parts: readonly Band[];
}

function isFigure({ text }: Word): boolean {
  return isMoneyWord(text) || readDate(text) !== undefined;
}

/** The words of a line in runs that one blank parts from word to word. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && word.left - (last.at(-1)?.right ?? 0) === 1) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** The column of each word of a line: words that say how a debt stands over several columns stay together under most of them. */
function wordsByColumn(words: readonly Word[], columns: readonly Band[]): Word[][] {
  const inside: Word[][] = columns.map(() => []);
  for (const run of runsOf(words)) {
    const whole = chunkOf(run);
    const isStatus = runsOver(whole, columns) && isStatusOnly(whole.text);
    for (const word of run) inside[bandOf(isStatus ? whole : word, columns)]?.push(word);
  }
  return inside;
}

/**
 * The cells of a line below the first one of a debt, in all parts of the columns: words that go on from one part into the
 * next stay together where they begin, as `60 DAYS LATE` below `MIN $96`; a sum or a date stands where most of it does.
 */
export function cellsBelow(words: readonly Word[], columns: readonly PartedBand[]): (Chunk | undefined)[] {
  const inside = wordsByColumn(words, columns);
  return columns.flatMap(({ parts }, column) => {
    const cells: Word[][] = parts.map(() => []);
    let [part, end] = [-1, 0];
    for (const word of inside[column] ?? []) {
      const begun = parts.findIndex(({ left, right }) => left <= word.left && word.left < right);
      const own = isFigure(word) || begun < 0 ? bandOf(word, parts) : begun;
      const isNext = isFigure(word) || word.left === parts[own]?.left;
      if (part < 0 || word.left - end > 1 || isNext) part = own;
      cells[part]?.push(word);
      end = word.right;
    }
    return cells.map((cell) => (cell.length > 0 ? chunkOf(cell) : undefined));
  });
}

/**
 * Columns with the parts that the first lines of debts divide them into; a part that no heading stands over belongs to the
 * one before it, and so does a column that one blank parts from it; any other is a column by itself.
 *
 * @param divided the parts of each column
 * @param headings the lines over them
 */
export function partedBy(
  divided: readonly (readonly Band[])[],
  headings: readonly PlacedLine[],
): PartedBand[] {
  const stacks = headingsOver(headings, divided.flat());
  const parted: { left: number; right: number; parts: Band[] }[] = [];
  let index = 0;
  for (const parts of divided)
    for (const [at, part] of parts.entries()) {
      const isHeaded = stacks[index]?.some((text) => text !== '');
      const last = parted.at(-1);
      const isNext = last && (at > 0 || part.left - last.right < 2);
      if (isNext && !isHeaded) {
        last.right = part.right;
        last.parts.push(part);
      } else parted.push({ left: part.left, right: part.right, parts: [part] });
      index += 1;
    }
  return parted;
}
