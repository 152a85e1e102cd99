import type { Page } from '@playwright/test';

/**
 * Presses a key and measures how long the page takes to show its effect.
 *
 * @param selector what changes its text
 * @returns milliseconds from the key event to the frame after the change, when it is painted
 */
export async function keyToPaint(page: Page, key: string, selector: string): Promise<number> {
  const painted = await page.evaluateHandle((watched) => {
    const element = document.querySelector(watched);
    let pressed = 0;
    const note = (event: KeyboardEvent) => {
      if (event.key === 'Control') return;
      pressed = event.timeStamp;
      removeEventListener('keydown', note, { capture: true });
    };
    addEventListener('keydown', note, { capture: true });
    const result = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - pressed);
          port2.postMessage(null);
        });
      });
      if (element) observer.observe(element, { childList: true, characterData: true, subtree: true });
    });
    return { result };
  }, selector);
  await page.keyboard.press(key);
  return painted.evaluate(({ result }) => result);
}

/**
 * Loads a page anew and measures how long it takes until a cell can be edited.
 *
 * @returns milliseconds from the start of the navigation to the frame in which the cell is painted
 */
export async function loadToCell(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return cellPainted(page, selector);
}

/** When a cell that is yet to come is painted, in milliseconds from the navigation's start. */
export function cellPainted(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(awaited)) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        };
        look();
      }),
    selector,
  );
}

/**
 * Sends a key to what has the focus and measures how long its handlers run.
 *
 * @returns milliseconds of script, without layout and paint
 */
export function scriptOfKey(page: Page, init: { key: string; shiftKey: boolean }): Promise<number> {
  return page.evaluate((keyInit) => {
    const event = new KeyboardEvent('keydown', { ...keyInit, bubbles: true, cancelable: true });
    const before = performance.now();
    document.activeElement?.dispatchEvent(event);
    return performance.now() - before;
  }, init);
}

/** When the browser painted the first thing of a page that has loaded, in milliseconds from the navigation's start. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

/**
 * Presses a button and measures how long it takes until something that was not there is painted.
 *
 * @param selector what is awaited
 * @returns milliseconds from the press to the frame in which it is painted
 */
export function clickToPaint(page: Page, name: string, selector: string): Promise<number> {
  return page.evaluate(
    ([pressed, awaited]) =>
      new Promise<number>((resolve) => {
        const before = performance.now();
        const look = () => {
          if (!document.querySelector(awaited)) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - before);
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === pressed)?.click();
      }),
    [name, selector] as const,
  );
}

/**
 * Presses a key and measures how long it takes until something that was not there is painted.
 *
 * @param selector what is awaited
 * @returns milliseconds from the key event to the frame in which it is painted
 */
export async function keyToAppearance(page: Page, key: string, selector: string): Promise<number> {
  const painted = await page.evaluateHandle((awaited) => {
    const result = new Promise<number>((resolve) => {
      let pressed = 0;
      const look = () => {
        if (!document.querySelector(awaited)) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(null);
      };
      const note = (event: KeyboardEvent) => {
        if (event.key === 'Control') return;
        pressed = event.timeStamp;
        removeEventListener('keydown', note, { capture: true });
        requestAnimationFrame(look);
      };
      addEventListener('keydown', note, { capture: true });
    });
    return { result };
  }, selector);
  await page.keyboard.press(key);
  return painted.evaluate(({ result }) => result);
}
