import { type Extent, moveBy, type Position } from './position';

/** A block of cells between two corners; the head is the corner that moves when the range is extended. */
export interface Range {
  anchor: Position;
  head: Position;
}

/** The edges of a range, all inclusive. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A way to go: one step along the rows or the columns. */
export interface Direction {
  rows: -1 | 0 | 1;
  columns: -1 | 0 | 1;
}

export function rangeOf(position: Position): Range {
  return { anchor: position, head: position };
}

/** The range of all cells. */
export function wholeRange({ rows, columns }: Extent): Range {
  return { anchor: { row: 0, column: 0 }, head: { row: rows - 1, column: columns - 1 } };
}

/** The range widened to whole rows. */
export function wholeRows({ anchor, head }: Range, { columns }: Extent): Range {
  return { anchor: { ...anchor, column: 0 }, head: { ...head, column: columns - 1 } };
}

/** The range widened to whole columns. */
export function wholeColumns({ anchor, head }: Range, { rows }: Extent): Range {
  return { anchor: { ...anchor, row: 0 }, head: { ...head, row: rows - 1 } };
}

export function edgesOf({ anchor, head }: Range): Edges {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

/** Whether all of a range stands in a sheet of some extent. */
export function isWithin(range: Range, extent: Extent): boolean {
  const { bottom, right } = edgesOf(range);
  return bottom < extent.rows && right < extent.columns;
}

/** How many rows and columns a range has. */
export function sizeOf(range: Range): Extent {
  const { top, bottom, left, right } = edgesOf(range);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** The cells of a range, row by row. */
export function positionsIn(range: Range): Position[] {
  const { top, left } = edgesOf(range);
  const { rows, columns } = sizeOf(range);
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: top + Math.floor(index / columns),
    column: left + (index % columns),
  }));
}

export function isOneCell({ anchor, head }: Range): boolean {
  return anchor.row === head.row && anchor.column === head.column;
}

/**
 * Where Ctrl and an arrow lead: to the last cell of a filled block, over blanks to the next filled cell, else to the
 * edge of the sheet.
 */
export function blockEdge(
  from: Position,
  { rows, columns }: Direction,
  extent: Extent,
  isFilled: (position: Position) => boolean,
): Position {
  const next = (position: Position) => moveBy(position, rows, columns, extent);
  const isLast = (position: Position) => isOneCell({ anchor: position, head: next(position) });
  let at = next(from);
  const staysInBlock = isFilled(from) && isFilled(at);
  while (!isLast(at) && (staysInBlock ? isFilled(next(at)) : !isFilled(at))) at = next(at);
  return at;
}

/** The cell in the last row and the last column that hold anything; the first cell of an empty sheet. */
export function lastUsed(extent: Extent, isFilled: (position: Position) => boolean): Position {
  const used = positionsIn(wholeRange(extent)).filter(isFilled);
  return {
    row: Math.max(0, ...used.map(({ row }) => row)),
    column: Math.max(0, ...used.map(({ column }) => column)),
  };
}
