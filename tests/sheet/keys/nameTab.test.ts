// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { nameTab } from '../../../src/sheet/keys/nameTab';

/** Presses a key in a grid that takes the Tabs which come by name; says what came, and whether it was taken. */
function press(init: KeyboardEventInit): { came: string[]; isTaken: boolean } {
  const grid = document.createElement('div');
  const cell = document.createElement('div');
  grid.append(cell);
  const came: string[] = [];
  nameTab(grid);
  grid.addEventListener('keydown', (event) => {
    came.push(`${event.shiftKey ? 'Shift+' : ''}${event.key}`);
    if (event.key === 'Tab') event.preventDefault();
  });
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  cell.dispatchEvent(event);
  return { came, isTaken: event.defaultPrevented };
}

it.each([
  ['a Tab without a name', { key: 'Unidentified', code: 'Tab', shiftKey: true }, ['Shift+Tab'], true],
  ['a Tab by name', { key: 'Tab', code: 'Tab', shiftKey: true }, ['Shift+Tab'], true],
  ['another key without a name', { key: 'Unidentified', code: 'F20' }, ['Unidentified'], false],
])('%s comes to the grid once', (_, init, came, isTaken) => {
  expect(press(init)).toEqual({ came, isTaken });
});
