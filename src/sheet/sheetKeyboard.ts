import type { GridApi, SuppressKeyboardEventParams } from 'ag-grid-community';
import { findKey, isCharacter, type SheetCommands } from './keys';
import type { Position } from './position';
import type { AnyRow, Sheet } from './sheet';
import type { SheetLayout } from './sheetLayout';

/** Puts the focus on a cell; an open editor commits first. */
export function focusCell(api: GridApi<AnyRow>, layout: SheetLayout, position: Position): void {
  const { rowIndex, column } = layout.cellAt(position);
  api.stopEditing();
  api.setFocusedCell(rowIndex, column);
}

/**
 * Does what a key asks for.
 *
 * @returns whether AG Grid is to leave the key alone; only a Tab that leaves the grid is left to it
 */
export function answerKey(
  { event, editing, data, column, api }: SuppressKeyboardEventParams<AnyRow>,
  layout: SheetLayout,
  sheet: Sheet,
): boolean {
  const position = data && layout.positionOf(data.id, column.getColId());
  if (!position) return false;
  const key = findKey(event, editing);
  if (key) {
    let leaves = false;
    key.act({
      ...commandsAt(api, layout, sheet, position),
      leave: () => {
        focusCell(api, layout, position);
        leaves = true;
      },
    });
    if (!leaves) event.preventDefault();
    return !leaves;
  }
  if (!editing && isCharacter(event)) {
    event.preventDefault();
    const { type } = layout.cellAt(position);
    if (type.sanitize(event.key) !== '') editCell(api, layout, position, event.key);
  }
  return true;
}

/** What a key can do from a cell, but for leaving the grid. */
function commandsAt(
  api: GridApi<AnyRow>,
  layout: SheetLayout,
  sheet: Sheet,
  position: Position,
): Omit<SheetCommands, 'leave'> {
  const { row, column, name, type } = layout.cellAt(position);
  return {
    position,
    extent: layout.extent,
    isChoice: type.kind === 'choice',
    go: (next) => focusCell(api, layout, next),
    cancel: () => {
      api.stopEditing(true);
      focusCell(api, layout, position);
    },
    edit: () => editCell(api, layout, position),
    openList: () => editCell(api, layout, position, 'Enter'),
    clear: () => sheet.write([{ row, column, text: '' }], `Cleared ${name}`),
  };
}

/**
 * Opens the editor of a cell.
 *
 * @param key what the editor opens with: a character that replaces the content, or `Enter` for a dropped-down list;
 *   without it the present content
 */
export function editCell(api: GridApi<AnyRow>, layout: SheetLayout, position: Position, key?: string): void {
  const { rowIndex, column } = layout.cellAt(position);
  api.startEditingCell({ rowIndex, colKey: column, ...(key === undefined ? {} : { key }) });
}
