import { useMemo, useSyncExternalStore } from 'react';
import { doubtSource } from './doubts';
import { actName } from './openGrid';
import type { Session } from './session';
import type { CellPlace, Sheet } from './sheet';
import type { SheetLayout } from './sheetLayout';

interface SheetProblemsProps {
  /** The name of the sheet. */
  label: string;
  sheet: Sheet;
  layout: SheetLayout;
  session: Session;
  /** Goes to a cell. */
  onGo: (cell: CellPlace) => void;
}

/** Under a sheet, what is doubtful about its cells, each doubt once: it leads to its cell, and can be settled. */
export function SheetProblems({ label, sheet, layout, session, onGo }: SheetProblemsProps) {
  const source = useMemo(() => doubtSource(sheet, layout, session), [sheet, layout, session]);
  const shared = useSyncExternalStore(source.subscribe, source.get);
  if (shared.length === 0) return null;
  return (
    <ul className="sheet-problems" aria-label={`${label}, to check`}>
      {shared.map(({ name, words, doubts }) => (
        <li key={`${name} ${words}`}>
          <button type="button" className="doubt" onClick={() => onGo(doubts[0])}>
            {name}: {words}
          </button>
          <button
            type="button"
            aria-label={`Checked: ${name}`}
            onClick={() => sheet.settle(doubts, actName('Checked', doubts, layout))}
          >
            Checked
          </button>
        </li>
      ))}
    </ul>
  );
}
