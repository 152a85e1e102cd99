import type { GridApi } from 'ag-grid-community';
import { positionAt } from './cellElement';
import { count } from './count';
import type { SheetDoubts } from './doubts/doubts';
import type { Position } from './range/position';
import { isOneCell, isWithin, positionsIn, type Range, rangeOf } from './range/range';
import type { Session } from './session';
import type { AnyRow, CellPlace, Sheet } from './sheet';
import type { SheetCell, SheetLayout } from './sheetLayout';

/** A sheet that stands on the screen: the grid that shows it, and what it remembers. */
export interface OpenGrid {
  api: GridApi<AnyRow>;
  layout: SheetLayout;
  sheet: Sheet;
  session: Session;
  doubts: SheetDoubts;
}

/** Puts the focus on a cell and selects it alone; an open editor commits first. */
export function focusCell({ api, layout, session }: OpenGrid, position: Position): void {
  const { rowIndex, column } = layout.cellAt(position);
  api.stopEditing();
  api.setFocusedCell(rowIndex, column);
  session.set({ range: rangeOf(position), tabColumn: null, refused: '' });
}

/** Takes the focus off the cells, so that none is in use; an open editor commits first. */
export function leaveCells({ api, session }: OpenGrid): void {
  api.stopEditing();
  api.clearFocusedCell();
  (document.activeElement as HTMLElement | null)?.blur();
  session.set({ range: null });
}

/**
 * Opens the editor of a cell.
 *
 * @param key what the editor opens with: a character that replaces the content, `F2` for the present content, or `Enter`
 *   for a dropped-down list
 */
export function editCell({ api, layout, session }: OpenGrid, position: Position, key: string): void {
  const { rowIndex, column } = layout.cellAt(position);
  session.set({ isTypedOver: key.length === 1 });
  api.startEditingCell({ rowIndex, colKey: column, key });
}

/**
 * Where the focus is, among the cells that can be edited. The grid does not know of a cell that was given it from outside,
 * as after a report is entered.
 */
export function focusedPosition({ api, layout }: OpenGrid): Position | undefined {
  const given = positionAt(document.activeElement, layout);
  if (given) return given;
  const focused = api.getFocusedCell();
  const cell = layout.cells.find(({ rowIndex }) => rowIndex === focused?.rowIndex);
  if (!focused || focused.rowPinned || !cell) return undefined;
  return layout.positionOf(cell.row, focused.column.getColId());
}

/** Empties the cells of a range that hold anything, as one act. */
export function clearRange({ layout, sheet }: OpenGrid, range: Range, verb: string): void {
  const changes = positionsIn(range).map((position) => {
    const { row, column } = layout.cellAt(position);
    return { row, column, text: '' };
  });
  sheet.write(changes, actName(verb, changes, layout));
}

/** Names an act by the cell it is about, or by how many: `Cleared Salary`, `Cleared 6 cells`. */
export function actName(verb: string, cells: readonly CellPlace[], layout: SheetLayout): string {
  const [only] = cells;
  const what =
    only && cells.length === 1 ? layout.nameOf(only.row, only.column) : count(cells.length, 'cell');
  return `${verb} ${what}`;
}

/** The selected range; the cell with the focus where none is selected yet, or where rows of it are gone. */
export function selectedRange({ session, layout }: OpenGrid, position: Position): Range {
  const { range } = session.get();
  return range && isWithin(range, layout.extent) ? range : rangeOf(position);
}

/** Whether a range is more than the one cell every focus has. */
export function isSelection(range: Range | null): range is Range {
  return range !== null && !isOneCell(range);
}

/** The cell in use, also while the focus is elsewhere; undefined before there was one, or where its row is gone. */
export function cellInUse(layout: SheetLayout, session: Session): SheetCell | undefined {
  const { range } = session.get();
  return range && isWithin(range, layout.extent) ? layout.cellAt(range.anchor) : undefined;
}
