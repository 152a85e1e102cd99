import type { Locator, Page } from '@playwright/test';
import type { Point } from './hands';

/** A finger that lies on the screen. */
interface Finger {
  /** Draws it over the screen, in steps as a hand does. */
  moveBy: (way: Point) => Promise<void>;
  moveTo: (place: Locator) => Promise<void>;
  lift: () => Promise<void>;
}

const STEPS = 10;

/** Seconds from one step to the next, and from the last one until the finger is lifted. */
const STEP = 0.016;
const REST = 0.3;

/** Puts a finger on the middle of what is somewhere; what it does goes the way of every real touch. */
export async function fingerOn(page: Page, place: Locator): Promise<Finger> {
  const browser = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  /** @param after seconds since the touch before, as the browser is to believe */
  function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], after: number) {
    timestamp += after;
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }
  // A finger waits, as any press does, until what it goes for is in sight, stands still and is covered by nothing.
  await place.tap({ trial: true });
  let at = await middleOf(place);
  await touch('touchStart', [at], 0);

  async function moveBy({ x, y }: Point) {
    const from = at;
    for (let step = 1; step <= STEPS; step++) {
      at = { x: from.x + (x * step) / STEPS, y: from.y + (y * step) / STEPS };
      await touch('touchMove', [at], STEP);
    }
  }

  return {
    moveBy,
    moveTo: async (target) => {
      const to = await middleOf(target);
      await moveBy({ x: to.x - at.x, y: to.y - at.y });
    },
    lift: async () => {
      // It comes to rest first: after a flick the browser takes the next tap for the end of the scrolling.
      await touch('touchEnd', [], REST);
      await browser.detach();
    },
  };
}

async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
