import type { AnyRow } from './sheet';

/** Pixels, as all sizes here. */
export const ROW_HEIGHT = 31;

export const HEADER_HEIGHT = 32;

/** Where headings wrap, the height of three lines. */
export const WRAPPED_HEADER_HEIGHT = 54;

/** The hint stands on a line of its own. */
const ROW_HEIGHT_WITH_HINT = 48;

/** The lines around a sheet, and above its footer. */
const BORDERS = 4;

/** How tall a row is. */
export function rowHeight(row: AnyRow): number {
  return 'hint' in row ? ROW_HEIGHT_WITH_HINT : ROW_HEIGHT;
}

/** How tall a sheet is with its header and its footer, so that its place is kept until it comes. */
export function sheetHeight(rows: readonly AnyRow[]): number {
  return rows.reduce((height, row) => height + rowHeight(row), HEADER_HEIGHT + ROW_HEIGHT + BORDERS);
}
