/** A cell that can be edited, counted from 0 among the rows and columns that can: headings and footers have none. */
export interface Position {
  row: number;
  column: number;
}

/** How many rows and columns of cells a sheet has. */
export interface Extent {
  rows: number;
  columns: number;
}

/** The cell some rows and columns further on; at the edge of the sheet the edge. */
export function moveBy(from: Position, rows: number, columns: number, extent: Extent): Position {
  return {
    row: clamp(from.row + rows, extent.rows),
    column: clamp(from.column + columns, extent.columns),
  };
}

/** The next or the previous cell in reading order, from row to row; undefined past the last and before the first. */
export function tabFrom(from: Position, step: 1 | -1, extent: Extent): Position | undefined {
  const index = from.row * extent.columns + from.column + step;
  if (index < 0 || index >= extent.rows * extent.columns) return undefined;
  return { row: Math.floor(index / extent.columns), column: index % extent.columns };
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
