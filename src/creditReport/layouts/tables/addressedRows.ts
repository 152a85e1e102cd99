import { spelledKind } from '../../lexicon/labels';
import type { Line } from '../../page/lines';
import { collapse } from '../../page/normalise';
import { isAddress, isPostal } from '../../pieces/addresses';

/** A single row may end a letterhead. */
const MIN_ROWS = 2;
/** So many lines above the last one of its address a name stands at most. */
const MAX_ABOVE = 4;
/** A row of a table has so many cells beside the one with the address. */
const MIN_BESIDE = 2;

/** Whether a row begins with the last line of an address, as a cell of several lines does that was copied as text. Beside labels it is the address over which an account's name stands. */
function endsAddress({ cells: [first = '', ...beside] }: Line): boolean {
  const areLabels = beside.every((cell) => spelledKind(cell) !== undefined);
  return beside.length >= MIN_BESIDE && isPostal(first) && !areLabels;
}

/** How many lines above a row are of its first cell: the name, and the address up to the row; 0 where no name stands there. */
function linesAbove(lines: readonly Line[], row: number): number {
  for (let above = 1; above <= MAX_ABOVE; above += 1) {
    const line = lines[row - above];
    if (!line || line.cells.length > 1 || /\$|:$/.test(line.text)) return 0;
    if (!isAddress(line.text)) return above;
    if (line.afterBlank) return 0;
  }
  return 0;
}

/** Lines with the rows of a table put together whose first cells hold a name over its address, each line of them apart. */
export function withAddressedRows(lines: readonly Line[]): readonly Line[] {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const above = endsAddress(line) ? linesAbove(lines, index) : 0;
    if (above > 0) counts.set(index, above);
  }
  if (counts.size < MIN_ROWS) return lines;
  const found: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = counts.get(index);
    if (above === undefined) {
      found.push(line);
      continue;
    }
    const own = found.splice(found.length - above);
    const [first = line] = own;
    const texts = own.map(({ text }) => text);
    found.push({
      text: collapse([...texts, line.text].join(' ')),
      cells: [[...texts, line.cells[0]].join('\n'), ...line.cells.slice(1)],
      afterBlank: first.afterBlank,
      from: first.from,
      to: line.to,
    });
  }
  return found;
}
