import type { CellClickedEvent } from 'ag-grid-community';
import type { PointerEvent, SyntheticEvent } from 'react';
import { cellOf, isInEditor } from '../cellElement';
import { editCell, focusCell, focusedPosition, leaveCells, type OpenGrid } from '../openGrid';
import type { Drag } from '../session';
import type { AnyRow } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import type { Position } from './position';
import { type Range, rangeOf, wholeColumns, wholeRange, wholeRows } from './range';

/** Pixels at the end of a dropdown cell that hold its arrow. */
const ARROW_WIDTH = 26;

/** Pixels at the beginning of a numbered row that hold its number, as `sheet.css` draws it. */
const NUMBER_WIDTH = 30;

/** Whole rows or columns that are pressed, and what a drag from there makes of its range; null where it changes nothing. */
interface Whole {
  range: Range;
  drag: Drag | null;
}

/** A drag from cell to cell opens the range between the two. */
const cellsOf: Drag = (range) => range;

/**
 * Answers a press before AG Grid and the browser do, which would focus what is pressed on `pointerdown` and on
 * `mousedown`. With Shift it extends the range; without, it begins one that a drag opens. A press on a label goes to
 * the row's first cell, one on a row's number or a column's heading selects all of it, and a drag over more of them those
 * too; one over the rows' numbers selects all cells. One on any other heading or on a footer leaves no cell in use: what
 * is typed then would come over one that nobody looks at.
 */
export function answerPress(event: SyntheticEvent<Element, MouseEvent>, grid: OpenGrid): void {
  const pressed = cellOf(event.target);
  if (isInEditor(event.target)) return;
  const whole = wholeAt(event.nativeEvent, grid);
  if (whole) selectWhole(event, whole, grid);
  if (whole || !pressed) return;
  const { shiftKey, type, button } = event.nativeEvent;
  const position = grid.layout.positionOf(pressed.row, pressed.column);
  const { range } = grid.session.get();
  const extended = shiftKey && button === 0 && range && position;
  const pointer = (event as PointerEvent).pointerType;
  if (type === 'pointerdown') {
    dropSelectedText();
    grid.session.set({
      drag: pointer === 'mouse' && button === 0 && position ? cellsOf : null,
      tabColumn: null,
      isLeaving: false,
      refused: '',
    });
    if (position && !extended && pointer !== 'touch') grid.session.set({ range: rangeOf(position) });
  }
  if (position && !extended) {
    // A finger may be about to scroll: it presses a cell only when the browser has made a mouse of its tap.
    if (type === 'pointerdown' && pointer === 'touch') event.stopPropagation();
    else if (type === 'mousedown' && !grid.session.get().drag) focusPressed(event.target, position, grid);
    return;
  }
  event.stopPropagation();
  if (type === 'pointerdown') return;
  event.preventDefault();
  if (extended) extendTo(grid, position);
  else pressBeside(grid, pressed.row);
}

/** Opens the range up to the cell under a dragging mouse. */
export function answerDrag({ target, buttons }: PointerEvent, { session, layout }: OpenGrid): void {
  const { drag, range } = session.get();
  if (!drag || !range) return;
  if ((buttons & 1) === 0) {
    session.set({ drag: null });
    return;
  }
  const over = positionOver(target, layout);
  if (!over) return;
  const { anchor, head } = drag({ anchor: range.anchor, head: over }, layout.extent);
  if (head.row !== range.head.row || head.column !== range.head.column)
    session.set({ range: { anchor, head } });
}

/** Answers a click on the arrow of a dropdown cell: its list drops down. */
export function answerClick({ event, data, column }: CellClickedEvent<AnyRow>, grid: OpenGrid): void {
  const position = data && grid.layout.positionOf(data.id, column.getColId());
  if (!position || grid.layout.cellAt(position).type.kind !== 'choice') return;
  const { target, clientX, shiftKey } = event as unknown as MouseEvent;
  const cell = target instanceof Element && !isInEditor(target) && target.closest('[col-id]');
  const isOnArrow = cell && cell.getBoundingClientRect().right - clientX < ARROW_WIDTH;
  if (isOnArrow && !shiftKey) editCell(grid, position, 'Enter');
}

/**
 * All of the row whose number is pressed, or of the column by its heading; with Shift all from the cell in use to it. Over
 * the numbers stands the corner, which is for all cells. Where a tap edits, it does that to the first cell of a row too.
 */
function wholeAt({ target, clientX, shiftKey, button }: MouseEvent, grid: OpenGrid): Whole | undefined {
  const { layout, session } = grid;
  const cell = target instanceof Element ? target.closest('[col-id]') : null;
  if (!cell || button !== 0 || matchMedia('(pointer: coarse)').matches) return undefined;
  const isHeading = cell.matches('[role=columnheader]');
  const isNumber =
    cell.matches('.numbered :is([role=gridcell], [role=columnheader]):first-child') &&
    clientX - cell.getBoundingClientRect().left < NUMBER_WIDTH;
  const head = positionOver(cell, layout);
  if (!head || !(isHeading || isNumber)) return undefined;
  const anchor = (shiftKey && session.get().range?.anchor) || head;
  if (isHeading && isNumber) return { range: wholeRange(layout.extent), drag: null };
  const drag = isHeading ? wholeColumns : wholeRows;
  return { range: drag({ anchor, head }, layout.extent), drag };
}

/**
 * What is selected elsewhere on the page would be copied instead of the range. Where nothing is, it stays: the browser would
 * bring the field with the caret back into sight, and move what is pressed.
 */
function dropSelectedText(): void {
  const selection = getSelection();
  if (selection && !selection.isCollapsed) selection.removeAllRanges();
}

function selectWhole(event: SyntheticEvent, { range, drag }: Whole, grid: OpenGrid): void {
  event.stopPropagation();
  if (event.type === 'pointerdown') return;
  event.preventDefault();
  dropSelectedText();
  // A copy: a range that goes on from the same anchor is scrolled to its other end.
  focusCell(grid, { ...range.anchor });
  grid.session.set({ range, drag });
}

function extendTo(grid: OpenGrid, head: Position): void {
  const { range } = grid.session.get();
  const focused = focusedPosition(grid);
  if (focused) focusCell(grid, focused);
  if (range) grid.session.set({ range: { anchor: range.anchor, head } });
}

/** Puts the focus on a pressed cell. The grid alone would scroll for it, and move the cell from under the press. */
function focusPressed(target: EventTarget, position: Position, grid: OpenGrid): void {
  grid.api.stopEditing();
  if (target instanceof Element) target.closest<HTMLElement>('[col-id]')?.focus({ preventScroll: true });
  focusCell(grid, position);
}

function pressBeside(grid: OpenGrid, row: string): void {
  const first = grid.layout.cells.find((cell) => cell.row === row);
  const position = first && grid.layout.positionOf(first.row, first.column);
  if (position) focusCell(grid, position);
  else leaveCells(grid);
}

/** The cell that an element stands in; a heading stands for the first of its column. */
function positionOver(target: EventTarget | null, layout: SheetLayout): Position | undefined {
  const cell = target instanceof Element ? target.closest('[col-id]') : null;
  const row = cell?.matches('[role=columnheader]') ? layout.cells[0]?.row : cellOf(cell)?.row;
  return layout.positionOf(row ?? '', cell?.getAttribute('col-id') ?? '');
}
