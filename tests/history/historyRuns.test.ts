import fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import {
  endMergeAtom,
  redoAtom,
  redoNameAtom,
  resetAtom,
  undoAtom,
  undoableAtom,
  undoNameAtom,
} from '../../src/history/history';

type Store = ReturnType<typeof createStore>;

const townAtom = undoableAtom('');
const scoresAtom = undoableAtom<readonly number[]>([]);
const agentAtom = undoableAtom('', (agent) => agent);

const START: unknown[] = ['', [], ''];

function valuesOf(store: Store): unknown[] {
  return [store.get(townAtom), store.get(scoresAtom), store.get(agentAtom)];
}

function undoAll(store: Store): void {
  while (store.get(undoNameAtom)) store.set(undoAtom);
}

const town = fc.constantFrom('U', 'Ul', 'Ulm', '');
const scores = fc.array(fc.nat(2), { maxLength: 2 });
const merging = fc.constantFrom({}, { mergeKey: 'a' }, { mergeKey: 'b' });

/** One act that is always a step of its own. */
const act = fc.oneof(
  town.map((value) => (store: Store) => store.set(townAtom, value, { name: 'Town' })),
  scores.map((value) => (store: Store) => store.set(scoresAtom, value, { name: 'Scores' })),
  fc
    .constantFrom('Alex', '')
    .map((value) => (store: Store) => store.set(agentAtom, value, { name: 'Agent' })),
  fc.constant((store: Store) => store.set(resetAtom, { name: 'New member' })),
);

/** One act that may merge with the one before. */
const mergingAct = fc.oneof(
  act,
  fc.tuple(town, merging).map(
    ([value, key]) =>
      (store: Store) =>
        store.set(townAtom, value, { name: 'Town', ...key }),
  ),
  fc.tuple(scores, merging).map(
    ([value, key]) =>
      (store: Store) =>
        store.set(scoresAtom, value, { name: 'Scores', ...key }),
  ),
  fc.constant((store: Store) => store.set(endMergeAtom)),
);

const actUndoOrRedo = fc.oneof(
  mergingAct,
  fc.constant((store: Store) => store.set(undoAtom)),
  fc.constant((store: Store) => store.set(redoAtom)),
);

it('goes back through every state to the start, and forward through every state to the end', () => {
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const store = createStore();
      const states = [START];
      for (const perform of acts) {
        perform(store);
        if (JSON.stringify(valuesOf(store)) !== JSON.stringify(states.at(-1))) states.push(valuesOf(store));
      }
      for (const state of states.slice(0, -1).reverse()) {
        store.set(undoAtom);
        expect(valuesOf(store)).toEqual(state);
      }
      expect(store.get(undoNameAtom)).toBeUndefined();
      for (const state of states.slice(1)) {
        store.set(redoAtom);
        expect(valuesOf(store)).toEqual(state);
      }
      expect(store.get(redoNameAtom)).toBeUndefined();
    }),
  );
});

it('gives the start when undone and the end when redone, merged or not', () => {
  fc.assert(
    fc.property(fc.array(mergingAct), (acts) => {
      const store = createStore();
      for (const perform of acts) perform(store);
      const end = valuesOf(store);
      undoAll(store);
      expect(valuesOf(store)).toEqual(START);
      while (store.get(redoNameAtom)) store.set(redoAtom);
      expect(valuesOf(store)).toEqual(end);
    }),
  );
});

it('gives the start when undone, whatever was undone and redone on the way', () => {
  fc.assert(
    fc.property(fc.array(actUndoOrRedo), (steps) => {
      const store = createStore();
      for (const perform of steps) perform(store);
      undoAll(store);
      expect(valuesOf(store)).toEqual(START);
    }),
  );
});

it('changes nothing when a step is undone and redone, at the end of any run', () => {
  fc.assert(
    fc.property(fc.array(actUndoOrRedo), (steps) => {
      const store = createStore();
      for (const perform of steps) perform(store);
      const end = valuesOf(store);
      const names = [store.get(undoNameAtom), store.get(redoNameAtom)];
      fc.pre(names[0] !== undefined);
      store.set(undoAtom);
      store.set(redoAtom);
      expect(valuesOf(store)).toEqual(end);
      expect([store.get(undoNameAtom), store.get(redoNameAtom)]).toEqual(names);
    }),
  );
});
