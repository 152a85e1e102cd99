import type { RefObject } from 'react';

/** What ends a press, or comes of it while the button is still held. */
const OUTCOMES = ['change', 'keydown', 'contextmenu', 'dragstart', 'pointercancel'] as const;

/**
 * Tells when an element is left: the focus goes elsewhere, something else is clicked, which does not always take the
 * focus, or the page is printed.
 *
 * A press takes the focus as it begins. Whatever is changed then may push away what is pressed, and no click would
 * come of it. So the element is left only when the press ends, right before its click, which ticks a box or a choice
 * before anybody is told: what changes after that would take the tick back. A window that loses the focus leaves
 * nothing: whoever comes back types on.
 *
 * @param leave may be called although nothing has come back since the last call
 * @returns ends it
 */
export function watchLeaving(element: RefObject<HTMLElement | null>, leave: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const early = { capture: true, signal };
  let isPressed = false;
  let isWaiting = false;

  function isWithin(target: EventTarget | null): boolean {
    return target instanceof Node && element.current?.contains(target) === true;
  }

  function begin({ button }: MouseEvent) {
    isPressed = button === 0;
  }

  function end() {
    isPressed = false;
    if (!isWaiting) return;
    isWaiting = false;
    if (!isWithin(document.activeElement)) leave();
  }

  // A field tells of its own change as it loses the focus.
  function come({ target }: Event) {
    if (!isWithin(target)) end();
  }

  function leaveBy({ target }: Event) {
    if (isWithin(target)) return;
    isPressed = false;
    isWaiting = false;
    leave();
  }

  // An editor that closes gives the focus back to its cell at once.
  function loseFocus() {
    queueMicrotask(() => {
      if (isWithin(document.activeElement)) return;
      if (isPressed) isWaiting = true;
      else leave();
    });
  }

  element.current?.addEventListener('focusout', loseFocus, { signal });
  for (const start of ['pointerdown', 'mousedown'] as const) addEventListener(start, begin, early);
  addEventListener('mouseup', end, early);
  // A finger's press goes on as one of the mouse, or never.
  addEventListener('pointerup', () => setTimeout(end), early);
  for (const outcome of OUTCOMES) addEventListener(outcome, come, early);
  // A slider moves before it takes the focus, and is undone before what was typed. What is on paper is entered too.
  for (const act of ['input', 'click', 'beforeprint'] as const) addEventListener(act, leaveBy, early);
  addEventListener('blur', end, { signal });
  return () => {
    isWaiting = false;
    listening.abort();
  };
}
