import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ListEditor } from './ListEditor';
import { useChosen } from './useChosen';
import type { SheetEditorProps } from './useEditedText';

/** The list in which a dropdown cell is chosen, an empty choice first: the browser's own where keys can drop it down. */
export function SelectEditor(props: SheetEditorProps) {
  const Editor = 'showPicker' in HTMLSelectElement.prototype ? NativeEditor : ListEditor;
  return <Editor {...props} />;
}

/** What tells how a choice in the dropped-down list ended. */
const ENDS = ['keyup', 'pointermove', 'pointerup'] as const;

function NativeEditor(props: SheetEditorProps) {
  const { value, isDropped, change, pick, chooseByKey } = useChosen(props);
  const select = useRef<HTMLSelectElement>(null);
  const [isPicked, setPicked] = useState(false);

  useLayoutEffect(() => {
    select.current?.focus();
    if (isDropped.current) isDropped.current = dropDown(select.current);
  }, [isDropped]);

  // Chromium's list picks as well when Escape leaves it. Which key it was is known when the key comes up, and that no
  // key was it when the pointer moves on.
  useEffect(() => {
    if (!isPicked) return;
    const answer = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') {
        props.api.stopEditing(true);
        props.api.setFocusedCell(props.rowIndex, props.column);
      } else pick(value);
    };
    for (const type of ENDS) addEventListener(type, answer, { once: true });
    return () => {
      for (const type of ENDS) removeEventListener(type, answer);
    };
  });

  return (
    <select
      ref={select}
      className="cell-select"
      aria-label={props.cellName}
      value={value}
      onChange={({ target }) => {
        change(target.value);
        setPicked(isDropped.current);
      }}
      onMouseDown={() => {
        isDropped.current = true;
      }}
      onKeyDown={(event) => {
        // While the list is dropped down it takes every key itself.
        isDropped.current = false;
        setPicked(false);
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
