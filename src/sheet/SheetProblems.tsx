import { useSyncExternalStore } from 'react';
import type { Sheet } from './sheet';

interface SheetProblemsProps {
  sheet: Sheet;
  cells: readonly { row: string; column: string; name: string }[];
}

/** Under a sheet, what is doubtful about its cells, in words: one line for each marked cell. */
export function SheetProblems({ sheet, cells }: SheetProblemsProps) {
  const lines = useSyncExternalStore(sheet.subscribe, () =>
    cells
      .flatMap(({ row, column, name }) => {
        const problem = sheet.problem(row, column);
        return problem ? [`${name}: ${problem}`] : [];
      })
      .join('\n'),
  );
  if (lines === '') return null;
  return (
    <ul className="sheet-problems">
      {lines.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
