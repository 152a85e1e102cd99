import type { CellClickedEvent, GridApi } from 'ag-grid-community';
import type { MouseEvent } from 'react';
import type { AnyRow } from './sheet';
import { editCell, focusCell } from './sheetKeyboard';
import type { SheetLayout } from './sheetLayout';

/** Pixels at the end of a dropdown cell that hold its arrow. */
const ARROW_WIDTH = 26;

/**
 * Answers a press beside the cells that can be edited: one on a label goes to the row's first cell, one on a heading or
 * a footer leaves the focus where it is. AG Grid would focus them on `pointerdown`, the browser on `mousedown`.
 */
export function answerPress(event: MouseEvent, api: GridApi<AnyRow> | null, layout: SheetLayout): void {
  const pressed = (event.target as Element).closest('[col-id]');
  const row = pressed?.closest('[row-id]')?.getAttribute('row-id');
  const column = pressed?.getAttribute('col-id');
  if (!api || !row || !column || layout.positionOf(row, column)) return;
  event.stopPropagation();
  if (event.type === 'pointerdown') return;
  event.preventDefault();
  const first = layout.cells.find((cell) => cell.row === row);
  const position = first && layout.positionOf(first.row, first.column);
  if (position) focusCell(api, layout, position);
  else api.stopEditing();
}

/** Answers a click on the arrow of a dropdown cell: its list drops down. */
export function answerClick(
  { event, data, column, api }: CellClickedEvent<AnyRow>,
  layout: SheetLayout,
): void {
  const position = data && layout.positionOf(data.id, column.getColId());
  if (!position || layout.cellAt(position).type.kind !== 'choice') return;
  const { target, clientX } = event as unknown as { target: Element; clientX: number };
  const cell = target.closest('[col-id]');
  const isOnArrow = cell && cell.getBoundingClientRect().right - clientX < ARROW_WIDTH;
  if (isOnArrow) editCell(api, layout, position, 'Enter');
}
