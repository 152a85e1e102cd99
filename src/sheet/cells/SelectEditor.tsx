import { useLayoutEffect, useRef } from 'react';
import { ListEditor } from './ListEditor';
import { useChosen } from './useChosen';
import type { SheetEditorProps } from './useEditedText';

/** The list in which a dropdown cell is chosen, an empty choice first: the browser's own where keys can drop it down. */
export function SelectEditor(props: SheetEditorProps) {
  const Editor = 'showPicker' in HTMLSelectElement.prototype ? NativeEditor : ListEditor;
  return <Editor {...props} />;
}

function NativeEditor(props: SheetEditorProps) {
  const { value, isDropped, pick, chooseByKey } = useChosen(props);
  const select = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    select.current?.focus();
    if (isDropped.current) isDropped.current = dropDown(select.current);
  }, [isDropped]);

  return (
    <select
      ref={select}
      className="cell-select"
      aria-label={props.cellName}
      value={value}
      onChange={(event) => pick(event.target.value)}
      onMouseDown={() => {
        isDropped.current = true;
      }}
      onKeyDown={(event) => {
        // While the list is dropped down it takes every key itself.
        isDropped.current = false;
        chooseByKey(event);
      }}
    >
      <option value="" />
      {props.type.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** Drops the list down where the browser lets it, and says whether it did; else arrow keys choose in the closed list. */
function dropDown(select: HTMLSelectElement | null): boolean {
  try {
    select?.showPicker();
    return true;
  } catch {
    return false;
  }
}
