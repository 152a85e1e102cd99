import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Choice } from './cellTypes';
import { useChosen } from './useChosen';
import type { SheetEditorProps } from './useEditedText';

const NO_CHOICE: Choice = { value: '', label: '' };

/** A dropped-down list of the sheet's own, for browsers whose own list no key can drop down. */
export function ListEditor(props: SheetEditorProps) {
  const choices = [NO_CHOICE, ...props.type.choices];
  const { value, isDropped, change, pick, chooseByKey } = useChosen(props);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = choices.findIndex((choice) => choice.value === value);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    element.showPopover();
    element.focus();
    const place = () => placeUnder(element);
    place();
    addEventListener('scroll', place, { capture: true });
    return () => removeEventListener('scroll', place, { capture: true });
  }, []);

  // Before the sheet answers the key, which would go on to the next row.
  useLayoutEffect(() => {
    const element = list.current;
    const pickByEnter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || !isDropped.current) return;
      event.preventDefault();
      event.stopPropagation();
      pick(value);
    };
    element?.addEventListener('keydown', pickByEnter);
    return () => element?.removeEventListener('keydown', pickByEnter);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (chooseByKey(event)) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = step && choices[at + step];
    if (!step) return;
    event.preventDefault();
    if (next) change(next.value);
  }

  return (
    <>
      <div className="cell-select">{choices[at]?.label}</div>
      <div
        ref={list}
        className="cell-list"
        popover="manual"
        role="listbox"
        tabIndex={0}
        aria-label={props.cellName}
        aria-activedescendant={`${id}-${at}`}
        onKeyDown={onKeyDown}
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose on the list itself.
          <div
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            aria-label={choice.label || 'No choice'}
            onClick={() => {
              isDropped.current = true;
              pick(choice.value);
            }}
          >
            {choice.label || '\u00A0'}
          </div>
        ))}
      </div>
    </>
  );
}

/** Puts a list under its cell, or over it where there is no room below. */
function placeUnder(list: HTMLElement): void {
  const cell = list.parentElement?.getBoundingClientRect();
  if (!cell) return;
  const { height } = list.getBoundingClientRect();
  const fitsBelow = cell.bottom + height <= innerHeight;
  list.style.minWidth = `${cell.width}px`;
  list.style.left = `${cell.left}px`;
  list.style.top = `${fitsBelow ? cell.bottom : cell.top - height}px`;
}
