import type { Atom, createStore } from 'jotai';
import { budgetEntriesAtom } from '../budget/budgetAtoms';
import { debtEntriesAtom } from '../debts/debtAtoms';
import { redoAtom, redoNameAtom, standingActsAtom, undoAtom, undoNameAtom } from '../history/history';
import { say, unsay } from '../messages/say';
import { creditScoreAtom, monthsAtom, planChoicesAtom } from '../plan/planAtoms';

type Store = ReturnType<typeof createStore>;

/** What can be undone on each screen, by the screen's title. */
const SCREENS: readonly { title: string; atoms: readonly Atom<unknown>[] }[] = [
  { title: 'Budget', atoms: [budgetEntriesAtom] },
  { title: 'Calculator', atoms: [debtEntriesAtom, monthsAtom, planChoicesAtom, creditScoreAtom] },
];

/** Undoes the last act. Where nothing of it is seen on the screen that is shown, a message names it, and where it was. */
export function undo(store: Store, shown: string): void {
  const name = store.get(undoNameAtom);
  const seen = screensChangedBy(store, () => store.set(undoAtom));
  tell(store, 'Undone', name, seen, shown);
}

/** The same of the act that was undone last, done again. */
export function redo(store: Store, shown: string): void {
  const name = store.get(redoNameAtom);
  const seen = screensChangedBy(store, () => store.set(redoAtom));
  tell(store, 'Redone', name, seen, shown);
}

function screensChangedBy(store: Store, act: () => void): string[] {
  const states = () => SCREENS.map(({ atoms }) => atoms.map((atom) => store.get(atom)));
  const before = states();
  act();
  const after = states();
  return SCREENS.filter((_, screen) =>
    after[screen]?.some((state, index) => state !== before[screen]?.[index]),
  ).map(({ title }) => title);
}

function tell(
  store: Store,
  done: string,
  name: string | undefined,
  changed: readonly string[],
  shown: string,
): void {
  const [screen] = changed;
  if (!screen || changed.includes(shown)) return;
  const said = say('info', `${done} on the ${screen}: ${name}.`, { role: 'status' });
  // It speaks of the last act alone: with the next one it goes.
  const stop = store.sub(standingActsAtom, () => {
    stop();
    said.then(unsay);
  });
}
