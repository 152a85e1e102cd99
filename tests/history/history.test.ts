import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import {
  createHistory,
  endMergeAtom,
  redoAtom,
  redoNameAtom,
  resetAtom,
  standingActsAtom,
  undoAtom,
  undoableAtom,
  undoNameAtom,
} from '../../src/history/history';

const townAtom = undoableAtom('');
const scoresAtom = undoableAtom<readonly number[]>([]);
const agentAtom = undoableAtom('', (agent) => agent);

/** A store of its own, its values to be looked at, and what a user does to them. */
function start() {
  const store = createStore();
  return {
    store,
    values: () => [store.get(townAtom), store.get(scoresAtom), store.get(agentAtom)],
    names: () => ({ undo: store.get(undoNameAtom), redo: store.get(redoNameAtom) }),
    town: (town: string, mergeKey?: string) =>
      store.set(townAtom, town, { name: `Town ${town}`, ...(mergeKey && { mergeKey }) }),
    scores: (scores: readonly number[], mergeKey?: string) =>
      store.set(scoresAtom, scores, { name: 'Scores', ...(mergeKey && { mergeKey }) }),
    agent: (agent: string) => store.set(agentAtom, agent, { name: 'Agent' }),
    endMerge: () => store.set(endMergeAtom),
    reset: () => store.set(resetAtom, { name: 'New member' }),
    undo: () => store.set(undoAtom),
    redo: () => store.set(redoAtom),
  };
}

type User = ReturnType<typeof start>;

describe('an act', () => {
  it('tells whoever did it each time it is undone, and not when it is redone', () => {
    const { store, undo, redo } = start();
    const seen: string[] = [];
    const undone = () => seen.push(store.get(townAtom));
    store.set(townAtom, 'Ulm', { name: 'Town', undone });
    expect(seen).toEqual([]);
    undo();
    redo();
    undo();
    expect(seen, 'when the value is back already').toEqual(['', '']);
  });

  it('tells whoever did it each time it is redone, and not when it is undone', () => {
    const { store, undo, redo } = start();
    const seen: string[] = [];
    const redone = () => seen.push(store.get(townAtom));
    store.set(townAtom, 'Ulm', { name: 'Town', redone });
    undo();
    expect(seen).toEqual([]);
    redo();
    undo();
    redo();
    expect(seen, 'when the value is there already').toEqual(['Ulm', 'Ulm']);
  });

  it('is undone and redone by its name', () => {
    const user = start();
    user.town('Ulm');
    user.town('Bonn');
    expect(user.names()).toEqual({ undo: 'Town Bonn', redo: undefined });
    user.undo();
    expect(user.values()[0]).toBe('Ulm');
    expect(user.names()).toEqual({ undo: 'Town Ulm', redo: 'Town Bonn' });
    user.redo();
    expect(user.values()[0]).toBe('Bonn');
    expect(user.names()).toEqual({ undo: 'Town Bonn', redo: undefined });
  });

  it('is not undone nor redone where there is none', () => {
    const user = start();
    user.undo();
    user.redo();
    expect(user.values()).toEqual(['', [], '']);
    expect(user.names()).toEqual({ undo: undefined, redo: undefined });
  });

  it('that changes nothing leaves no step, and keeps what can be redone', () => {
    const user = start();
    user.scores([1, 2]);
    user.town('Ulm');
    user.undo();
    user.scores([1, 2]);
    expect(user.names()).toEqual({ undo: 'Scores', redo: 'Town Ulm' });
  });

  it('that changes something forgets what could be redone', () => {
    const user = start();
    user.town('Ulm');
    user.undo();
    user.scores([1]);
    user.redo();
    expect(user.values()).toEqual(['', [1], '']);
    expect(user.names()).toEqual({ undo: 'Scores', redo: undefined });
  });

  it('can be undone while it is among the last 200', () => {
    const user = start();
    for (let act = 1; act <= 201; act++) user.town(String(act));
    for (let step = 1; step <= 200; step++) user.undo();
    expect(user.values()[0]).toBe('1');
    expect(user.names().undo).toBeUndefined();
  });
});

describe('acts of one merge key', () => {
  const between: [what: string, act: (user: User) => void, afterOneUndo: string][] = [
    ['are one step of undo in a row', () => {}, ''],
    ['are two steps with another act between them', (user) => user.scores([1]), 'U'],
    ['are two steps with an act of another key between them', (user) => user.scores([1], 'scores'), 'U'],
    ['are two steps once the merging is ended', (user) => user.endMerge(), 'U'],
    ['are two steps with an undone act between them', (user) => [user.scores([1]), user.undo()], 'U'],
    ['are two steps with an undo and a redo between them', (user) => [user.undo(), user.redo()], 'U'],
  ];
  it.each(between)('%s', (_, act, afterOneUndo) => {
    const user = start();
    user.town('U', 'town');
    act(user);
    user.town('Ul', 'town');
    user.undo();
    expect(user.values()[0]).toBe(afterOneUndo);
    user.redo();
    expect(user.values()[0]).toBe('Ul');
  });

  it('leave no step where they come back to the beginning', () => {
    const user = start();
    user.agent('Alex');
    user.town('U', 'town');
    user.town('', 'town');
    expect(user.names()).toEqual({ undo: 'Agent', redo: undefined });
  });
});

describe('a reset', () => {
  it('brings every value to its start or what it keeps of it, as one act', () => {
    const user = start();
    user.agent('Alex');
    user.town('Ulm');
    user.scores([1]);
    user.reset();
    expect(user.values()).toEqual(['', [], 'Alex']);
    user.undo();
    expect(user.values()).toEqual(['Ulm', [1], 'Alex']);
    expect(user.names()).toEqual({ undo: 'Scores', redo: 'New member' });
  });

  it('leaves no step where there is nothing to reset', () => {
    const user = start();
    user.agent('Alex');
    user.reset();
    expect(user.names().undo).toBe('Agent');
  });
});

it('lists the acts that stand, each the same object for as long as it can be undone', () => {
  const store = createStore();
  store.set(townAtom, 'Ulm', { name: 'One' });
  const [one] = store.get(standingActsAtom);
  store.set(townAtom, 'Bonn', { name: 'Two' });
  expect(store.get(standingActsAtom)).toHaveLength(2);
  expect(store.get(standingActsAtom)[0]).toBe(one);
  store.set(undoAtom);
  expect(store.get(standingActsAtom)).toEqual([one]);
});

it('lists none of before all was brought back to its start, until that is undone', () => {
  const store = createStore();
  store.set(townAtom, 'Ulm', { name: 'One' });
  const [one] = store.get(standingActsAtom);
  store.set(resetAtom, { name: 'New member' });
  expect(store.get(standingActsAtom)).toEqual([expect.objectContaining({ name: 'New member' })]);
  store.set(townAtom, 'Bonn', { name: 'Two' });
  expect(store.get(standingActsAtom)).toHaveLength(2);
  store.set(undoAtom);
  store.set(undoAtom);
  expect(store.get(standingActsAtom)).toEqual([one]);
});

it('is begun beside another one, and the two know nothing of each other', () => {
  const user = start();
  const { undoableAtom: undoable, undoAtom: undo, undoNameAtom: nameAtom } = createHistory();
  const draftAtom = undoable('');
  user.town('Ulm');
  user.store.set(draftAtom, 'typed', { name: 'Draft' });
  expect(user.names().undo).toBe('Town Ulm');
  expect(user.store.get(nameAtom)).toBe('Draft');
  user.store.set(undo);
  user.store.set(undo);
  expect(user.store.get(draftAtom)).toBe('');
  expect(user.values()[0]).toBe('Ulm');
});
