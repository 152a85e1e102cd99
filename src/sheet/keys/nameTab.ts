/**
 * Gives a Tab its name, which WebKitGTK leaves out where Shift is held (`key: "Unidentified", code: "Tab"`): whatever
 * stands in an element gets a Tab by name instead, and what it makes of that holds for the key.
 *
 * @returns ends it
 */
export function nameTab(element: HTMLElement): () => void {
  function name(event: KeyboardEvent) {
    if (event.key !== 'Unidentified' || event.code !== 'Tab') return;
    event.stopImmediatePropagation();
    const { shiftKey, ctrlKey, altKey, metaKey } = event;
    const held = { shiftKey, ctrlKey, altKey, metaKey };
    const named = new KeyboardEvent('keydown', { ...TAB, ...held });
    event.target?.dispatchEvent(named);
    if (named.defaultPrevented) event.preventDefault();
  }
  element.addEventListener('keydown', name, { capture: true });
  return () => element.removeEventListener('keydown', name, { capture: true });
}

const TAB = { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true, composed: true };
