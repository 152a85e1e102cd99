import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { SHEET_KEYS } from '../sheet/keys/keys';
import { openModal } from '../sheet/openModal';
import { APP_KEYS, areShortcutsOpenAtom } from './appKeys';
import { FIELD_KEYS } from './fieldKeys';
import './shortcuts.css';

interface Shortcut {
  keys: readonly string[];
  name: string;
}

/** What the browser's own events answer, and so no line of a key table. */
const GESTURES: readonly Shortcut[] = [
  { keys: ['a character'], name: 'Replace the content; in a dropdown choose by first letters' },
  { keys: ['double click'], name: 'Edit the present content' },
  { keys: ['Shift+click', 'drag'], name: 'Extend the range' },
  { keys: ['a long touch'], name: 'Select a cell, whose handle then extends the range' },
  { keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], name: 'Copy, cut and paste the range' },
];

/**
 * The list of all keys, drawn from the tables that answer them.
 *
 * @param reviewKeys those of the review of a report, which come with it
 */
export function ShortcutsDialog({ reviewKeys }: { reviewKeys: readonly Shortcut[] }) {
  const setOpen = useSetAtom(areShortcutsOpenAtom);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current), []);

  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby="shortcuts" onClose={() => setOpen(false)}>
      <div className="card-head">
        <h2 id="shortcuts">Keyboard shortcuts</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <p className="field-note">On macOS the Command key takes the place of Ctrl.</p>
      <Shortcuts caption="In a cell" shortcuts={linesOf('ready')} />
      <Shortcuts caption="While editing" shortcuts={linesOf('editing')} />
      <Shortcuts caption="With mouse and clipboard" shortcuts={GESTURES} />
      <Shortcuts caption="In a field of agent or member" shortcuts={FIELD_KEYS} />
      <Shortcuts caption="In the review of a report" shortcuts={reviewKeys} />
      <Shortcuts caption="Everywhere" shortcuts={APP_KEYS} />
    </dialog>
  );
}

function Shortcuts({ caption, shortcuts }: { caption: string; shortcuts: readonly Shortcut[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {shortcuts.map(({ keys, name }) => (
          <tr key={name}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key}>{key.replace('Arrow', '')}</kbd>
              ))}
            </th>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lines of the key table for one state of the sheet, those of one name drawn together. */
function linesOf(when: 'ready' | 'editing'): readonly Shortcut[] {
  const lines = SHEET_KEYS.filter((key) => key.name !== '' && (key.when === when || key.when === 'always'));
  const names = [...new Set(lines.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    keys: lines.filter((line) => line.name === name).flatMap(({ keys }) => keys),
  }));
}
