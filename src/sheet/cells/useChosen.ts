import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { isCharacter } from '../keys/keyPress';
import { chooseByLetters } from './typeAhead';
import { type SheetEditorProps, useEditedText } from './useEditedText';

/** What an open dropdown cell holds, and the ways to choose another. */
interface Chosen {
  value: string;
  /** Whether the list is dropped down: what is picked in it then is meant, and closes the editor. */
  isDropped: RefObject<boolean>;
  change: (value: string) => void;
  pick: (value: string) => void;
  /** Chooses by how a label begins, and undoes; says whether the key is for that. */
  chooseByKey: (event: KeyboardEvent) => boolean;
}

/** The choice that an open dropdown cell holds; letters choose by how a label begins. */
export function useChosen(props: SheetEditorProps): Chosen {
  const { choices } = props.type;
  const { eventKey, initialValue } = props;
  const letters = useRef(eventKey?.length === 1 ? eventKey : '');
  const opensWith = chooseByLetters(choices, letters.current) ?? initialValue ?? '';
  const { typed: value, change, answerUndo } = useEditedText(props, opensWith);
  const isDropped = useRef(eventKey === 'Enter');

  function pick(picked: string) {
    change(picked);
    if (!isDropped.current) return;
    props.stopEditing();
    props.api.setFocusedCell(props.rowIndex, props.column);
  }

  function chooseByKey(event: KeyboardEvent): boolean {
    if (answerUndo(event)) return true;
    if (!isCharacter(event)) return false;
    event.preventDefault();
    const longer = letters.current + event.key;
    letters.current = chooseByLetters(choices, longer) === undefined ? event.key : longer;
    const found = chooseByLetters(choices, letters.current, value);
    if (found !== undefined) change(found);
    return true;
  }

  return { value, isDropped, change, pick, chooseByKey };
}
