import type { Action } from './engine';

/** The characters by which WebDriver names the keys that type none. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
};

/** What presses keys together, such as `['Control', 'c']`, and what lets go of them again. */
export function keyPresses(names: readonly string[]): { down: Action[]; up: Action[] } {
  const values = names.map((name) => KEYS[name] ?? name);
  return {
    down: values.map((value) => ({ type: 'keyDown', value })),
    up: values.toReversed().map((value) => ({ type: 'keyUp', value })),
  };
}
