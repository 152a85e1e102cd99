import type { SuppressKeyboardEventParams } from 'ag-grid-community';
import { actName, clearRange, editCell, focusCell, type OpenGrid, selectedRange } from '../openGrid';
import { deleteRows, moveRows } from '../range/arrangeRows';
import { planFill } from '../range/fill';
import type { Position } from '../range/position';
import { positionsIn, rangeOf } from '../range/range';
import type { AnyRow } from '../sheet';
import { changeCell } from '../sheetLayout';
import { ROW_HEIGHT } from '../sheetSize';
import { isCharacter } from './keyPress';
import { findKey, type SheetCommands } from './keys';

/**
 * Does what a key asks for.
 *
 * @returns whether AG Grid is to leave the key alone; only a Tab that leaves the grid is left to it
 */
export function answerKey(press: SuppressKeyboardEventParams<AnyRow>, grid: OpenGrid): boolean {
  const { event, editing, data, column } = press;
  const position = data && grid.layout.positionOf(data.id, column.getColId());
  if (!position) return false;
  let leaves = false;
  const commands = commandsAt(grid, position, () => {
    leaves = true;
  });
  const { refused } = grid.session.get();
  if (!isModifier(event.key)) grid.session.set({ isLeaving: false, refused: '' });
  const key = findKey(event, editing);
  if (key && (key.if?.(commands) ?? true)) {
    key.act(commands);
    if (!leaves) event.preventDefault();
    return !leaves;
  }
  if (!editing && isCharacter(event)) {
    event.preventDefault();
    const { type } = grid.layout.cellAt(position);
    if (type.sanitize(event.key) === '') grid.session.set({ refused: refused + event.key });
    else {
      grid.session.set({ refused });
      editCell(grid, position, event.key);
    }
  }
  return true;
}

/** A key that does nothing by itself, such as the Shift of a coming Shift+Tab. */
function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'Meta'].includes(key);
}

/** What a key can do from a cell. */
function commandsAt(grid: OpenGrid, position: Position, onLeave: () => void): SheetCommands {
  const { api, layout, sheet, session, doubts } = grid;
  const { isTypedOver, isLeaving, tabColumn } = session.get();
  const range = selectedRange(grid, position);
  const cell = layout.cellAt(position);
  const { type } = cell;

  return {
    position,
    range,
    extent: layout.extent,
    pageRows: pageRows(),
    isChoice: type.kind === 'choice',
    isCheck: type.kind === 'check',
    isTypedOver,
    isLeaving,
    tabColumn,
    isFilled: (at) => {
      const cell = layout.cellAt(at);
      return sheet.read(cell.row, cell.column) !== '';
    },
    go: (to) => focusCell(grid, to),
    tabTo: (to) => {
      focusCell(grid, to);
      session.set({ tabColumn: tabColumn ?? position.column });
    },
    select: (selected) => session.set({ range: selected }),
    edit: () => editCell(grid, position, 'F2'),
    openList: () => editCell(grid, position, 'Enter'),
    switchArrows: () => session.set({ isTypedOver: !isTypedOver }),
    cancel: () => {
      api.stopEditing(true);
      focusCell(grid, position);
      session.set({ range, tabColumn });
    },
    clear: () => clearRange(grid, range, 'Cleared'),
    tick: () => {
      const text = sheet.read(cell.row, cell.column) === '' ? 'yes' : '';
      const ticked = positionsIn(range)
        .map(layout.cellAt)
        .filter((each) => each.type === type);
      const changes = ticked.map(({ row, column }) => ({ row, column, text }));
      sheet.write(changes, actName(text ? 'Ticked' : 'Unticked', changes, layout));
    },
    settle: () => {
      const settled = positionsIn(range).flatMap((at) => {
        const { row, column } = layout.cellAt(at);
        const words = doubts.at({ row, column });
        return words ? [{ row, column, words }] : [];
      });
      if (settled.length > 0) sheet.settle(settled, actName('Checked', settled, layout));
    },
    fill: (along) => {
      const changes = planFill(along, range, layout, sheet);
      if (changes.length > 0) sheet.write(changes, actName('Filled', changes, layout));
    },
    canArrange: sheet.arrange !== undefined,
    deleteRows: () => deleteRows(grid, range),
    moveRows: (step) => moveRows(grid, range, step),
    fillWithEntry: () => {
      const entry = session.get().entry ?? '';
      const copied = type.copy(type.sanitize(entry));
      api.stopEditing(true);
      focusCell(grid, position);
      const changes = positionsIn(range).map((at) => {
        const cell = layout.cellAt(at);
        return changeCell(cell, cell.type === type ? type.take(entry) : cell.type.read(copied), sheet);
      });
      sheet.write(changes, actName('Filled', changes, layout));
      session.set({ range });
    },
    prepareToLeave: () => session.set({ range: rangeOf(position), isLeaving: true }),
    leave: () => {
      focusCell(grid, position);
      onLeave();
    },
  };
}

/** How many rows stand on one screen, less one that both screens show. */
function pageRows(): number {
  return Math.max(1, Math.floor(innerHeight / ROW_HEIGHT) - 1);
}
