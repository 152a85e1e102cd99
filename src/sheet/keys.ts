import { type Extent, moveBy, type Position, tabFrom } from './position';

/** What a key can ask of the sheet it is pressed in. */
export interface SheetCommands {
  position: Position;
  extent: Extent;
  /** Whether the cell is a dropdown. */
  isChoice: boolean;
  /** Commits what an open editor holds, and moves the focus. */
  go: (to: Position) => void;
  /** Opens the editor on the present content. */
  edit: () => void;
  /** Opens the editor with its list dropped down. */
  openList: () => void;
  /** Empties the cell. */
  clear: () => void;
  /** Closes the editor and forgets what was typed. */
  cancel: () => void;
  /** Commits what an open editor holds, and hands the focus on to what stands beside the grid. */
  leave: () => void;
}

interface SheetKey {
  keys: readonly string[];
  when: 'ready' | 'editing' | 'always';
  act: (commands: SheetCommands) => void;
}

/** One line per key of a sheet; the first line that fits is done. `Ctrl` is the Command key on macOS. */
const SHEET_KEYS: readonly SheetKey[] = [
  { keys: ['Enter'], when: 'ready', act: (sheet) => (sheet.isChoice ? sheet.openList() : move(sheet, 1, 0)) },
  { keys: ['Enter'], when: 'editing', act: (sheet) => move(sheet, 1, 0) },
  { keys: ['Shift+Enter'], when: 'always', act: (sheet) => move(sheet, -1, 0) },
  { keys: ['Tab'], when: 'always', act: (sheet) => tab(sheet, 1) },
  { keys: ['Shift+Tab'], when: 'always', act: (sheet) => tab(sheet, -1) },
  { keys: ['ArrowDown'], when: 'ready', act: (sheet) => move(sheet, 1, 0) },
  { keys: ['ArrowUp'], when: 'ready', act: (sheet) => move(sheet, -1, 0) },
  { keys: ['ArrowRight'], when: 'ready', act: (sheet) => move(sheet, 0, 1) },
  { keys: ['ArrowLeft'], when: 'ready', act: (sheet) => move(sheet, 0, -1) },
  { keys: ['Home'], when: 'ready', act: (sheet) => move(sheet, 0, -sheet.extent.columns) },
  { keys: ['End'], when: 'ready', act: (sheet) => move(sheet, 0, sheet.extent.columns) },
  { keys: ['Alt+ArrowDown'], when: 'ready', act: (sheet) => (sheet.isChoice ? sheet.openList() : undefined) },
  { keys: ['F2'], when: 'ready', act: (sheet) => sheet.edit() },
  { keys: ['Delete', 'Backspace'], when: 'ready', act: (sheet) => sheet.clear() },
  { keys: ['Escape'], when: 'editing', act: (sheet) => sheet.cancel() },
];

/** The line of the key table that a key press asks for; undefined where it means nothing to a sheet. */
export function findKey(event: KeyPress, isEditing: boolean): SheetKey | undefined {
  const key = keyName(event);
  const now = isEditing ? 'editing' : 'ready';
  return SHEET_KEYS.find(({ keys, when }) => (when === 'always' || when === now) && keys.includes(key));
}

/** What the rules of keys look at in a keyboard event. */
interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  getModifierState: (modifier: 'AltGraph') => boolean;
}

/** The name of a key press as the key table writes it, such as `Shift+Enter` or `Ctrl+Z`. */
function keyName(event: KeyPress): string {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const modifiers = [ctrlKey || metaKey ? 'Ctrl+' : '', altKey ? 'Alt+' : '', shiftKey ? 'Shift+' : ''];
  return modifiers.join('') + (key.length === 1 ? key.toUpperCase() : key);
}

/** Whether a key press types a character, those that need the AltGr key included. */
export function isCharacter(event: KeyPress): boolean {
  const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  return event.key.length === 1 && !isCommand;
}

function move(sheet: SheetCommands, rows: number, columns: number): void {
  sheet.go(moveBy(sheet.position, rows, columns, sheet.extent));
}

function tab(sheet: SheetCommands, step: 1 | -1): void {
  const next = tabFrom(sheet.position, step, sheet.extent);
  if (next) sheet.go(next);
  else sheet.leave();
}
