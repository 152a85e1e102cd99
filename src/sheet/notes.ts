import type { CellChange } from './sheet';

/** What the user has to check in cells, in words, by cell. */
export type Notes = Readonly<Record<string, string>>;

export const NO_NOTES: Notes = {};

export function noteOf(notes: Notes, row: string, column: string): string | undefined {
  return notes[cellKey(row, column)];
}

/** The notes after some changes: every change ends the note of its cell, or brings a new one. */
export function withNotes(notes: Notes, changes: readonly CellChange[]): Notes {
  const changed = new Set(changes.map(({ row, column }) => cellKey(row, column)));
  const kept = Object.entries(notes).filter(([key]) => !changed.has(key));
  const added = changes.flatMap(({ row, column, note }) => (note ? [[cellKey(row, column), note]] : []));
  return Object.fromEntries([...kept, ...added]);
}

function cellKey(row: string, column: string): string {
  return `${row}/${column}`;
}
