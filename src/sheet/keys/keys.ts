import { type Extent, moveBy, type Position, tabFrom } from '../range/position';
import {
  blockEdge,
  type Direction,
  lastUsed,
  type Range,
  wholeColumns,
  wholeRange,
  wholeRows,
} from '../range/range';
import { type KeyPress, keyName } from './keyPress';

/** What a key finds in the sheet it is pressed in, and what it can ask of it. */
export interface SheetCommands {
  /** The cell that has the focus. */
  position: Position;
  range: Range;
  extent: Extent;
  /** Rows in a screenful. */
  pageRows: number;
  isChoice: boolean;
  isCheck: boolean;
  /** Whether the open editor was opened by typing over the cell. */
  isTypedOver: boolean;
  isLeaving: boolean;
  /** The column in which a run of Tabs began; null outside of such a run. */
  tabColumn: number | null;
  isFilled: (position: Position) => boolean;
  /** Commits what an open editor holds, moves the focus, and ends a run of Tabs. */
  go: (to: Position) => void;
  /** The same within a run of Tabs. */
  tabTo: (to: Position) => void;
  select: (range: Range) => void;
  /** Opens the editor on the present content. */
  edit: () => void;
  /** Opens the editor with its list dropped down. */
  openList: () => void;
  /** Lets arrows move the caret instead of leaving the editor, or the other way round. */
  switchArrows: () => void;
  /** Closes the editor and forgets what was typed. */
  cancel: () => void;
  clear: () => void;
  /** Ticks or unticks the boxes of the range. */
  tick: () => void;
  /** Settles the doubts of the range. */
  settle: () => void;
  fill: (along: 'down' | 'right') => void;
  /** Whether the rows of the sheet can be deleted and moved. */
  canArrange: boolean;
  /** Deletes the rows of the range. */
  deleteRows: () => void;
  moveRows: (step: 1 | -1) => void;
  /** Commits what the open editor holds to the whole range. */
  fillWithEntry: () => void;
  /** Makes the next Tab leave the grid. */
  prepareToLeave: () => void;
  /** Commits what an open editor holds, and hands the focus on to what stands beside the grid. */
  leave: () => void;
}

/** One line of the key table. */
export interface SheetKey {
  keys: readonly string[];
  when: 'ready' | 'editing' | 'always';
  /** What the key does, as the list of shortcuts says it; lines of the same name are one there. */
  name: string;
  act: (sheet: SheetCommands) => void;
  /** Where the key is the sheet's; everywhere where it is left out. */
  if?: (sheet: SheetCommands) => boolean;
}

interface Motion {
  key: string;
  name: string;
  to: (sheet: SheetCommands, from: Position) => Position;
}

const ARROWS = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
} as const satisfies Readonly<Record<string, Direction>>;

/** One line per way to move; with Shift it extends the range instead. */
const MOTIONS: readonly Motion[] = [
  ...Object.entries(ARROWS).flatMap(([key, direction]) => [
    {
      key,
      name: 'One cell on',
      to: ({ extent }: SheetCommands, from: Position) =>
        moveBy(from, direction.rows, direction.columns, extent),
    },
    {
      key: `Ctrl+${key}`,
      name: 'To the edge of the filled block',
      to: ({ extent, isFilled }: SheetCommands, from: Position) =>
        blockEdge(from, direction, extent, isFilled),
    },
  ]),
  { key: 'Home', name: 'First cell of the row', to: (_, from) => ({ ...from, column: 0 }) },
  {
    key: 'End',
    name: 'Last cell of the row',
    to: ({ extent }, from) => ({ ...from, column: extent.columns - 1 }),
  },
  { key: 'Ctrl+Home', name: 'First cell', to: () => ({ row: 0, column: 0 }) },
  { key: 'Ctrl+End', name: 'Last used cell', to: ({ extent, isFilled }) => lastUsed(extent, isFilled) },
  {
    key: 'PageUp',
    name: 'A screenful up',
    to: ({ extent, pageRows }, from) => moveBy(from, -pageRows, 0, extent),
  },
  {
    key: 'PageDown',
    name: 'A screenful down',
    to: ({ extent, pageRows }, from) => moveBy(from, pageRows, 0, extent),
  },
];

const MOVE_ROWS = 'Move the selected rows up or down';

/** One line per key of a sheet; the first line that fits is done. `Ctrl` is the Command key on macOS. */
export const SHEET_KEYS: readonly SheetKey[] = [
  {
    keys: ['Enter'],
    when: 'ready',
    name: 'Down; on a dropdown open its list',
    act: (sheet) => (sheet.isChoice ? sheet.openList() : enter(sheet, 1)),
  },
  { keys: ['Enter'], when: 'editing', name: 'Commit and go down', act: (sheet) => enter(sheet, 1) },
  { keys: ['Shift+Enter'], when: 'always', name: 'Up', act: (sheet) => enter(sheet, -1) },
  {
    keys: ['Tab'],
    when: 'always',
    name: 'Right; after the last cell out of the grid',
    act: (sheet) => tab(sheet, 1),
  },
  {
    keys: ['Shift+Tab'],
    when: 'always',
    name: 'Left; before the first cell out of the grid',
    act: (sheet) => tab(sheet, -1),
  },
  ...MOTIONS.map(({ key, name, to }) => ({
    keys: [key],
    when: 'ready' as const,
    name,
    act: (sheet: SheetCommands) => sheet.go(to(sheet, sheet.position)),
  })),
  ...MOTIONS.map(({ key, to }) => ({
    keys: [key.replace(/[^+]+$/, 'Shift+$&')],
    when: 'ready' as const,
    name: 'Extend the range, with any key that moves',
    act: (sheet: SheetCommands) =>
      sheet.select({ anchor: sheet.range.anchor, head: to(sheet, sheet.range.head) }),
  })),
  ...Object.entries(ARROWS).map(([key, { rows, columns }]) => ({
    keys: [key],
    when: 'editing' as const,
    name: 'After typing over a cell: commit and move',
    // In a dropdown the arrows up and down choose.
    if: (sheet: SheetCommands) => sheet.isTypedOver && !(sheet.isChoice && rows !== 0),
    act: (sheet: SheetCommands) => sheet.go(moveBy(sheet.position, rows, columns, sheet.extent)),
  })),
  { keys: ['F2'], when: 'ready', name: 'Edit the present content', act: (sheet) => sheet.edit() },
  {
    keys: ['F2'],
    when: 'editing',
    name: 'Let arrows move the caret, or leave the cell again',
    act: (sheet) => sheet.switchArrows(),
  },
  {
    keys: ['Alt+ArrowDown'],
    when: 'ready',
    name: 'Open the list of a dropdown',
    act: (sheet) => (sheet.isChoice ? sheet.openList() : undefined),
  },
  { keys: ['Escape'], when: 'editing', name: 'Discard the edit', act: (sheet) => sheet.cancel() },
  {
    keys: ['Escape'],
    when: 'ready',
    name: 'Clear the range; then Tab leaves the grid',
    act: (sheet) => sheet.prepareToLeave(),
  },
  { keys: ['Delete', 'Backspace'], when: 'ready', name: 'Clear the range', act: (sheet) => sheet.clear() },
  {
    keys: ['Space'],
    when: 'ready',
    name: 'Tick or untick a box',
    if: ({ isCheck }) => isCheck,
    act: (sheet) => sheet.tick(),
  },
  {
    keys: ['Ctrl+M'],
    when: 'ready',
    name: 'What is marked in the range is checked',
    act: (sheet) => sheet.settle(),
  },
  {
    keys: ['Ctrl+A'],
    when: 'ready',
    name: 'Select all cells',
    act: (sheet) => sheet.select(wholeRange(sheet.extent)),
  },
  {
    keys: ['Shift+Space'],
    when: 'ready',
    name: 'Select the row',
    act: (sheet) => sheet.select(wholeRows(sheet.range, sheet.extent)),
  },
  {
    keys: ['Ctrl+Space'],
    when: 'ready',
    name: 'Select the column',
    act: (sheet) => sheet.select(wholeColumns(sheet.range, sheet.extent)),
  },
  { keys: ['Ctrl+D'], when: 'ready', name: 'Fill down', act: (sheet) => sheet.fill('down') },
  { keys: ['Ctrl+R'], when: 'ready', name: 'Fill right', act: (sheet) => sheet.fill('right') },
  {
    keys: ['Ctrl+Alt+-'],
    when: 'ready',
    name: 'Delete the selected rows and close the gap',
    if: ({ canArrange }) => canArrange,
    act: (sheet) => sheet.deleteRows(),
  },
  {
    keys: ['Alt+Shift+ArrowUp'],
    when: 'ready',
    name: MOVE_ROWS,
    if: ({ canArrange }) => canArrange,
    act: (sheet) => sheet.moveRows(-1),
  },
  {
    keys: ['Alt+Shift+ArrowDown'],
    when: 'ready',
    name: MOVE_ROWS,
    if: ({ canArrange }) => canArrange,
    act: (sheet) => sheet.moveRows(1),
  },
  {
    keys: ['Ctrl+Enter'],
    when: 'editing',
    name: 'Fill the range with the entry',
    act: (sheet) => sheet.fillWithEntry(),
  },
  // The browser would bookmark or reload the page.
  { keys: ['Ctrl+D', 'Ctrl+R'], when: 'editing', name: '', act: () => {} },
];

/** The line of the key table that a key press asks for; undefined where it means nothing to a sheet. */
export function findKey(event: KeyPress, isEditing: boolean): SheetKey | undefined {
  const key = keyName(event);
  const now = isEditing ? 'editing' : 'ready';
  return SHEET_KEYS.find(({ keys, when }) => (when === 'always' || when === now) && keys.includes(key));
}

/** Down or up, after a run of Tabs in the column in which it began. */
function enter({ go, position, tabColumn, extent }: SheetCommands, rows: 1 | -1): void {
  go(moveBy({ ...position, column: tabColumn ?? position.column }, rows, 0, extent));
}

function tab(sheet: SheetCommands, step: 1 | -1): void {
  const next = sheet.isLeaving ? undefined : tabFrom(sheet.position, step, sheet.extent);
  if (next) sheet.tabTo(next);
  else sheet.leave();
}
