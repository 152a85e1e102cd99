import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isCharacter } from './keys';
import { chooseByLetters } from './typeAhead';
import { type SheetEditorProps, useEditedText } from './useEditedText';

/** The list in which a dropdown cell is chosen, an empty choice first; letters choose by how a label begins. */
export function SelectEditor(props: SheetEditorProps) {
  const { choices } = props.type;
  const { eventKey, initialValue, cellName } = props;
  const letters = useRef(eventKey?.length === 1 ? eventKey : '');
  const committed = initialValue ?? '';
  const [value, change] = useEditedText(props, chooseByLetters(choices, letters.current) ?? committed);
  const select = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    select.current?.focus();
    if (eventKey === 'Enter') openList(select.current);
  }, [eventKey]);

  function chooseByKey(event: KeyboardEvent) {
    if (!isCharacter(event)) return;
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
      onChange={(event) => change(event.target.value)}
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

/** Drops the list down, where the browser can; elsewhere the arrow keys choose in the closed list. */
function openList(select: HTMLSelectElement | null): void {
  try {
    select?.showPicker?.();
  } catch {
    // Browsers drop a list down only in answer to a key or a click of the user.
  }
}
