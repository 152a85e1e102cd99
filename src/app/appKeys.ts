import { atom, type createStore } from 'jotai';
import { REDO_KEYS, UNDO_KEYS } from '../sheet/keys/keyPress';
import { redo, undo } from './undo';

/** Whether the list of shortcuts is open. */
export const areShortcutsOpenAtom = atom(false);

interface AppKey {
  keys: readonly string[];
  name: string;
  /** Answers it on the screen of the given title. */
  act: (store: ReturnType<typeof createStore>, shown: string) => void;
  /** Whether an open cell editor or a dialog keeps the key for its text. */
  isTextKey: boolean;
}

/** One line per key that works on every screen. `Ctrl` is the Command key on macOS. */
export const APP_KEYS: readonly AppKey[] = [
  { keys: UNDO_KEYS, name: 'Undo', act: undo, isTextKey: true },
  { keys: REDO_KEYS, name: 'Redo', act: redo, isTextKey: true },
  { keys: ['Ctrl+S'], name: 'Save the case', act: () => press('save-case'), isTextKey: false },
  { keys: ['Ctrl+O'], name: 'Open a case', act: () => press('open-case'), isTextKey: false },
  {
    keys: ['Ctrl+P'],
    name: 'Print the page for the member',
    act: () => window.print(),
    isTextKey: false,
  },
  {
    keys: ['Ctrl+/'],
    name: 'This list',
    act: (store) => store.set(areShortcutsOpenAtom, true),
    isTextKey: false,
  },
];

/** Presses a button of the header, which enters what is open in a sheet first. Behind a dialog it does nothing. */
function press(id: string): void {
  if (!document.querySelector('dialog[open]')) document.getElementById(id)?.click();
}
