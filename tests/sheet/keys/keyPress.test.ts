import { describe, expect, it } from 'vitest';
import { isCharacter, type KeyPress, keyName } from '../../../src/sheet/keys/keyPress';

/** A press of a key with the modifiers that are held. */
function press(key: string, ...held: ('shift' | 'ctrl' | 'meta' | 'alt' | 'AltGraph')[]): KeyPress {
  return {
    key,
    shiftKey: held.includes('shift'),
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    altKey: held.includes('alt'),
    getModifierState: (modifier) => held.includes(modifier),
  };
}

describe('keyName', () => {
  it.each([
    ['Enter', press('Enter')],
    ['Shift+Enter', press('Enter', 'shift')],
    ['Ctrl+Home', press('Home', 'ctrl')],
    ['Ctrl+Home', press('Home', 'meta')],
    ['Alt+ArrowDown', press('ArrowDown', 'alt')],
    ['Ctrl+D', press('d', 'ctrl')],
    ['Ctrl+D', press('D', 'ctrl')],
    ['Ctrl+Shift+Z', press('z', 'shift', 'ctrl')],
    ['Shift+Space', press(' ', 'shift')],
    ['F2', press('F2')],
  ])('is %s', (name, event) => {
    expect(keyName(event)).toBe(name);
  });
});

describe('isCharacter', () => {
  it.each([
    ['a letter', press('a')],
    ['a capital', press('A', 'shift')],
    ['a space', press(' ')],
    ['a sign', press('$', 'shift')],
    ['a sign of the AltGr key', press('@', 'ctrl', 'alt', 'AltGraph')],
  ])('holds for %s', (_, event) => {
    expect(isCharacter(event)).toBe(true);
  });

  it.each([
    ['Enter', press('Enter')],
    ['F2', press('F2')],
    ['a dead key', press('Dead')],
    ['a letter with Ctrl', press('c', 'ctrl')],
    ['a letter with Command', press('c', 'meta')],
    ['a letter with Alt', press('c', 'alt')],
  ])('does not hold for %s', (_, event) => {
    expect(isCharacter(event)).toBe(false);
  });
});
