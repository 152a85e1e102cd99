import { useLayoutEffect, useRef } from 'react';
import { type SheetEditorProps, useEditedText } from './useEditedText';

/** The field in which a text or money cell is typed; money shows its dollar sign in front. */
export function InputEditor(props: SheetEditorProps) {
  const { type, eventKey, initialValue, cellName } = props;
  const isTypedOver = eventKey?.length === 1;
  const opensWith = isTypedOver ? type.sanitize(eventKey) : (initialValue ?? '');
  const { text, change, answerUndo } = useEditedText(props, opensWith);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    // A refused character must not reach the field: taking it out afterwards would throw the caret to the end.
    const refuse = (event: InputEvent) => {
      if (event.inputType === 'insertText' && event.data && type.sanitize(event.data) === '')
        event.preventDefault();
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
        value={text}
        onKeyDown={answerUndo}
        onChange={(event) => change(type.sanitize(event.target.value))}
      />
    </div>
  );
}
