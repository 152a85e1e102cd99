import type { CDPSession, Page } from '@playwright/test';

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

/** Every length from 6 months to 60, and a few steps on which it stays. */
const DRAG_STEPS = 60;

/**
 * Drags the slider of the months from end to end with the mouse and measures how long scripts run for each move: for the
 * event, for what it renders, and for what gives way to the frame and is rendered after it.
 *
 * @returns milliseconds of script for each move, without layout and paint: no frame has more
 */
export async function dragScripts(page: Page, to: 'left' | 'right'): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const slider = page.getByRole('slider', { name: /^Months/ });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider of the months is not on the screen.');
  const at = (step: number) => box.x + (box.width * (to === 'right' ? step : DRAG_STEPS - step)) / DRAG_STEPS;
  const middle = box.y + box.height / 2;
  await page.mouse.move(at(0), middle);
  await page.mouse.down();
  const scripts: number[] = [];
  for (let step = 0, before = await scriptUntilRest(page, session); step <= DRAG_STEPS; step++) {
    await page.mouse.move(at(step), middle);
    const after = await scriptUntilRest(page, session);
    scripts.push((after - before) * 1000);
    before = after;
  }
  await page.mouse.up();
  await session.detach();
  return scripts;
}

/** How long scripts have run on a page once what the last event has set off is over, in seconds. */
async function scriptUntilRest(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 0;
        const look = () => (++frames < 3 ? requestAnimationFrame(look) : setTimeout(resolve));
        look();
      }),
  );
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}
