import type { Account } from '../../account';
import { type Line, spanOf } from '../../page/lines';
import { bureausIn } from '../../pieces/furniture';
import { readBlocks } from '../labels/blocks';

/** Fewer columns beside the bureau say nothing of an account; more are no such table. */
const [MIN_CELLS, MAX_CELLS] = [4, 20];
/** So many bureaus at least have a row. */
const MIN_ROWS = 2;

/** Whether the first cell of a line is the name of a bureau. */
function isBureau(line: Line | undefined): line is Line {
  const [first = ''] = line?.cells ?? [];
  return (line?.cells.length ?? 0) > 1 && bureausIn(first) === 1;
}

/** The table that begins at a line of headings, laid on its side: the bureaus beside each other, a label before each row. */
function onItsSide([headings, ...rows]: readonly Line[]): Line[] {
  const span = spanOf([...(headings ? [headings] : []), ...rows]);
  return (headings?.cells ?? []).map((label, column) => {
    const cells = [column === 0 ? '' : label, ...rows.map((row) => row.cells[column] ?? '')];
    return { text: cells.filter(Boolean).join(' '), cells, afterBlank: false, ...span };
  });
}

/**
 * Reads accounts that have a small table each, with a row for each bureau under headings: the name stands above, and what
 * the bureaus print is one debt.
 */
export function readBureauRows(lines: readonly Line[]): Account[] {
  const turned: Line[] = [];
  let found = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const { length } = line.cells;
    let end = index + 1;
    if (length >= MIN_CELLS && length <= MAX_CELLS && !isBureau(line)) while (isBureau(lines[end])) end += 1;
    if (end - index > MIN_ROWS) {
      for (const row of onItsSide(lines.slice(index, end))) turned.push(row);
      found = true;
      index = end - 1;
    } else turned.push(line);
  }
  return found ? readBlocks(turned) : [];
}
