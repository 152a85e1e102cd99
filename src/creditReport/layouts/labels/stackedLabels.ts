import { labelAt } from '../../lexicon/labels';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';

/** More cells stand beside each other in no block of an account. */
const MAX_CELLS = 8;

function isOpen(cell: string): boolean {
  return cell.endsWith(':');
}

/**
 * Whether a cell is a label with its colon and nothing else, and the cell below its value, rather than the one behind it.
 */
function isOver(label: string, value: string, behind = ':'): boolean {
  if (!isOpen(label) || value === '' || value.includes(': ') || isOpen(value)) return false;
  const words = label.split(' ');
  const found = labelAt(words, 0);
  if (found?.words !== words.length || !fitsKind(found.kind, value)) return false;
  return isOpen(behind) || (hasShape(found.kind) && !fitsKind(found.kind, behind));
}

/** Whether a label stands alone over a line of which all but the first cell have labels of their own: `Status:` over `Open.   Status Details: none`. */
function isBesideOthers(cells: readonly string[], [, ...others]: readonly string[]): boolean {
  if (cells.length !== 1 || others.length === 0 || others.length >= MAX_CELLS) return false;
  return others.every((cell) => isOpen(cell) || cell.includes(': '));
}

/**
 * Lines with each value beside its label where a print has it below, cell under cell, as old reports stack labels and
 * values in columns: `Account Number:` beside an address, over `4120XXXX` beside its town.
 */
export function withStackedLabels(lines: readonly Line[]): Line[] {
  const beside = [...lines];
  for (const [index, { cells }] of lines.entries()) {
    const [line, below] = [beside[index], lines[index + 1]];
    const isPair = cells.length > 1 && cells.length <= MAX_CELLS && cells.length === below?.cells.length;
    if (!line || !below || !(isPair || isBesideOthers(cells, below.cells)) || below.afterBlank) continue;
    const over = cells.map((label, column) => isOver(label, below.cells[column] ?? '', cells[column + 1]));
    if (!over.includes(true)) continue;
    const joined = line.cells.map((cell, column) => (over[column] ? `${cell} ${below.cells[column]}` : cell));
    const left = below.cells.map((cell, column) => (over[column] ? '' : cell));
    beside[index] = withCells({ ...line, to: below.to }, joined);
    beside[index + 1] = withCells(below, left);
  }
  return beside.filter(({ text }) => text !== '');
}

function withCells(line: Line, cells: readonly string[]): Line {
  return { ...line, cells, text: cells.filter(Boolean).join(' ') };
}
