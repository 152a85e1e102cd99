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

/** The bits by which the browser's protocol names modifiers. */
const MODIFIERS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, Shift: 8 };

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
    const [, held = '', key = ''] = /^((?:(?:Alt|Control|Shift)\+)*)(.+)$/s.exec(name) ?? [];
    const modifiers = held.split('+').reduce((bits, modifier) => bits | (MODIFIERS[modifier] ?? 0), 0);
    const isCharacter = [...key].length === 1 && (modifiers & ~8) === 0;
    const text = key === 'Enter' ? '\r' : isCharacter ? key : '';
    const keyCode = KEY_CODES[key] ?? (/^[a-z\d]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : 0);
    const event = { key, modifiers, windowsVirtualKeyCode: keyCode };
    sent.push(
      browser.send('Input.dispatchKeyEvent', { ...event, text, type: text ? 'keyDown' : 'rawKeyDown' }),
    );
    // Only the space bar does anything when it is let go.
    if (key === ' ') sent.push(browser.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }));
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
