import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { withEdit, withRefused } from './typedText';
import { type SheetEditorProps, useEditedText } from './useEditedText';

/** The field in which a text or money cell is typed; money shows its dollar sign in front. */
export function InputEditor(props: SheetEditorProps) {
  const { type, eventKey, refused, initialValue, cellName } = props;
  const isTypedOver = eventKey?.length === 1;
  const opensWith = isTypedOver ? refused + eventKey : (initialValue ?? '');
  const { typed, change, note, answerUndo } = useEditedText(props, opensWith);
  const input = useRef<HTMLInputElement>(null);
  const noteRefused = useEffectEvent((character: string) => {
    note(withRefused(typed, character, input.current?.selectionEnd ?? 0, type.sanitize));
  });

  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    // A refused character must not reach the field: taking it out afterwards would throw the caret to the end.
    const refuse = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || !event.data || type.sanitize(event.data) !== '') return;
      event.preventDefault();
      noteRefused(event.data);
    };
    field?.addEventListener('beforeinput', refuse);
    return () => field?.removeEventListener('beforeinput', refuse);
  }, [type]);

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
