import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { withEdit, withRefused } from './typedText';
import { type SheetEditorProps, useEditedText } from './useEditedText';

/** The field in which a text or money cell is typed; money shows its dollar sign in front. */
export function InputEditor(props: SheetEditorProps) {
  const { type, eventKey, refused, initialValue, cellName, api } = props;
  const isTypedOver = eventKey?.length === 1;
  const opensWith = isTypedOver ? refused + eventKey : (initialValue ?? '');
  // What is typed on the keyboard of the screen then replaces it, as in a cell where a key opens the editor.
  const isTapped = !eventKey && api.getGridOption('singleClickEdit');
  const { typed, change, note, answerUndo } = useEditedText(props, opensWith);
  const input = useRef<HTMLInputElement>(null);
  const noteRefused = useEffectEvent((character: string) => {
    note(withRefused(typed, character, input.current?.selectionEnd ?? 0, type.sanitize));
  });

  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    const end = field?.value.length ?? 0;
    field?.setSelectionRange(isTapped ? 0 : end, end);
    // A refused character must not reach the field: taking it out afterwards would throw the caret to the end.
    const refuse = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || !event.data || type.sanitize(event.data) !== '') return;
      event.preventDefault();
      noteRefused(event.data);
    };
    field?.addEventListener('beforeinput', refuse);
    return () => field?.removeEventListener('beforeinput', refuse);
  }, [type, isTapped]);

  return (
    <div className={`cell-input ${type.kind}`}>
      {type.kind === 'money' && <span aria-hidden="true">$</span>}
      <input
        ref={input}
        aria-label={cellName}
        autoComplete="off"
        inputMode={type.kind === 'money' ? 'decimal' : 'text'}
        spellCheck={false}
        value={type.sanitize(typed)}
        onKeyDown={answerUndo}
        onChange={(event) => change(withEdit(typed, event.target.value, type.sanitize))}
      />
    </div>
  );
}
