import { useSyncExternalStore } from 'react';
import { actName } from '../openGrid';
import type { CellPlace, Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import type { SheetDoubts } from './doubts';

interface SheetProblemsProps {
  /** The name of the sheet. */
  label: string;
  sheet: Sheet;
  layout: SheetLayout;
  doubts: SheetDoubts;
  /** Goes to a cell. */
  onGo: (cell: CellPlace) => void;
}

/** Under a sheet, what is doubtful about its cells, each doubt once: it leads to its cell, and can be settled. */
export function SheetProblems({ label, sheet, layout, doubts, onGo }: SheetProblemsProps) {
  const shared = useSyncExternalStore(doubts.subscribe, doubts.all);
  if (shared.length === 0) return null;
  return (
    <ul className="sheet-problems" aria-label={`${label}, to check`}>
      {shared.map(({ name, words, doubts: cells }) => (
        <li key={`${name} ${words}`}>
          <button type="button" className="doubt" onClick={() => onGo(cells[0])}>
            {name}: {words}
          </button>
          <button
            type="button"
            aria-label={`Checked: ${name}`}
            onClick={({ currentTarget }) => {
              // The focus goes on before the button goes: to the next doubt, else to the cell.
              const next = neighbourOf(currentTarget);
              if (next) next.focus();
              else onGo(cells[0]);
              sheet.settle(cells, actName('Checked', cells, layout));
            }}
          >
            Checked
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same button of the next doubt, or of the one before where there is none. */
function neighbourOf(button: Element): HTMLElement | null | undefined {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  return next?.querySelector<HTMLElement>('button:last-child');
}
