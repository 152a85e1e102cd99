import { useSyncExternalStore } from 'react';
import type { Sheet } from './sheet';

interface SheetProblemsProps {
  /** The name of the sheet. */
  label: string;
  sheet: Sheet;
  cells: readonly { row: string; column: string; name: string }[];
}

/** Under a sheet, what is doubtful about its cells, in words: one line for each marked cell. */
export function SheetProblems({ label, sheet, cells }: SheetProblemsProps) {
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the list is long it scrolls, which keys must do as well.
    <ul className="sheet-problems" aria-label={`${label}, to check`} tabIndex={0}>
      {lines.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
