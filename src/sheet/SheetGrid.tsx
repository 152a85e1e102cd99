import { useMemo, useRef, useState } from 'react';
import { fetchedOnce } from '../parts/fetchedOnce';
import { part } from '../parts/part';
import { afterFirstSheet } from './firstSheet';
import type { OpenGrid } from './openGrid';
import { SheetProblems } from './SheetProblems';
import { SheetStatus } from './SheetStatus';
import { createSession } from './session';
import type { SheetGridProps } from './sheet';
import { sheetLayout } from './sheetLayout';
import { sheetHeight } from './sheetSize';
import './sheet.css';

/** One promise for all sheets of a screen: they go on in the order in which they stand there. */
export const fetchSheet = fetchedOnce(() => import('./AgSheet'));

/**
 * AG Grid is most of what is downloaded, and no screen's first paint waits for it: the page asks for it at once
 * (`vite/preloadGrid.ts`), and it runs when the screen has been painted.
 */
const AgSheet = part(async () => {
  const { AgSheet } = await fetchSheet();
  await afterFirstSheet();
  return AgSheet;
}, SheetPlace);

/** A grid that is edited like a spreadsheet, with headings between its rows and totals pinned under them. */
export function SheetGrid(props: SheetGridProps) {
  const { label, labelHeader, columns, rows, sheet } = props;
  const [session] = useState(createSession);
  const grid = useRef<OpenGrid>(null);
  const layout = useMemo(() => sheetLayout(rows, columns, labelHeader), [rows, columns, labelHeader]);
  return (
    <div className="sheet">
      <AgSheet {...props} layout={layout} session={session} grid={grid} />
      <SheetStatus grid={grid} sheet={sheet} layout={layout} session={session} />
      <SheetProblems label={label} sheet={sheet} cells={layout.cells} />
    </div>
  );
}

/** Keeps the place of a sheet until it comes, so that nothing moves then. */
function SheetPlace({ rows }: SheetGridProps) {
  return <div className="sheet-place" style={{ blockSize: sheetHeight(rows) }} />;
}
