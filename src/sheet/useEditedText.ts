import type { CustomCellEditorProps } from 'ag-grid-react';
import { useLayoutEffect, useState } from 'react';
import type { CellType } from './cellTypes';
import type { CellChange } from './sheet';

/** What every editor of a sheet is given besides what the grid gives. */
export interface SheetEditorProps extends CustomCellEditorProps<{ id: string }, string> {
  /** Told what the editor holds at every key; null when it closes. */
  draft: (change: CellChange | null) => void;
  type: CellType;
  /** How assistive technology names the editor. */
  cellName: string;
}

/**
 * The text an open editor holds. Every change goes to the grid, which commits it when the editor closes, and to the
 * sheet's draft, so that totals follow every key; the draft ends with the editor.
 *
 * @param opensWith the text the editor opens with
 */
export function useEditedText(props: SheetEditorProps, opensWith: string): [string, (text: string) => void] {
  const { draft, data, column, onValueChange } = props;
  const [text, setText] = useState(opensWith);

  function change(next: string) {
    setText(next);
    onValueChange(next);
    draft({ row: data.id, column: column.getColId(), text: next });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens; the grid's callbacks are new at every key.
  useLayoutEffect(() => {
    change(opensWith);
    return () => draft(null);
  }, []);
  return [text, change];
}
