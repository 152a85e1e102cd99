import { useSyncExternalStore } from 'react';
import { LONG_TEXT } from '../fitStyle';
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

/**
 * Right above a sheet, on a line that is kept for it: what is doubtful about the cell in use, and the way to settle it;
 * else its text with its hint, where the cell may be too narrow for them.
 */
export function CellDoubt({ sheet, layout, session, doubts, onGo }: CellDoubtProps) {
  const cell = useSyncExternalStore(session.subscribe, () => cellInUse(layout, session));
  const words = useSyncExternalStore(doubts.subscribe, () => cell && doubts.at(cell));
  const text = useSyncExternalStore(doubts.subscribe, () =>
    cell?.type.kind === 'text'
      ? withHint(sheet.read(cell.row, cell.column), sheet.hint?.(cell.row, cell.column))
      : '',
  );
  return (
    <div className="cell-doubt">
      {!words && text.length > LONG_TEXT && <p className="whole-text">{text}</p>}
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

/** A text with what its cell says beside it, as sentences: `Oak Inc. Already in row 1.` */
function withHint(text: string, hint = ''): string {
  if (text === '' || hint === '') return text + hint;
  return text.endsWith('.') ? `${text} ${hint}` : `${text}. ${hint}`;
}
