import { useSyncExternalStore } from 'react';
import { actName, cellInUse } from '../openGrid';
import type { Session } from '../session';
import type { CellPlace, Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import type { SheetDoubts } from './doubts';

interface CellDoubtProps {
  sheet: Sheet;
  layout: SheetLayout;
  session: Session;
  doubts: SheetDoubts;
  /** Goes to a cell. */
  onGo: (cell: CellPlace) => void;
}

/** Right above a sheet, on a line that is kept for it: what is doubtful about the cell in use, and the way to settle it. */
export function CellDoubt({ sheet, layout, session, doubts, onGo }: CellDoubtProps) {
  const cell = useSyncExternalStore(session.subscribe, () => cellInUse(layout, session));
  const words = useSyncExternalStore(doubts.subscribe, () => cell && doubts.at(cell));
  return (
    <div className="cell-doubt">
      {cell && words && (
        <>
          <p>{words}</p>
          <button
            type="button"
            title="Ctrl+M"
            onClick={() => {
              const settled = [{ row: cell.row, column: cell.column, words }];
              sheet.settle(settled, actName('Checked', settled, layout));
              onGo(cell);
            }}
          >
            Checked
          </button>
        </>
      )}
    </div>
  );
}
