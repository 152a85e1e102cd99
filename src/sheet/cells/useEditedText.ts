import { type CustomCellEditorProps, useGridCellEditor } from 'ag-grid-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { keyName, REDO_KEYS, UNDO_KEYS } from '../keys/keyPress';
import type { CellType } from './cellTypes';

/** What every editor of a sheet is given besides what the grid gives. */
export interface SheetEditorProps extends CustomCellEditorProps<{ id: string }, string> {
  /** Told what is typed in the editor at every key; null when it closes. */
  draft: (typed: string | null) => void;
  /** Told what was typed where it is what the cell held before, which the grid takes for no change. */
  retype: (typed: string) => void;
  /** The characters that the cell refused right before the editor was opened by typing. */
  refused: string;
  type: CellType;
  /** How assistive technology names the editor. */
  cellName: string;
}

/** What is typed in an open editor, and the ways to change it. */
interface EditedText {
  typed: string;
  change: (typed: string) => void;
  /** The same for a character that the cell refuses: nothing of it is shown, and there is nothing to undo. */
  note: (typed: string) => void;
  /** Takes back and does again what was changed since the editor opened; says whether the key is for that. */
  answerUndo: (event: KeyboardEvent) => boolean;
}

/**
 * The text that is typed in an open editor. Every change goes to the sheet's draft, so that totals follow every key; the
 * draft ends with the editor. The grid, which draws the cell anew whenever it is told the text, is told it when it closes
 * the editor and commits it.
 *
 * It undoes by itself: the browser, once nothing is left to undo in a field, empties another one on the page.
 *
 * @param opensWith the text the editor opens with
 */
export function useEditedText(props: SheetEditorProps, opensWith: string): EditedText {
  const { draft, retype, eventKey, initialValue, onValueChange } = props;
  const [typed, setTyped] = useState(opensWith);
  /** The same for a commit that comes before the next rendering, as of a choice that is picked. */
  const latest = useRef(opensWith);
  const history = useRef<{ past: string[]; future: string[] }>({ past: [], future: [] });

  function show(next: string) {
    setTyped(next);
    latest.current = next;
    draft(next);
  }

  useGridCellEditor({
    isCancelAfterEnd: () => {
      onValueChange(latest.current);
      const isTyped = eventKey?.length === 1 || history.current.past.length > 0;
      if (isTyped && latest.current === initialValue) retype(latest.current);
      return false;
    },
  });

  function change(next: string) {
    history.current = { past: [...history.current.past, typed], future: [] };
    show(next);
  }

  function answerUndo(event: KeyboardEvent): boolean {
    const name = keyName(event);
    if (![...UNDO_KEYS, ...REDO_KEYS].includes(name)) return false;
    event.preventDefault();
    const { past, future } = history.current;
    const [from, to] = UNDO_KEYS.includes(name) ? [past, future] : [future, past];
    const next = from.pop();
    if (next === undefined) return true;
    to.push(typed);
    show(next);
    return true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens; the grid's callbacks are new at every key.
  useLayoutEffect(() => {
    show(opensWith);
    return () => draft(null);
  }, []);
  return { typed, change, note: show, answerUndo };
}
