import type { Table } from './clipboard/clipboardTable';
import type { Extent } from './range/position';
import type { Range } from './range/range';

/** What happened, in words, and what did not fit and can be copied elsewhere. */
export interface Notice {
  words: string;
  /** How much did not fit, in words; empty where all did. */
  left: string;
  leftOver: Table;
}

/** Makes of the two ends of a drag the range that it opens. */
export type Drag = (ends: Range, extent: Extent) => Range;

/** What a sheet remembers from one key or press to the next. */
interface SessionState {
  /** The selected cells; null until a cell has had the focus. */
  range: Range | null;
  /** Whether the open editor was opened by typing over the cell, so that arrows leave it. */
  isTypedOver: boolean;
  /** What is typed in the open editor at this key; null when none is open. */
  entry: string | null;
  /** What the cell with the focus refused of the characters just typed, before its editor opened. */
  refused: string;
  /** The row in which cells were changed since the focus came to it; null once the focus has left it. */
  rowAtWork: string | null;
  /** The column in which a run of Tabs began, to which Enter returns; null outside of such a run. */
  tabColumn: number | null;
  /** Whether Escape was the last key, so that Tab leaves the grid. */
  isLeaving: boolean;
  /** What the mouse is dragging open; null where it drags nothing. */
  drag: Drag | null;
  /** The last notice, with the act it speaks of. */
  notice: (Notice & { act: object | undefined }) | null;
}

/** The memory of one sheet, with a way to hear of changes. */
export interface Session {
  get: () => SessionState;
  set: (changes: Partial<SessionState>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSession(): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = {
    range: null,
    isTypedOver: false,
    entry: null,
    refused: '',
    rowAtWork: null,
    tabColumn: null,
    isLeaving: false,
    drag: null,
    notice: null,
  };
  return {
    get: () => state,
    set: (changes) => {
      const before: object = state;
      if (Object.entries(changes).every(([key, value]) => Reflect.get(before, key) === value)) return;
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
