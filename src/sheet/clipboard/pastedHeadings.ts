import type { Table } from './clipboardTable';

/** Whether a row holds two headings or more, each over its own column, and nothing else. */
export function isOwnHeader(row: readonly string[], headers: readonly string[]): boolean {
  return row.length > 1 && row.every((cell, column) => cell === headers[column]);
}

/**
 * A table under two headings of the sheet or more, and no others, without them and with its columns in the order of the
 * sheet, so that the name of a total comes first.
 *
 * @returns the sheet's column for each of its columns, too; undefined where it has no such headings
 */
export function namedColumns(
  [header = [], ...rows]: Table,
  headers: readonly string[],
): { table: Table; columns: readonly number[] } | undefined {
  const named = header.map((cell) => headers.indexOf(cell.trim()));
  const areOwn = named.every((column) => column >= 0) && new Set(named).size === named.length;
  if (!areOwn || named.length < 2 || rows.length === 0) return undefined;
  const columns = named.toSorted((one, other) => one - other);
  return { table: rows.map((row) => columns.map((column) => row[named.indexOf(column)] ?? '')), columns };
}

/** Which of some columns stands in each column of the sheet, from the first of them to the last; -1 for none. */
export function sourcesOf(columns: readonly number[]): number[] {
  const [first = 0] = columns;
  const width = (columns.at(-1) ?? first) - first + 1;
  return Array.from({ length: width }, (_, beside) => columns.indexOf(first + beside));
}
