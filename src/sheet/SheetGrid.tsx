import { useMemo, useState } from 'react';
import { SheetProblems } from './SheetProblems';
import { SheetStatus } from './SheetStatus';
import { createSession } from './session';
import type { SheetGridProps } from './sheet';
import { sheetLayout } from './sheetLayout';
import { sheetHeight } from './sheetSize';
import { useAgSheet } from './useAgSheet';
import './sheet.css';

/** A grid that is edited like a spreadsheet, with headings between its rows and totals pinned under them. */
export function SheetGrid(props: SheetGridProps) {
  const { columns, rows, sheet } = props;
  const [session] = useState(createSession);
  const layout = useMemo(() => sheetLayout(rows, columns), [rows, columns]);
  const AgSheet = useAgSheet();
  return (
    <div className="sheet">
      {AgSheet ? (
        <AgSheet {...props} layout={layout} session={session} />
      ) : (
        <div className="sheet-place" style={{ blockSize: sheetHeight(rows) }} />
      )}
      <SheetStatus sheet={sheet} layout={layout} session={session} />
      <SheetProblems sheet={sheet} cells={layout.cells} />
    </div>
  );
}
