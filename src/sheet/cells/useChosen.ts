import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { isCharacter } from '../keys/keyPress';
import { chooseByLetters, type TypedWord, typeOn } from './typeAhead';
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
  const first = eventKey?.length === 1 ? eventKey.trim() : '';
  const typedWord = useRef<TypedWord>({ word: first, at: performance.now() });
  const opensWith = (chooseByLetters(choices, first) ?? first) || (initialValue ?? '');
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
    const isOfChoice = chooseByLetters(choices, event.key) !== undefined;
    typedWord.current = typeOn(typedWord.current, event.key, event.timeStamp, isOfChoice);
    const { word } = typedWord.current;
    // What begins no choice stays as it was typed: the cell says so when it takes it.
    if (word.trim() !== '') change(chooseByLetters(choices, word, value) ?? word);
    return true;
  }

  return { value, isDropped, change, pick, chooseByKey };
}
