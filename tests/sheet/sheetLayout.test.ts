import { describe, expect, it } from 'vitest';
import { MONEY, TEXT } from '../../src/sheet/cells/cellTypes';
import { type AnyRow, isFixed, type SheetColumn } from '../../src/sheet/sheet';
import { sheetLayout } from '../../src/sheet/sheetLayout';

const NAME: SheetColumn = { field: 'name', header: 'Name', type: TEXT, flex: 1, minWidth: 100 };
const AMOUNT: SheetColumn = { field: 'amount', header: '$ Amount', type: MONEY, flex: 1, minWidth: 100 };

const ROWS: AnyRow[] = [
  { id: 'homeHeading', label: 'Home', cells: { amount: '$0.00' } },
  { id: 'rent', label: 'Rent' },
  { id: 'foodHeading', label: 'Food', cells: {} },
  { id: 'bread', label: 'Bread' },
];

describe('sheetLayout', () => {
  const layout = sheetLayout(ROWS, [NAME, AMOUNT]);

  it('counts the rows that can be edited, and not the headings', () => {
    expect(ROWS.map(isFixed)).toEqual([true, false, true, false]);
    expect(layout.extent).toEqual({ rows: 2, columns: 2 });
  });

  it('tells the labels of those rows, and whether they have a column of their own', () => {
    expect(layout.labels).toEqual(['Rent', 'Bread']);
    expect(layout.hasLabelColumn).toBe(false);
    expect(sheetLayout(ROWS, [AMOUNT], 'Expense').hasLabelColumn).toBe(true);
  });

  it('lists the cells in reading order, with their places in the grid, headings counted', () => {
    expect(layout.cells).toEqual([
      { row: 'rent', column: 'name', rowIndex: 1, name: 'Rent, Name', type: TEXT },
      { row: 'rent', column: 'amount', rowIndex: 1, name: 'Rent, $ Amount', type: MONEY },
      { row: 'bread', column: 'name', rowIndex: 3, name: 'Bread, Name', type: TEXT },
      { row: 'bread', column: 'amount', rowIndex: 3, name: 'Bread, $ Amount', type: MONEY },
    ]);
  });

  it('finds every cell by its position, and its position again', () => {
    for (const cell of layout.cells) {
      const position = layout.positionOf(cell.row, cell.column);
      expect(position && layout.cellAt(position)).toBe(cell);
    }
    expect(layout.positionOf('bread', 'name')).toEqual({ row: 1, column: 0 });
  });

  it.each([
    ['a heading', 'foodHeading', 'amount'],
    ['a footer', 'totals', 'amount'],
    ['a label', 'rent', 'label'],
  ])('has no position and no name for %s', (_, row, column) => {
    expect(layout.positionOf(row, column)).toBeUndefined();
    expect(layout.nameOf(row, column)).toBe('');
  });

  it.each([
    { row: 2, column: 0 },
    { row: -1, column: 0 },
  ])('refuses the position %o', (position) => {
    expect(() => layout.cellAt(position)).toThrow(RangeError);
  });

  it('names a cell by its row alone where there is one column', () => {
    const budget = sheetLayout(ROWS, [AMOUNT]);
    expect(budget.nameOf('rent', 'amount')).toBe('Rent');
    expect(budget.extent).toEqual({ rows: 2, columns: 1 });
    expect(layout.nameOf('rent', 'amount')).toBe('Rent, $ Amount');
  });

  it('names a column with all its rows', () => {
    expect(layout.everyNameOf('amount')).toBe('Every row, $ Amount');
    expect(sheetLayout(ROWS, [AMOUNT]).everyNameOf('amount')).toBe('Every row');
  });
});
