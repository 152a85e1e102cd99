import { labelAt } from '../../lexicon/labels';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import { areLabelWords } from '../../lexicon/words';
import type { Line } from '../../page/lines';
import { isEmptyValue } from '../../pieces/amounts';
import { bureausIn } from '../../pieces/furniture';
import type { Column } from './column';
import { readHeadings, WHAT, WHO } from './columns';
import { balanceColumn } from './untoldBalance';

/** Whether a line is no row but belongs to a block of labels, such as another report below the table. */
export function isOfBlock({ text, cells: [first = ''] }: Line): boolean {
  const words = first.split(' ', 8);
  const found = labelAt(words, 0);
  if (!found) return bureausIn(text) > 0;
  // What no value follows is a remark that begins with the words of a label: `UNPAID BALANCE REPORTED AS A LOSS`.
  const rest = words.slice(found.words).join(' ');
  if (!found.colon && rest !== '' && hasShape(found.kind) && !fitsKind(found.kind, rest)) return false;
  // That nobody collects it is a remark below a row.
  if (found.kind === 'agency' && isEmptyValue(rest)) return false;
  const isSure = found.colon || found.words > 1 || found.words === words.length;
  return isSure && (WHO.includes(found.kind) || WHAT.includes(found.kind));
}

/** Whether a row has no figure, and a label where all rows have what is owed: the headings of another table. */
function isOfOtherHeadings({ text, cells }: Line, columns: readonly Column[]): boolean {
  const owed = balanceColumn(columns);
  return cells.length > 2 && !/\d/.test(text) && !cells.includes('') && areLabelWords(cells[owed] ?? '');
}

/** A sum wherever it stands in a line. */
const HOLDS_SUM = /\$ ?\d|\d\.\d{2}(?!\d)/;

/** Whether a row without a sum has less than half the cells that all rows above have: it is one of another table. */
function isOfNarrower({ text, cells }: Line, rows: readonly (readonly string[])[], width: number): boolean {
  const isNarrow = cells.length > 1 && cells.length * 2 < width && !HOLDS_SUM.test(text);
  return isNarrow && rows.length > 1 && rows.every(({ length }) => length === width);
}

/**
 * Whether a line below the headings of a table is none of its rows: other headings, a block of labels, a row of another
 * table.
 *
 * @param rows those above it
 */
export function endsTable(
  line: Line,
  rows: readonly (readonly string[])[],
  headings: readonly Column[],
): boolean {
  return (
    readHeadings(line) !== undefined ||
    isOfOtherHeadings(line, headings) ||
    isOfBlock(line) ||
    isOfNarrower(line, rows, headings.length)
  );
}
