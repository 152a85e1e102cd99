import type { CDPSession, Page } from '@playwright/test';

/** Where on the screen, in pixels of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Keyboard and mouse that do not wait for the page: what they do is queued in the browser like a fast typist's keys,
 * where Playwright's own wait for an answer to every single one.
 */
export interface Hands {
  /** A character, or a key with its modifiers as Playwright writes it, such as `Control+Shift+z`. */
  press: (name: string) => void;
  /** Presses the mouse once, twice for a double click, at a point. */
  click: (at: Point, options?: { times?: 1 | 2; shift?: boolean }) => void;
  drag: (from: Point, to: Point) => void;
  /** Resolves once the page has taken all of it. */
  done: () => Promise<void>;
}

/** The bits by which the browser's protocol names modifiers, with the codes of their keys. */
const MODIFIERS: Readonly<Record<string, { bit: number; keyCode: number }>> = {
  Alt: { bit: 1, keyCode: 18 },
  Control: { bit: 2, keyCode: 17 },
  Shift: { bit: 8, keyCode: 16 },
};

/** The key codes of keys that type nothing, and of the characters that a shortcut is made with. */
const KEY_CODES: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
  F2: 113,
  '.': 190,
  '/': 191,
};

export async function handsOn(page: Page): Promise<Hands> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  let sent: Promise<unknown>[] = [];

  function press(name: string) {
    const [, prefix = '', key = ''] = /^((?:(?:Alt|Control|Shift)\+)*)(.+)$/s.exec(name) ?? [];
    const held = prefix.split('+').filter(Boolean);
    const modifiers = held.reduce((bits, modifier) => bits | (MODIFIERS[modifier]?.bit ?? 0), 0);
    const text =
      modifiers & ~8 ? undefined : key === 'Enter' ? '\r' : [...key].length === 1 ? key : undefined;
    const windowsVirtualKeyCode =
      KEY_CODES[key] ?? (/^[a-z\d]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : 0);
    const event = { key, modifiers, windowsVirtualKeyCode };
    for (const modifier of held) modify('rawKeyDown', modifier);
    sent.push(
      browser.send('Input.dispatchKeyEvent', {
        ...event,
        type: text ? 'keyDown' : 'rawKeyDown',
        ...(text && { text }),
      }),
      browser.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    );
    for (const modifier of held.reverse()) modify('keyUp', modifier);
  }

  function modify(type: 'rawKeyDown' | 'keyUp', key: string) {
    const { bit = 0, keyCode = 0 } = MODIFIERS[key] ?? {};
    const event = { type, key, windowsVirtualKeyCode: keyCode, modifiers: type === 'keyUp' ? 0 : bit };
    sent.push(browser.send('Input.dispatchKeyEvent', event));
  }

  function mouse(
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    at: Point,
    clickCount = 1,
    shift = false,
  ) {
    const buttons = type === 'mouseReleased' ? 0 : 1;
    const event = { type, ...at, button: 'left', buttons, clickCount, modifiers: shift ? 8 : 0 } as const;
    sent.push(browser.send('Input.dispatchMouseEvent', { ...event, pointerType: 'mouse' }));
  }

  return {
    press,
    click: (at, { times = 1, shift = false } = {}) => {
      for (let count = 1; count <= times; count++) {
        mouse('mousePressed', at, count, shift);
        mouse('mouseReleased', at, count, shift);
      }
    },
    drag: (from, to) => {
      mouse('mousePressed', from);
      mouse('mouseMoved', to);
      mouse('mouseReleased', to);
    },
    done: async () => {
      await Promise.all(sent);
      sent = [];
    },
  };
}
