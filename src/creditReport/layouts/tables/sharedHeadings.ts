import { headingKind } from '../../lexicon/labels';

/** What parts the names of columns that share one heading: `Balance / Past due`. */
const PARTS = / *[/|\n] */;

/**
 * Headings with one for each column where one stands over several and names them all: `Balance / Past due` over two
 * columns, the second of which has no heading of its own. All others stay as they are.
 */
export function withSharedApart(cells: readonly string[]): readonly string[] {
  const apart = [...cells];
  for (const [index, cell] of cells.entries()) {
    const parts = cell.split(PARTS);
    const beside = cells.slice(index + 1, index + parts.length);
    const kinds = new Set(parts.map(headingKind));
    const isShared =
      parts.length > 1 && beside.length === parts.length - 1 && beside.every((one) => one === '');
    // An empty heading behind them is of a column that none of them names.
    if (!isShared || cells[index + parts.length] === '' || kinds.has(undefined) || kinds.size < parts.length)
      continue;
    apart.splice(index, parts.length, ...parts);
  }
  return apart;
}
