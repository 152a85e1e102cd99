import type { CustomCellEditorProps } from 'ag-grid-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CellType } from './cellTypes';
import { keyName, REDO_KEYS, UNDO_KEYS } from './keyPress';
import type { CellChange } from './sheet';

/** What every editor of a sheet is given besides what the grid gives. */
export interface SheetEditorProps extends CustomCellEditorProps<{ id: string }, string> {
  /** Told what the editor holds at every key; null when it closes. */
  draft: (change: CellChange | null) => void;
  type: CellType;
  /** How assistive technology names the editor. */
  cellName: string;
}

/** What an open editor holds, and the ways to change it. */
interface EditedText {
  text: string;
  change: (text: string) => void;
  /** Takes back and does again what was changed since the editor opened; says whether the key is for that. */
  answerUndo: (event: KeyboardEvent) => boolean;
}

/**
 * The text an open editor holds. Every change goes to the grid, which commits it when the editor closes, and to the
 * sheet's draft, so that totals follow every key; the draft ends with the editor.
 *
 * It undoes by itself: the browser, once nothing is left to undo in a field, empties another one on the page.
 *
 * @param opensWith the text the editor opens with
 */
export function useEditedText(props: SheetEditorProps, opensWith: string): EditedText {
  const { draft, data, column, onValueChange } = props;
  const [text, setText] = useState(opensWith);
  const history = useRef<{ past: string[]; future: string[] }>({ past: [], future: [] });

  function show(next: string) {
    setText(next);
    onValueChange(next);
    draft({ row: data.id, column: column.getColId(), text: next });
  }

  function change(next: string) {
    history.current = { past: [...history.current.past, text], future: [] };
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
    to.push(text);
    show(next);
    return true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens; the grid's callbacks are new at every key.
  useLayoutEffect(() => {
    show(opensWith);
    return () => draft(null);
  }, []);
  return { text, change, answerUndo };
}
