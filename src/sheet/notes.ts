import type { RowOrder } from './rowOrder';
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

/** The notes after the rows have been put into another order: they go with their rows. */
export function arrangedNotes(notes: Notes, order: RowOrder): Notes {
  const places = new Map(order.map((row, place) => [String(row), String(place)]));
  return Object.fromEntries(
    Object.entries(notes).flatMap(([key, note]) => {
      const [row = '', column = ''] = key.split('/');
      const place = places.get(row);
      return place === undefined ? [] : [[cellKey(place, column), note]];
    }),
  );
}

function cellKey(row: string, column: string): string {
  return `${row}/${column}`;
}
