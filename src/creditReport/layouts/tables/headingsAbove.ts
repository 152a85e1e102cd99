import { headingKind, spelledKind } from '../../lexicon/labels';
import type { Line } from '../../page/lines';
import { collapse } from '../../page/normalise';

/** What stands in rows and not in headings. */
const VALUE = /\d{2}|[*•$]/;
/** Fewer headings on the line above are the title of something else, and so many of the joined ones are labels for sure. */
const [MIN_ABOVE, MIN_SURE] = [3, 2];
/** One of those that stand on both lines may say what nobody has listed; those of one line alone may say anything. */
const MAX_UNKNOWN = 1;
/** One of them is no longer. */
const MAX_LENGTH = 40;

/** The cells of the line above headings, one for each of them; those above the first and the last may be empty, and lost. */
function cellsAbove({ cells }: Line, width: number): readonly string[] | undefined {
  if (cells.length === width) return cells;
  if (cells.length !== width - 1) return cells.length === width - 2 ? ['', ...cells, ''] : undefined;
  return cells[0] === '' ? [...cells, ''] : ['', ...cells];
}

/**
 * The line of headings with what stands on the line above each of them, where the two are headings together: `Months` over
 * `behind`, `Balance` over `owed`. Alone the lower line may say something else: months that are counted are no code.
 */
export function withHeadingsAbove(above: Line | undefined, line: Line): Line {
  if (!above || line.afterBlank || line.cells.length <= MIN_ABOVE) return line;
  const over = cellsAbove(above, line.cells.length);
  const filled = over?.filter((cell) => cell !== '') ?? [];
  if (!over || filled.length < MIN_ABOVE || [...filled, ...line.cells].some(isNoHeading)) return line;
  const joined = line.cells.map((cell, index) => collapse(`${over[index]} ${cell}`));
  const isSure = (text: string, index: number) => over[index] !== '' && spelledKind(text) !== undefined;
  const isUnknown = (text: string, index: number) => over[index] !== '' && headingKind(text) === undefined;
  return joined.filter(isUnknown).length <= MAX_UNKNOWN && joined.filter(isSure).length >= MIN_SURE
    ? { ...line, cells: joined }
    : line;
}

function isNoHeading(cell: string): boolean {
  return cell.length > MAX_LENGTH || VALUE.test(cell);
}
