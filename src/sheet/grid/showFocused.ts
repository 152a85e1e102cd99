/** Brings cells that take the focus into sight. */
export interface FocusShower {
  show: (cell: Element) => void;
  stop: () => void;
}

/**
 * Brings what takes the focus into sight at once, or where a press gives it the focus, once that press has made its
 * click. What moves under a press makes a tap miss its cell, and a drag of a click.
 *
 * @param isDragged whether the press has come to mean more cells than the one that took the focus
 */
export function showFocused(isDragged: () => boolean): FocusShower {
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  let isPressed = false;
  let pressed: Element | null = null;

  function bring(cell: Element) {
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function press() {
    isPressed = true;
  }

  function release() {
    isPressed = false;
    const cell = pressed;
    pressed = null;
    // The click comes first.
    if (cell) setTimeout(() => cell.contains(document.activeElement) && !isDragged() && bring(cell));
  }

  addEventListener('mousedown', press, early);
  addEventListener('mouseup', release, early);
  return {
    show: (cell) => {
      if (isPressed) pressed = cell;
      else bring(cell);
    },
    stop: () => listening.abort(),
  };
}
