import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isCharacter } from './keyPress';
import { chooseByLetters } from './typeAhead';
import { type SheetEditorProps, useEditedText } from './useEditedText';

/** The list in which a dropdown cell is chosen, an empty choice first; letters choose by how a label begins. */
export function SelectEditor(props: SheetEditorProps) {
  const { choices } = props.type;
  const { eventKey, initialValue, cellName } = props;
  const letters = useRef(eventKey?.length === 1 ? eventKey : '');
  const committed = initialValue ?? '';
  const opensWith = chooseByLetters(choices, letters.current) ?? committed;
  const { typed: value, change, answerUndo } = useEditedText(props, opensWith);
  const select = useRef<HTMLSelectElement>(null);
  /** While the list is dropped down it takes every key itself, and what is picked in it is meant. */
  const isDropped = useRef(false);

  useLayoutEffect(() => {
    select.current?.focus();
    if (eventKey === 'Enter') isDropped.current = dropDown(select.current);
  }, [eventKey]);

  function pick(picked: string) {
    change(picked);
    if (!isDropped.current) return;
    props.stopEditing();
    props.api.setFocusedCell(props.rowIndex, props.column);
  }

  function chooseByKey(event: KeyboardEvent) {
    isDropped.current = false;
    if (answerUndo(event) || !isCharacter(event)) return;
    event.preventDefault();
    const longer = letters.current + event.key;
    letters.current = chooseByLetters(choices, longer) === undefined ? event.key : longer;
    const found = chooseByLetters(choices, letters.current, value);
    if (found !== undefined) change(found);
  }

  return (
    <select
      ref={select}
      className="cell-select"
      aria-label={cellName}
      value={value}
      onChange={(event) => pick(event.target.value)}
      onMouseDown={() => {
        isDropped.current = true;
      }}
      onKeyDown={chooseByKey}
    >
      <option value="" />
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** Drops the list down where the browser can, and says whether it did; elsewhere arrow keys choose in the closed list. */
function dropDown(select: HTMLSelectElement | null): boolean {
  try {
    select?.showPicker();
    return true;
  } catch {
    return false;
  }
}
