import type { ColDef, GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { GRID_MODULES } from './gridModules';
import { SheetProblems } from './SheetProblems';
import { type AnyRow, type FixedRow, isFixed, type Sheet, type SheetColumn } from './sheet';
import { columnDef, labelColumnDef } from './sheetColumnDefs';
import { answerKey, focusCell } from './sheetKeyboard';
import { sheetLayout } from './sheetLayout';
import { answerClick, answerPress } from './sheetPointer';
import { sheetTheme } from './sheetTheme';
import './sheet.css';

interface SheetGridProps {
  label: string;
  /** Heads the column that shows the rows' labels; without it the labels are only spoken. */
  labelHeader?: string;
  columns: readonly SheetColumn[];
  rows: readonly AnyRow[];
  footer: FixedRow;
  sheet: Sheet;
}

/** Pixels; the hint stands on a line of its own. */
const ROW_HEIGHT_WITH_HINT = 48;

/** A grid that is edited like a spreadsheet, with headings between its rows and totals pinned under them. */
export function SheetGrid({ label, labelHeader, columns, rows, footer, sheet }: SheetGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<GridApi<AnyRow>>(null);
  const layout = useMemo(() => sheetLayout(rows, columns), [rows, columns]);
  const footers = useMemo(() => [footer], [footer]);
  const columnDefs = useMemo(
    () => [
      ...(labelHeader ? [labelColumnDef(labelHeader)] : []),
      ...columns.map((column) => columnDef(column, sheet, layout)),
    ],
    [labelHeader, columns, sheet, layout],
  );

  const defaultColDef = useMemo<ColDef<AnyRow>>(
    () => ({
      suppressKeyboardEvent: (press) => answerKey(press, layout, sheet),
      suppressMovable: true,
      resizable: false,
      sortable: false,
    }),
    [layout, sheet],
  );

  useEffect(() => {
    return sheet.subscribe(() => grid.current?.refreshCells({ force: true }));
  }, [sheet]);

  useLayoutEffect(() => {
    const commit = () => grid.current?.stopEditing();
    const commitOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) commit();
    };
    // Before any handler of the click runs, so that it finds what was typed; and before the grid goes.
    document.addEventListener('click', commitOutside, { capture: true });
    return () => {
      document.removeEventListener('click', commitOutside, { capture: true });
      commit();
    };
  }, []);

  return (
    <div className="sheet">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only widens what a press on a cell does; keys reach every cell by themselves. */}
      <div
        ref={frame}
        onPointerDownCapture={(event) => answerPress(event, grid.current, layout)}
        onMouseDownCapture={(event) => answerPress(event, grid.current, layout)}
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <AgGridReact<AnyRow>
          modules={GRID_MODULES}
          theme={sheetTheme}
          rowData={rows as AnyRow[]}
          pinnedBottomRowData={footers}
          columnDefs={columnDefs}
          defaultColDef={defaultColDef}
          getRowId={({ data }) => data.id}
          getRowHeight={({ data }) => (data && 'hint' in data ? ROW_HEIGHT_WITH_HINT : undefined)}
          getRowClass={({ data }) => (data && isFixed(data) ? 'sheet-fixed' : undefined)}
          onGridReady={({ api }) => {
            grid.current = api;
            api.setGridAriaProperty('label', label);
          }}
          onCellClicked={(click) => answerClick(click, layout)}
          focusGridInnerElement={({ fromBottom, api }) => {
            const last = { row: layout.extent.rows - 1, column: layout.extent.columns - 1 };
            focusCell(api, layout, fromBottom ? last : { row: 0, column: 0 });
            return true;
          }}
          tabToNextCell={() => false}
          domLayout="autoHeight"
          ensureDomOrder
          stopEditingWhenCellsLoseFocus
          suppressColumnVirtualisation
          suppressHeaderFocus
          suppressRowVirtualisation
          singleClickEdit={matchMedia('(pointer: coarse)').matches}
        />
      </div>
      <SheetProblems sheet={sheet} cells={layout.cells} />
    </div>
  );
}
