import type { Line } from '../../page/lines';
import { isFurniture } from '../../pieces/furniture';
import { readPairs } from '../labels/pairs';

/** How many cells a row of the calculator has; wider rows are no block that was copied for it. */
const MAX_CELLS = 6;

/** A cell of a block is no longer than this; a sentence is. */
const MAX_CELL = 40;

/** So long a line with a sum in it is what somebody was sent or has noted, and no cell. */
const [LONGEST_CELL, SUM] = [80, /\$ ?\d|\d\.\d{2}(?!\d)/];

/** Whether lines are nothing but cells: rows of a spreadsheet, or one short entry to a line. */
export function areCells(lines: readonly Line[]): boolean {
  if (lines.length === 0) return false;
  const [only, ...more] = lines;
  if (only && more.length === 0)
    return only.cells.length > 1 || only.text.length <= LONGEST_CELL || !SUM.test(only.text);
  const areShort = lines.every(
    ({ cells }) => cells.length <= MAX_CELLS && cells.every((cell) => cell.length <= MAX_CELL),
  );
  if (lines.some(({ cells }) => cells.length > 1)) return areShort;
  const isEntry = ({ text }: Line) =>
    !isFurniture(text) && !/[a-z]{2}\.$/.test(text) && readPairs(text).pairs.length === 0;
  return areShort && lines.every(isEntry);
}
