import type { Position } from './range/position';
import type { SheetLayout } from './sheetLayout';

/** The row and column of the cell that an element stands in. */
export function cellOf(target: EventTarget | null): { row: string; column: string } | undefined {
  const cell = target instanceof Element ? target.closest('[col-id]') : null;
  const row = cell?.closest('[row-id]')?.getAttribute('row-id');
  const column = cell?.getAttribute('col-id');
  return row && column ? { row, column } : undefined;
}

/** Whether a cell itself has the focus, not an editor in it. */
export function hasFocus({ row, column }: { row: string; column: string }): boolean {
  const focused = document.activeElement;
  const cell = cellOf(focused);
  return cell?.row === row && cell.column === column && !isInEditor(focused);
}

/** Whether an element is an open editor, in which keys and presses are for the text. */
export function isInEditor(target: EventTarget | null): boolean {
  const editors = 'input:not([type=checkbox]), select, option, [role=listbox], [role=option]';
  return target instanceof Element && target.matches(editors);
}

/** The place of the cell in which an element stands; undefined for an open editor, and for what cannot be edited. */
export function positionAt(target: EventTarget | null, layout: SheetLayout): Position | undefined {
  const cell = isInEditor(target) ? undefined : cellOf(target);
  return cell && layout.positionOf(cell.row, cell.column);
}
