import { fitsKind, hasShape } from '../../lexicon/shapes';
import { isMoneyWord } from '../../pieces/amounts';
import type { Column } from './column';

/** The heading of years, such as those in which things were bought, and one of them. */
const [OF_YEARS, YEAR] = [/\byear\b/, /^(?:19|20)\d\d$/];

/** Whether cells stand under the headings they have the shape of. */
export function fitsColumns(cells: readonly string[], columns: readonly Column[]): boolean {
  if (cells.length > columns.length || cells.length < 2) return false;
  let shaped = 0;
  for (const [index, { kind, label }] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (OF_YEARS.test(label) && YEAR.test(cell)) continue;
    if (!kind || !hasShape(kind) || cell === '' || /^#{3,}/.test(cell)) continue;
    if (!fitsKind(kind, cell)) return false;
    shaped += 1;
  }
  return shaped > 0;
}

/** A text or a sum that fills its column, so that one blank alone parts it from the sum beside it: `Oak Farm Credit 365`, `365 11,940`. */
const BESIDE_SUM = /^(.*\S) (\$? ?\d[\d,]*(?:\.\d\d)?)$/u;
/** Two of them are no longer. */
const MAX_CROWDED = 80;

/** So many cells a row may have too few. */
const MOST_CROWDED = 2;

/** Whether a cell is a long name that runs up to what is owed, written as money, in the column beside it: `Oak Dental Care $750.00`. */
function isNameBeforeOwed(index: number, columns: readonly Column[], sum: string): boolean {
  return columns[index]?.kind === 'name' && columns[index + 1]?.kind === 'balance' && isMoneyWord(sum);
}

/**
 * The cells of a row with the sum at the end of one of them as a cell of its own, before or behind what is paid, or behind a
 * name; undefined where none has one.
 */
function partedOnce(cells: readonly string[], columns: readonly Column[]): string[] | undefined {
  for (const [index, cell] of cells.entries()) {
    const isPaid = columns[index + 1]?.kind === 'paying' || columns[index]?.kind === 'paying';
    const [, one = '', other = ''] = (cell.length <= MAX_CROWDED && BESIDE_SUM.exec(cell)) || [];
    if (!isPaid && !isNameBeforeOwed(index, columns, other)) continue;
    if (index > 0 ? one !== '' : /\p{L}/u.test(one))
      return [...cells.slice(0, index), one, other, ...cells.slice(index + 1)];
  }
  return undefined;
}

/** The cells of a row that has too few, where those that stand close can be parted so that all fit; else as they are. */
export function withCrowdedParted(cells: readonly string[], columns: readonly Column[]): readonly string[] {
  const missing = columns.length - cells.length;
  const isNamed = columns[0]?.kind === 'name' || columns[0]?.kind === undefined;
  if (missing < 1 || missing > MOST_CROWDED || cells.length < 2 || !isNamed) return cells;
  let parted: readonly string[] | undefined = cells;
  for (let step = 0; step < missing && parted; step += 1) parted = partedOnce(parted, columns);
  return parted && fitsColumns(parted, columns) ? parted : cells;
}

/**
 * The cells of a row that has one too few and does not fit, with an empty one in the one place where it does; else as they
 * are. Plain text loses a cell that holds nothing.
 */
export function withEmptyCell(cells: readonly string[], columns: readonly Column[]): readonly string[] {
  if (cells.length !== columns.length - 1 || fitsColumns(cells, columns)) return cells;
  const fitting = cells.flatMap((_, index) => {
    const filled = [...cells.slice(0, index + 1), '', ...cells.slice(index + 1)];
    return fitsColumns(filled, columns) ? [filled] : [];
  });
  return (fitting.length === 1 && fitting[0]) || cells;
}

/** A whole sentence, which is no part of a name: `Pay the least of all but the first one.` */
const SENTENCE = /^(?:\S+ ){5,40}\S+\.$/;

/** Puts a row together that a line break inside a cell had torn in two; undefined where the two are no row. */
export function rejoin(
  torn: readonly string[],
  rest: readonly string[],
  columns: readonly Column[],
): string[] | undefined {
  if (torn.length === 1 && SENTENCE.test(torn[0] ?? '')) return undefined;
  const cells = [...torn.slice(0, -1), `${torn.at(-1) ?? ''}\n${rest[0] ?? ''}`, ...rest.slice(1)];
  if (cells.length > columns.length || !fitsColumns(cells, columns)) return undefined;
  // A part without a sum or a number is no row, where the two together have all cells of one.
  const isPart = cells.length === columns.length && !fitsColumns(torn, columns);
  return torn.length > 1 && !isPart && fitsColumns(rest, columns) ? undefined : cells;
}

/** Whether a cell alone on its line is the rest of the text in the last cell of the row above, which has all its cells. */
export function goesOnBelow(
  above: readonly string[],
  cells: readonly string[],
  columns: readonly Column[],
): boolean {
  const { kind } = columns.at(-1) ?? {};
  const isWhole = cells.length === 1 && above.length === columns.length;
  return isWhole && !(kind && hasShape(kind)) && /^\p{Ll}/u.test(cells[0] ?? '');
}
