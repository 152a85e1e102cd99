import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { fetchedOnce } from '../parts/fetchedOnce';
import { latePart, part } from '../parts/part';
import { sheetDoubts } from './doubts/doubts';
import { afterFirstSheet, noteSheetGone } from './firstSheet';
import { tell } from './notice';
import { cellInUse, focusCell, type OpenGrid } from './openGrid';
import { createSession } from './session';
import type { CellPlace, SheetGridProps } from './sheet';
import { type SheetCell, sheetLayout } from './sheetLayout';
import { sheetHeight } from './sheetSize';
import './sheet.css';

/** One promise for all sheets of a screen: they go on in the order in which they stand there. */
export const fetchSheet = fetchedOnce(() => import('./grid/AgSheet'));

/**
 * AG Grid is most of what is downloaded, and no screen's first paint waits for it: the page asks for it at once
 * (`vite/preloadGrid.ts`), and it runs when the screen has been painted.
 */
const AgSheet = part(async () => {
  const { AgSheet } = await fetchSheet();
  await afterFirstSheet();
  return AgSheet;
}, SheetPlace);

const parts = fetchedOnce(() => import('./sheetParts'));
const CellDoubt = latePart(parts, 'CellDoubt', () => <div className="cell-doubt" />);
const SheetStatus = latePart(parts, 'SheetStatus', () => <div className="sheet-status" />);
const SelectionFollower = latePart(parts, 'SelectionFollower');
const TouchHandle = latePart(parts, 'TouchHandle');
const SheetProblems = latePart(parts, 'SheetProblems');

/** A grid that is edited like a spreadsheet, with headings between its rows and totals pinned under them. */
export function SheetGrid(props: SheetGridProps) {
  const { label, labelHeader, isNumbered, isFilling, columns, rows, sheet, notice, onCell, ref } = props;
  const [session] = useState(createSession);
  const grid = useRef<OpenGrid>(null);
  const layout = useMemo(() => sheetLayout(rows, columns, labelHeader), [rows, columns, labelHeader]);
  const doubts = useMemo(() => sheetDoubts(sheet, layout, session), [sheet, layout, session]);

  useEffect(() => noteSheetGone, []);

  useEffect(() => {
    if (notice) tell(notice, sheet, session);
  }, [notice, sheet, session]);

  function goTo({ row, column }: CellPlace) {
    const position = layout.positionOf(row, column);
    if (grid.current && position) focusCell(grid.current, position);
  }

  useImperativeHandle(ref, () => ({ goTo }));

  useEffect(() => {
    let last: SheetCell | undefined;
    return session.subscribe(() => {
      const cell = cellInUse(layout, session);
      if (!cell || cell === last) return;
      last = cell;
      onCell?.({ row: cell.row, column: cell.column });
    });
  }, [layout, session, onCell]);

  const shared = { sheet, layout, session, doubts };
  return (
    <div className={`sheet ${isNumbered ? 'numbered' : ''} ${isFilling ? 'filling' : ''}`}>
      <CellDoubt {...shared} onGo={goTo} />
      <AgSheet {...props} {...shared} grid={grid} />
      <SelectionFollower {...shared} grid={grid} />
      <TouchHandle {...shared} grid={grid} />
      <SheetStatus {...shared} grid={grid} />
      <SheetProblems {...shared} label={label} onGo={goTo} />
    </div>
  );
}

/** Keeps the place of a sheet until it comes, so that nothing moves then. */
function SheetPlace({ rows }: SheetGridProps) {
  return <div className="sheet-place" style={{ blockSize: sheetHeight(rows) }} />;
}
