import { dequal } from 'dequal/lite';
import { type Atom, atom, type Getter, type PrimitiveAtom, type Setter, type WritableAtom } from 'jotai';

/** How many acts can be undone. Source: the spreadsheet rules. */
const MAX_ACTS = 200;

/** What the user did, as the undo button names it, such as `Clear Salary`. */
export interface ActName {
  name: string;
  /** Acts in a row with the same key are one step of undo, such as the keystrokes in one field. */
  mergeKey?: string;
  /** What else is done when the act has been undone, such as going back to where it was done. */
  undone?: (() => void) | undefined;
  /** The same when it has been done again. */
  redone?: () => void;
}

interface Change {
  valueAtom: PrimitiveAtom<unknown>;
  before: unknown;
  after: unknown;
}

interface Act extends ActName {
  changes: readonly Change[];
  /** Whether it brings every value back to its start. */
  isReset?: boolean;
}

interface UndoableValue {
  valueAtom: PrimitiveAtom<unknown>;
  afterReset: (value: unknown) => unknown;
}

/** The memory of what was done to some values, for as long as they stand. */
export interface History {
  /**
   * Makes an atom whose every change is a named act that can be undone: `set(xAtom, value, { name: 'Clear Salary' })`.
   *
   * @param afterReset what a reset makes of the value; the initial value where it is left out
   */
  undoableAtom: <Value>(
    initial: Value,
    afterReset?: (value: Value) => Value,
  ) => WritableAtom<Value, [after: Value, act: ActName], void>;
  /** Ends the merging of acts, as when the user leaves a field: what follows is a step of its own. */
  endMergeAtom: ActionAtom<[]>;
  /** The acts that can be undone, the last one last, since all was brought back to its start, with that act as the first. */
  standingActsAtom: Atom<readonly object[]>;
  /** The name of the act that `undoAtom` takes back; undefined where there is none. */
  undoNameAtom: Atom<string | undefined>;
  /** The name of the act that `redoAtom` does again; undefined where there is none. */
  redoNameAtom: Atom<string | undefined>;
  /** Takes back the last act, if there is one. */
  undoAtom: ActionAtom<[]>;
  /** Does again the act that was undone last, if there is one. */
  redoAtom: ActionAtom<[]>;
  /** Brings every undoable value back to its start, as one act. */
  resetAtom: ActionAtom<[act: ActName]>;
}

type ActionAtom<Args extends unknown[]> = WritableAtom<null, Args, void>;

/** Begins a history of its own: the product has one, and what is done before it is accepted, as in a dialog, another. */
export function createHistory(): History {
  /** Every undoable value there is, told at its definition, so that a reset misses none. */
  const undoableValues: UndoableValue[] = [];

  const pastAtom = atom<readonly Act[]>([]);
  const futureAtom = atom<readonly Act[]>([]);

  function undoableAtom<Value>(
    initial: Value,
    afterReset: (value: Value) => Value = () => initial,
  ): WritableAtom<Value, [after: Value, act: ActName], void> {
    const valueAtom = atom(initial);
    undoableValues.push({ valueAtom, afterReset } as unknown as UndoableValue);
    return atom(
      (get) => get(valueAtom),
      (get, set, after: Value, act: ActName) => {
        const change = { valueAtom, before: get(valueAtom), after } as unknown as Change;
        perform(get, set, { ...act, changes: [change] });
      },
    );
  }

  /**
   * Does an act and remembers it. An act that changes nothing leaves no step, and keeps what could be redone; an act
   * that merges with the one before and comes back to where that began takes its step away.
   */
  function perform(get: Getter, set: Setter, act: Act): void {
    if (realChanges(act.changes).length === 0) return;
    for (const change of act.changes) set(change.valueAtom, change.after);
    const past = get(pastAtom);
    const last = past.at(-1);
    const merges = last !== undefined && act.mergeKey !== undefined && act.mergeKey === last.mergeKey;
    const changes = realChanges(merges ? [...last.changes, ...act.changes] : act.changes);
    const earlier = merges ? past.slice(0, -1) : past;
    const isReset = act.isReset === true || (merges && last.isReset === true);
    const done = { ...act, changes, ...(isReset && { isReset }) };
    set(pastAtom, changes.length === 0 ? earlier : [...earlier, done].slice(-MAX_ACTS));
    set(futureAtom, []);
  }

  const endMergeAtom = atom(null, (get, set) => {
    const last = get(pastAtom).at(-1);
    if (last?.mergeKey === undefined) return;
    const { mergeKey: _, ...ended } = last;
    set(pastAtom, [...get(pastAtom).slice(0, -1), ended]);
  });

  const standingActsAtom = atom<readonly object[]>((get) => {
    const past = get(pastAtom);
    return past.slice(
      Math.max(
        0,
        past.findLastIndex(({ isReset }) => isReset),
      ),
    );
  });

  const undoNameAtom = atom((get) => get(pastAtom).at(-1)?.name);

  const redoNameAtom = atom((get) => get(futureAtom).at(-1)?.name);

  const undoAtom = atom(null, (get, set) => {
    set(endMergeAtom);
    const act = get(pastAtom).at(-1);
    if (!act) return;
    set(pastAtom, get(pastAtom).slice(0, -1));
    set(endMergeAtom);
    set(futureAtom, [...get(futureAtom), act]);
    for (const change of act.changes) set(change.valueAtom, change.before);
    act.undone?.();
  });

  const redoAtom = atom(null, (get, set) => {
    const act = get(futureAtom).at(-1);
    if (!act) return;
    set(futureAtom, get(futureAtom).slice(0, -1));
    set(pastAtom, [...get(pastAtom), act]);
    for (const change of act.changes) set(change.valueAtom, change.after);
    act.redone?.();
  });

  const resetAtom = atom(null, (get, set, act: ActName) => {
    const changes = undoableValues.map(({ valueAtom, afterReset }) => {
      const before = get(valueAtom);
      return { valueAtom, before, after: afterReset(before) };
    });
    perform(get, set, { ...act, changes, isReset: true });
  });

  return {
    undoableAtom,
    endMergeAtom,
    standingActsAtom,
    undoNameAtom,
    redoNameAtom,
    undoAtom,
    redoAtom,
    resetAtom,
  };
}

/** The history of the product. */
export const {
  undoableAtom,
  endMergeAtom,
  standingActsAtom,
  undoNameAtom,
  redoNameAtom,
  undoAtom,
  redoAtom,
  resetAtom,
} = createHistory();

/** One change for each value, from its first state to its last; none where the two are the same. */
function realChanges(changes: readonly Change[]): Change[] {
  const byValue = new Map<PrimitiveAtom<unknown>, Change>();
  for (const change of changes) {
    const before = (byValue.get(change.valueAtom) ?? change).before;
    byValue.set(change.valueAtom, { ...change, before });
  }
  return [...byValue.values()].filter(({ before, after }) => !dequal(before, after));
}
