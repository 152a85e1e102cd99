import type { Line } from '../../page/lines';
import type { Page } from '../../page/page';
import { isFurniture } from '../../pieces/furniture';
import { readPairs } from '../labels/pairs';

/** How many cells a row of the calculator has; wider rows are no block that was copied for it. */
const MAX_CELLS = 6;

/** A cell of a block is no longer than this; a sentence is. */
const MAX_CELL = 40;

/** So long a line with a sum in it is what somebody was sent or has noted, and no cell. */
const [LONGEST_CELL, SUM] = [80, /\$ ?\d|\d\.\d{2}(?!\d)/];

/** Whether a line tells a sum behind words, and no tab parts the two, as it does in what is copied from a sheet. */
function tellsSum(text: string): boolean {
  const at = text.search(SUM);
  return at > 0 && !text.includes('\t') && /\p{L}{2}/u.test(text.slice(0, at));
}

/** So many lines that tell a sum behind words are a page or a list, and no cells of a sheet. */
const MANY_SUMS = 2;

/** Whether the lines of a page are nothing but cells: rows of a spreadsheet, or one short entry to a line. */
export function areCells({ lines, source }: Pick<Page, 'lines' | 'source'>): boolean {
  if (lines.length === 0) return false;
  const [only, ...more] = lines;
  if (only && more.length === 0)
    return only.cells.length > 1 || only.text.length <= LONGEST_CELL || !SUM.test(only.text);
  if (lines.filter(({ from, to }) => tellsSum(source.slice(from, to))).length >= MANY_SUMS) return false;
  const areShort = lines.every(
    ({ cells }) => cells.length <= MAX_CELLS && cells.every((cell) => cell.length <= MAX_CELL),
  );
  if (lines.some(({ cells }) => cells.length > 1)) return areShort;
  const isEntry = ({ text }: Line) =>
    !isFurniture(text) && !/[a-z]{2}\.$/.test(text) && readPairs(text).pairs.length === 0;
  return areShort && lines.every(isEntry);
}
