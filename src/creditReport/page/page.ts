import { type ClipboardCell, cellText } from './clipboardCell';
import { type Line, linesOfRows } from './lines';

/** A clipboard in one of its forms: its lines, and the source that all places refer to. */
export interface Page {
  source: string;
  lines: readonly Line[];
  /** Numbers that a spreadsheet had shortened, as they stand behind their cells. */
  restored: ReadonlySet<string>;
}

/** The page that the tables of a clipboard make, one under the other. */
export function pageOfTables(tables: readonly (readonly (readonly ClipboardCell[])[])[]): Page {
  const restored = new Set<string>();
  const rows = tables.flatMap((table) =>
    table.map((row) =>
      row.map((cell) => {
        const { text, shortened } = cellText(cell);
        if (shortened) restored.add(text);
        return text;
      }),
    ),
  );
  return { ...linesOfRows(rows), restored };
}
