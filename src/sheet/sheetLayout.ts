import type { CellType, ReadText } from './cells/cellTypes';
import type { Extent, Position } from './range/position';
import { type AnyRow, type CellChange, isFixed, type Sheet, type SheetColumn } from './sheet';

/** One cell that can be edited. */
export interface SheetCell {
  row: string;
  column: string;
  /** Where the row stands in the grid, headings counted. */
  rowIndex: number;
  /** How the cell is named to the user, such as `Salary` or `Debt 3, $ Paying`. */
  name: string;
  type: CellType;
}

/** Which cells a sheet has, and where. */
export interface SheetLayout {
  extent: Extent;
  headers: readonly string[];
  /** The labels of the rows that can be edited. */
  labels: readonly string[];
  /** The labels of those between them. */
  headings: readonly string[];
  /** Whether the labels of the rows stand on the screen, in a column of their own. */
  hasLabelColumn: boolean;
  /** In reading order. */
  cells: readonly SheetCell[];
  cellAt: (position: Position) => SheetCell;
  /** The place of a cell among those that can be edited; undefined for a heading, a footer or a label. */
  positionOf: (row: string, column: string) => Position | undefined;
  nameOf: (row: string, column: string) => string;
  /** How a column is named where all its rows are meant. */
  everyNameOf: (column: string) => string;
}

/**
 * Lays the cells of a sheet out: its headings hold none.
 *
 * @param labelHeader heads the column that shows the rows' labels; left out where they are only spoken
 */
export function sheetLayout(
  rows: readonly AnyRow[],
  columns: readonly SheetColumn[],
  labelHeader?: string,
): SheetLayout {
  const cells = rows.flatMap((row, rowIndex) =>
    isFixed(row)
      ? []
      : columns.map(({ field, header, type }) => ({
          row: row.id,
          column: field,
          rowIndex,
          name: columns.length === 1 ? row.label : `${row.label}, ${header}`,
          type,
        })),
  );
  const extent = { rows: cells.length / columns.length, columns: columns.length };

  function indexOf(row: string, column: string): number {
    return cells.findIndex((cell) => cell.row === row && cell.column === column);
  }

  return {
    extent,
    headers: columns.map(({ header }) => header),
    labels: rows.filter((row) => !isFixed(row)).map(({ label }) => label),
    headings: rows.filter(isFixed).map(({ label }) => label),
    hasLabelColumn: labelHeader !== undefined,
    cells,
    cellAt: ({ row, column }) => {
      const cell = cells[row * extent.columns + column];
      if (!cell) throw new RangeError(`The sheet has no cell in row ${row}, column ${column}.`);
      return cell;
    },
    positionOf: (row, column) => {
      const index = indexOf(row, column);
      return index < 0
        ? undefined
        : { row: Math.floor(index / extent.columns), column: index % extent.columns };
    },
    nameOf: (row, column) => cells[indexOf(row, column)]?.name ?? '',
    everyNameOf: (column) => {
      const header = columns.find(({ field }) => field === column)?.header;
      return columns.length === 1 ? 'Every row' : `Every row, ${header}`;
    },
  };
}

/** What a text makes of a cell. Where it is nothing that the cell can hold, the cell keeps its text. */
export function changeCell(
  { row, column }: Pick<SheetCell, 'row' | 'column'>,
  read: ReadText,
  sheet: Pick<Sheet, 'read'>,
): CellChange {
  return { row, column, ...read, text: read.text ?? sheet.read(row, column) };
}
