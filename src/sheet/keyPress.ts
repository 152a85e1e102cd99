/** What the rules of keys look at in a keyboard event. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  getModifierState: (modifier: 'AltGraph') => boolean;
}

/** The name of a key press as key tables write it, such as `Shift+Enter` or `Ctrl+Shift+Z`. */
export function keyName(event: KeyPress): string {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const modifiers = [ctrlKey || metaKey ? 'Ctrl+' : '', altKey ? 'Alt+' : '', shiftKey ? 'Shift+' : ''];
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return modifiers.join('') + name;
}

/** Whether a key press types a character, those that need the AltGr key included. */
export function isCharacter(event: KeyPress): boolean {
  const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  return event.key.length === 1 && !isCommand;
}
