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
  // On macOS Option turns a hyphen into a dash.
  const typed = altKey && key === '–' ? '-' : key;
  const name = typed === ' ' ? 'Space' : typed.length === 1 ? typed.toUpperCase() : typed;
  return modifiers.join('') + name;
}

/** The keys that undo and redo, on every screen and in an open editor. */
export const UNDO_KEYS: readonly string[] = ['Ctrl+Z'];
export const REDO_KEYS: readonly string[] = ['Ctrl+Y', 'Ctrl+Shift+Z'];

/**
 * Whether a key press types a character: those that need AltGr, or Option on macOS, included. Alt with a letter or a
 * digit is a command of the browser's.
 */
export function isCharacter(event: KeyPress): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.length !== 1) return false;
  return event.getModifierState('AltGraph') || !(ctrlKey || metaKey || (altKey && /[a-z\d]/i.test(key)));
}
