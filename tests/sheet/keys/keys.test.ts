import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../../../src/sheet/keys/keyPress';
import { findKey, type SheetCommands } from '../../../src/sheet/keys/keys';
import type { Position } from '../../../src/sheet/range/position';

type Found = Partial<SheetCommands>;

/** Row 1, column 1 of a sheet of 5 rows and 3 columns, of which 2 rows are a screenful. */
const MIDDLE = at(1, 1);
const LAST = at(4, 2);
const CHOICE: Found = { isChoice: true };
const TYPED_OVER: Found = { isTypedOver: true };

function at(row: number, column: number): Position {
  return { row, column };
}

function where({ row, column }: Position): string {
  return `${row}/${column}`;
}

/** The press of a key by its name, such as `Ctrl+d`. */
function keyPress(name: string): KeyPress {
  const held = name.split('+');
  const key = held.pop() ?? '';
  return {
    key: key === 'Space' ? ' ' : key,
    shiftKey: held.includes('Shift'),
    ctrlKey: held.includes('Ctrl'),
    altKey: held.includes('Alt'),
    metaKey: held.includes('Command'),
    getModifierState: () => false,
  };
}

/**
 * Presses a key by its name.
 *
 * @returns what the sheet is asked for, such as `go 0/1`; empty where the key is left to the browser
 */
function press(name: string, when: 'ready' | 'editing', found: Found = {}): string {
  const position = found.position ?? MIDDLE;
  const asked: string[] = [];
  const sheet: SheetCommands = {
    position,
    range: { anchor: position, head: position },
    extent: { rows: 5, columns: 3 },
    pageRows: 2,
    isChoice: false,
    isCheck: false,
    isTypedOver: false,
    isLeaving: false,
    tabColumn: null,
    isFilled: () => false,
    go: (to) => asked.push(`go ${where(to)}`),
    tabTo: (to) => asked.push(`tab ${where(to)}`),
    select: ({ anchor, head }) => asked.push(`select ${where(anchor)} to ${where(head)}`),
    edit: () => asked.push('edit'),
    openList: () => asked.push('open the list'),
    switchArrows: () => asked.push('switch the arrows'),
    cancel: () => asked.push('cancel'),
    clear: () => asked.push('clear'),
    tick: () => asked.push('tick'),
    canArrange: true,
    deleteRows: () => asked.push('delete the rows'),
    moveRows: (step) => asked.push(`move the rows by ${step}`),
    settle: () => asked.push('settle'),
    fill: (along) => asked.push(`fill ${along}`),
    fillWithEntry: () => asked.push('fill with the entry'),
    prepareToLeave: () => asked.push('prepare to leave'),
    leave: () => asked.push('leave'),
    ...found,
  };
  const line = findKey(keyPress(name), when === 'editing');
  if (line?.if?.(sheet) ?? true) line?.act(sheet);
  return asked.join(', ');
}

describe('a key in a cell that is not edited', () => {
  it.each<[key: string, found: Found, asked: string]>([
    ['ArrowDown', {}, 'go 2/1'],
    ['ArrowUp', {}, 'go 0/1'],
    ['ArrowRight', {}, 'go 1/2'],
    ['ArrowLeft', {}, 'go 1/0'],
    ['ArrowDown', { position: LAST }, 'go 4/2'],
    ['ArrowRight', { position: LAST }, 'go 4/2'],
    ['ArrowDown', CHOICE, 'go 2/1'],
    ['Ctrl+ArrowDown', {}, 'go 4/1'],
    ['Command+ArrowDown', {}, 'go 4/1'],
    ['Ctrl+ArrowDown', { isFilled: ({ row }) => row <= 2 }, 'go 2/1'],
    ['Home', {}, 'go 1/0'],
    ['End', {}, 'go 1/2'],
    ['Ctrl+Home', {}, 'go 0/0'],
    ['Ctrl+End', { isFilled: ({ row, column }) => row === 3 && column === 1 }, 'go 3/1'],
    ['PageDown', {}, 'go 3/1'],
    ['PageUp', {}, 'go 0/1'],
    ['Enter', {}, 'go 2/1'],
    ['Enter', { tabColumn: 0 }, 'go 2/0'],
    ['Enter', CHOICE, 'open the list'],
    ['Shift+Enter', {}, 'go 0/1'],
    ['Shift+Enter', CHOICE, 'go 0/1'],
    ['Alt+ArrowDown', CHOICE, 'open the list'],
    ['Alt+ArrowDown', {}, ''],
    ['Tab', {}, 'tab 1/2'],
    ['Tab', { position: at(1, 2) }, 'tab 2/0'],
    ['Tab', { position: LAST }, 'leave'],
    ['Tab', { isLeaving: true }, 'leave'],
    ['Shift+Tab', {}, 'tab 1/0'],
    ['Shift+Tab', { position: at(1, 0) }, 'tab 0/2'],
    ['Shift+Tab', { position: at(0, 0) }, 'leave'],
    ['Shift+Tab', { isLeaving: true }, 'leave'],
    ['F2', {}, 'edit'],
    ['Delete', {}, 'clear'],
    ['Backspace', {}, 'clear'],
    ['Ctrl+m', {}, 'settle'],
    ['Escape', {}, 'prepare to leave'],
    ['Shift+ArrowDown', {}, 'select 1/1 to 2/1'],
    ['Shift+ArrowUp', { range: { anchor: MIDDLE, head: at(3, 2) } }, 'select 1/1 to 2/2'],
    ['Shift+End', {}, 'select 1/1 to 1/2'],
    ['Ctrl+Shift+ArrowRight', {}, 'select 1/1 to 1/2'],
    ['Ctrl+Shift+Home', {}, 'select 1/1 to 0/0'],
    ['Ctrl+a', {}, 'select 0/0 to 4/2'],
    ['Shift+Space', {}, 'select 1/0 to 1/2'],
    ['Ctrl+Space', {}, 'select 0/1 to 4/1'],
    ['Ctrl+d', {}, 'fill down'],
    ['Ctrl+r', {}, 'fill right'],
    ['Ctrl+Alt+-', {}, 'delete the rows'],
    ['Command+Alt+–', {}, 'delete the rows'],
    ['Ctrl+Alt+-', { canArrange: false }, ''],
    ['Alt+Shift+ArrowUp', {}, 'move the rows by -1'],
    ['Alt+Shift+ArrowDown', {}, 'move the rows by 1'],
    ['Alt+Shift+ArrowDown', { canArrange: false }, ''],
  ])('%s, given %o, asks for: %s', (key, found, asked) => {
    expect(press(key, 'ready', found)).toBe(asked);
  });

  it.each([
    'a',
    '5',
    'Space',
    'Ctrl+-',
    'Alt+ArrowUp',
    'Alt+Shift+ArrowLeft',
    'Ctrl+Enter',
    'Ctrl+Tab',
    'Alt+Home',
    'F5',
    'Shift',
  ])('%s is no key of the sheet', (key) => {
    expect(press(key, 'ready')).toBe('');
  });
});

describe('a key in an open editor', () => {
  it.each<[key: string, found: Found, asked: string]>([
    ['Enter', {}, 'go 2/1'],
    ['Enter', CHOICE, 'go 2/1'],
    ['Enter', { tabColumn: 0 }, 'go 2/0'],
    ['Shift+Enter', {}, 'go 0/1'],
    ['Ctrl+Enter', {}, 'fill with the entry'],
    ['Tab', {}, 'tab 1/2'],
    ['Tab', { position: LAST }, 'leave'],
    ['Shift+Tab', {}, 'tab 1/0'],
    ['Escape', {}, 'cancel'],
    ['F2', {}, 'switch the arrows'],
    ['ArrowRight', TYPED_OVER, 'go 1/2'],
    ['ArrowUp', TYPED_OVER, 'go 0/1'],
    ['ArrowRight', { ...TYPED_OVER, ...CHOICE }, 'go 1/2'],
    ['ArrowUp', { ...TYPED_OVER, ...CHOICE }, ''],
    ['ArrowRight', {}, ''],
    ['ArrowUp', {}, ''],
  ])('%s, given %o, asks for: %s', (key, found, asked) => {
    expect(press(key, 'editing', found)).toBe(asked);
  });

  it.each([
    'Home',
    'End',
    'Delete',
    'Backspace',
    'PageDown',
    'Shift+ArrowLeft',
    'Ctrl+a',
    'Ctrl+Alt+-',
    'Alt+Shift+ArrowUp',
    'Shift+Space',
    'a',
  ])('%s is left to the text', (key) => {
    expect(press(key, 'editing')).toBe('');
    expect(findKey(keyPress(key), true)).toBeUndefined();
  });

  it.each(['Ctrl+d', 'Ctrl+r'])('%s neither fills nor reaches the browser', (key) => {
    expect(press(key, 'editing')).toBe('');
    expect(findKey(keyPress(key), true)).toBeDefined();
  });
});
