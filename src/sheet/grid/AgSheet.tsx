import type { ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { cellOf, positionAt } from '../cellElement';
import { useSheetClipboard } from '../clipboard/useSheetClipboard';
import type { SheetDoubts } from '../doubts/doubts';
import { sheetAtWork } from '../doubts/sheetAtWork';
import { noteRowsStand } from '../firstSheet';
import { nameTab } from '../keys/nameTab';
import { answerKey } from '../keys/sheetKeyboard';
import { noticeWords } from '../notice';
import { focusCell, isSelection, type OpenGrid } from '../openGrid';
import { paintRange, type RangePainter } from '../range/paintRange';
import { moveBy } from '../range/position';
import { isWithin, rangeOf } from '../range/range';
import { answerClick, answerDrag, answerPress } from '../range/sheetPointer';
import type { Session } from '../session';
import { type AnyRow, isFixed, type SheetGridProps } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import { HEADER_HEIGHT, rowHeight, sheetHeight, WRAPPED_HEADER_HEIGHT } from '../sheetSize';
import { cellLooks } from './cellLooks';
import { GRID_MODULES } from './gridModules';
import { columnDef, labelColumnDef } from './sheetColumnDefs';
import { sheetTheme } from './sheetTheme';
import { type FocusShower, showFocused } from './showFocused';
import { watchLeaving } from './watchLeaving';

interface AgSheetProps extends SheetGridProps {
  layout: SheetLayout;
  session: Session;
  doubts: SheetDoubts;
  /** Holds the grid for as long as it stands. */
  grid: RefObject<OpenGrid | null>;
}

/** What all columns share. The grid's context is the open grid, which the keys act on. */
const DEFAULT_COLUMN: ColDef<AnyRow> = {
  suppressKeyboardEvent: (press) => {
    const { current } = press.context as RefObject<OpenGrid | null>;
    return current ? answerKey(press, current) : false;
  },
  suppressMovable: true,
  resizable: false,
  sortable: false,
};

/** A heading takes up to three lines: the header has their height from its start, so that nothing is measured for it. */
const WRAPPED_COLUMN: ColDef<AnyRow> = { ...DEFAULT_COLUMN, wrapHeaderText: true };

/** The rows of a sheet in AG Grid, which shows what the sheet says and hands every key, press and paste to it. */
export function AgSheet(props: AgSheetProps) {
  const { label, labelHeader, columns, rows, footer, layout, session, doubts, grid, startsAt } = props;
  const frame = useRef<HTMLDivElement>(null);
  const painter = useRef<RangePainter>(null);
  const shower = useRef<FocusShower>(null);
  const sheet = useMemo(() => sheetAtWork(props.sheet, session, frame), [props.sheet, session]);
  const footers = useMemo(() => [footer], [footer]);
  const columnDefs = useMemo(() => {
    const looks = cellLooks(sheet, doubts);
    return [
      ...(labelHeader ? [labelColumnDef(labelHeader)] : []),
      ...columns.map((column) => columnDef(column, { sheet, layout, session, doubts, looks })),
    ];
  }, [labelHeader, columns, sheet, layout, session, doubts]);

  useSheetClipboard(frame, grid, props.takesEveryPaste);

  // A layout effect ends before the grid does: another grid that goes with the screen may still commit.
  useLayoutEffect(() => {
    return sheet.acts.subscribe(() => {
      if (noticeWords(sheet, session) === '') session.set({ notice: null });
    });
  }, [sheet, session]);

  // Rows come and go: what stands open goes on with those that are left.
  useLayoutEffect(() => {
    if (!grid.current) return;
    grid.current = { ...grid.current, layout, sheet, doubts };
    const { range } = session.get();
    if (!range || isWithin(range, layout.extent)) return;
    const last = moveBy(range.anchor, 0, 0, layout.extent);
    if (frame.current?.contains(document.activeElement)) focusCell(grid.current, last);
    else session.set({ range: rangeOf(last) });
  }, [layout, sheet, doubts, session, grid]);

  useEffect(() => {
    if (!frame.current) return;
    painter.current = paintRange(frame.current, layout, session);
    return painter.current.stop;
  }, [layout, session]);

  useLayoutEffect(() => {
    shower.current = showFocused(() => isSelection(session.get().range));
    return shower.current.stop;
  }, [session]);

  useEffect(() => (frame.current ? nameTab(frame.current) : undefined), []);

  useLayoutEffect(() => {
    const commit = () => grid.current?.api.stopEditing();
    const stop = watchLeaving(frame, () => {
      commit();
      const isElsewhere = !frame.current?.contains(document.activeElement);
      if (isElsewhere && session.get().rowAtWork !== null) session.set({ rowAtWork: null });
    });
    return () => {
      stop();
      // Before the grid goes.
      commit();
    };
  }, [grid, session]);

  /** Follows the focus: a cell that takes it is the selected range, unless it stands in the range already. */
  function onFocus({ target }: FocusEvent) {
    shower.current?.show(target);
    const position = positionAt(target, layout);
    if (position) session.set({ range: rangeOf(position) });
    if (cellOf(target)?.row !== session.get().rowAtWork) session.set({ rowAtWork: null });
  }

  const whenOpen = <Event,>(answer: (event: Event, open: OpenGrid) => void) => {
    return (event: Event) => {
      if (grid.current) answer(event, grid.current);
    };
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only widens what a press on a cell does; keys reach every cell by themselves.
    <div
      ref={frame}
      className="sheet-rows"
      style={props.isFilling ? undefined : { minBlockSize: sheetHeight(rows) }}
      onPointerDownCapture={whenOpen(answerPress)}
      onMouseDownCapture={whenOpen(answerPress)}
      onPointerMove={whenOpen(answerDrag)}
      onFocus={onFocus}
    >
      <AgGridReact<AnyRow>
        modules={GRID_MODULES}
        theme={sheetTheme}
        rowData={rows as AnyRow[]}
        pinnedBottomRowData={footers}
        columnDefs={columnDefs}
        defaultColDef={props.hasLongHeadings ? WRAPPED_COLUMN : DEFAULT_COLUMN}
        context={grid}
        getRowId={({ data }) => data.id}
        getRowHeight={({ data }) => (data ? rowHeight(data) : undefined)}
        getRowClass={({ data }) => (data && isFixed(data) ? 'sheet-fixed' : undefined)}
        onGridReady={({ api }) => {
          grid.current = { api, layout, sheet, session, doubts };
          api.setGridAriaProperty('label', label);
          api.setGridAriaProperty('multiselectable', 'true');
        }}
        onFirstDataRendered={() => {
          noteRowsStand();
          const start = startsAt && layout.positionOf(startsAt.row, startsAt.column);
          if (grid.current && start) focusCell(grid.current, start);
        }}
        onColumnResized={() => painter.current?.repaint()}
        onCellClicked={whenOpen(answerClick)}
        focusGridInnerElement={({ fromBottom }) => {
          const last = { row: layout.extent.rows - 1, column: layout.extent.columns - 1 };
          if (grid.current) focusCell(grid.current, fromBottom ? last : { row: 0, column: 0 });
          return true;
        }}
        tabToNextCell={() => false}
        headerHeight={props.hasLongHeadings ? WRAPPED_HEADER_HEIGHT : HEADER_HEIGHT}
        domLayout={props.isFilling ? 'normal' : 'autoHeight'}
        ensureDomOrder
        suppressColumnVirtualisation
        suppressHeaderFocus
        suppressRowVirtualisation
        singleClickEdit={matchMedia('(pointer: coarse)').matches}
      />
    </div>
  );
}
