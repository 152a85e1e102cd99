import type { OpenGrid } from '../openGrid';
import { lastUsed, type Range, rangeOf } from '../range/range';

/** Inputs that hold no text, so that a paste in them means nothing. */
const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether a paste is for the element that has the focus, or for a dialog, rather than for the page. */
export function takesText(focused: Element | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (focused instanceof HTMLInputElement) return !NO_TEXT.includes(focused.type);
  return focused instanceof HTMLElement && (focused.isContentEditable || focused.matches('textarea'));
}

/** Where a paste goes that is not made in a cell: under the last row that holds anything; undefined where no row is left. */
export function rangeBelow({ layout, sheet }: OpenGrid): Range | undefined {
  const { extent, cellAt } = layout;
  const isFilled = (row: string, column: string) => sheet.read(row, column) !== '';
  if (!layout.cells.some(({ row, column }) => isFilled(row, column))) return rangeOf({ row: 0, column: 0 });
  const last = lastUsed(extent, (at) => isFilled(cellAt(at).row, cellAt(at).column));
  return last.row + 1 < extent.rows ? rangeOf({ row: last.row + 1, column: 0 }) : undefined;
}
