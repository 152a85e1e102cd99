import type { RowOrder } from '../range/rowOrder';
import type { CellChange, CellPlace, Doubt } from '../sheet';

/** What is kept about a cell beside its text: what came with the text to be checked, and what the user has checked. */
interface CellNote {
  note?: string;
  /** The doubts that are settled, in their words: the same doubt in other words is another one. */
  settled: readonly string[];
}

/** What is kept about cells, by cell. */
export type Notes = Readonly<Record<string, CellNote>>;

export const NO_NOTES: Notes = {};

/**
 * The first doubt of a cell that is not settled, in words: the note it came with, then what is reckoned.
 *
 * @param reckoned the doubt that stands for as long as the texts are what they are
 * @param isWeightier whether it is said before the note
 */
export function openDoubt(
  notes: Notes,
  { row, column }: CellPlace,
  reckoned?: string,
  isWeightier = false,
): string | undefined {
  const { note, settled } = notes[cellKey(row, column)] ?? { settled: [] };
  const doubts = isWeightier ? [reckoned, note] : [note, reckoned];
  return doubts.find((words) => words !== undefined && !settled.includes(words));
}

/** What came with the text of a cell to be checked, in words, whether it is settled by now or not. */
export function noteOf(notes: Notes, { row, column }: CellPlace): string | undefined {
  return notes[cellKey(row, column)]?.note;
}

/** The notes after some changes: every change ends what was kept about its cell, or brings a new note. */
export function withNotes(notes: Notes, changes: readonly CellChange[]): Notes {
  const changed = new Set(changes.map(({ row, column }) => cellKey(row, column)));
  const kept = Object.entries(notes).filter(([key]) => !changed.has(key));
  const added = changes.flatMap(({ row, column, note }) =>
    note ? [[cellKey(row, column), { note, settled: [] }]] : [],
  );
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

/** The notes after the doubts of some cells are settled. */
export function withSettled(notes: Notes, doubts: readonly Doubt[]): Notes {
  const settled = doubts.map(({ row, column, words }) => {
    const key = cellKey(row, column);
    const before = notes[key] ?? { settled: [] };
    return [key, { ...before, settled: [...before.settled, words] }];
  });
  return { ...notes, ...Object.fromEntries(settled) };
}

function cellKey(row: string, column: string): string {
  return `${row}/${column}`;
}
