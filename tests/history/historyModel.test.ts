import { dequal } from 'dequal/lite';
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

const townAtom = undoableAtom('');
const scoresAtom = undoableAtom<readonly number[]>([]);
const agentAtom = undoableAtom('', (agent) => agent);

interface Values {
  town: string;
  scores: readonly number[];
  agent: string;
}

const START: Values = { town: '', scores: [], agent: '' };

/** One thing that is done. */
type Step =
  | { do: 'change'; to: Partial<Values>; name: string; mergeKey?: string }
  | { do: 'reset'; name: string }
  | { do: 'leave' }
  | { do: 'undo' }
  | { do: 'redo' };

/** A history that keeps every value at every step, and knows nothing of single changes. */
interface Model {
  values: Values;
  past: { name: string; mergeKey?: string | undefined; before: Values }[];
  future: { name: string; after: Values }[];
}

/** What a step makes of the model: the rules in their plainest form. */
function walk(model: Model, step: Step): void {
  const { past, future } = model;
  const last = past.at(-1);
  if (step.do === 'leave') {
    if (last) last.mergeKey = undefined;
  } else if (step.do === 'undo') {
    if (!last) return;
    future.push({ name: last.name, after: model.values });
    model.values = last.before;
    past.pop();
    walk(model, { do: 'leave' });
  } else if (step.do === 'redo') {
    const next = future.pop();
    if (!next) return;
    past.push({ name: next.name, before: model.values });
    model.values = next.after;
  } else {
    const to = step.do === 'reset' ? { ...START, agent: model.values.agent } : step.to;
    const mergeKey = step.do === 'reset' ? undefined : step.mergeKey;
    const after = { ...model.values, ...to };
    if (dequal(after, model.values)) return;
    const merged = mergeKey !== undefined && mergeKey === last?.mergeKey ? past.pop() : undefined;
    const before = merged?.before ?? model.values;
    if (!dequal(before, after)) past.push({ name: step.name, mergeKey, before });
    model.values = after;
    future.length = 0;
  }
}

type Store = ReturnType<typeof createStore>;

/** Does a step with the history itself. */
function perform(store: Store, step: Step): void {
  if (step.do === 'leave') store.set(endMergeAtom);
  if (step.do === 'undo') store.set(undoAtom);
  if (step.do === 'redo') store.set(redoAtom);
  if (step.do === 'reset') store.set(resetAtom, step);
  if (step.do !== 'change') return;
  const { town, scores, agent } = step.to;
  if (town !== undefined) store.set(townAtom, town, step);
  if (scores !== undefined) store.set(scoresAtom, scores, step);
  if (agent !== undefined) store.set(agentAtom, agent, step);
}

const someValue = fc.oneof(
  fc.record({ town: fc.constantFrom('', 'U', 'Ul', 'Ulm') }),
  fc.record({ scores: fc.array(fc.nat(2), { maxLength: 2 }) }),
  fc.record({ agent: fc.constantFrom('', 'Alex') }),
);
const mergeKey = fc.constantFrom({}, { mergeKey: 'a' }, { mergeKey: 'a' }, { mergeKey: 'b' });
const change = fc
  .tuple(someValue, fc.constantFrom('Typed', 'Pasted'), mergeKey)
  .map(([to, name, key]): Step => ({ do: 'change', to, name, ...key }));
const leave = fc.constant<Step>({ do: 'leave' });
const undo = fc.constant<Step>({ do: 'undo' });
const redo = fc.constant<Step>({ do: 'redo' });
const reset = fc.constant<Step>({ do: 'reset', name: 'New member' });
const steps = fc.array(fc.oneof(change, change, change, undo, undo, redo, leave, reset), {
  size: 'medium',
  maxLength: 40,
});

it('is at every step of any run what a history of whole states would be', () => {
  fc.assert(
    fc.property(steps, (run) => {
      const store = createStore();
      const model: Model = { values: START, past: [], future: [] };
      for (const step of run) {
        perform(store, step);
        walk(model, step);
        expect({
          values: { town: store.get(townAtom), scores: store.get(scoresAtom), agent: store.get(agentAtom) },
          undo: store.get(undoNameAtom),
          redo: store.get(redoNameAtom),
        }).toEqual({
          values: model.values,
          undo: model.past.at(-1)?.name,
          redo: model.future.at(-1)?.name,
        });
      }
    }),
  );
});
