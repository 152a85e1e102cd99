import type { Page } from '@playwright/test';
import type { Chance } from './chance';
import type { Point } from './hands';

/** A point on the screen and what is there. */
interface Spot extends Point {
  name: string;
}

/** A random point on a random thing of a kind that can be seen; in the dialog where one is open. */
export async function findSpot(
  page: Page,
  chance: Chance,
  selector: string,
  named?: string,
): Promise<Spot | undefined> {
  return page.evaluate(look, {
    selector,
    named,
    which: chance.fraction(),
    along: chance.fraction(),
    down: chance.fraction(),
  });
}

/** Waits until the screen of the present path stands, and what came before has been drawn into it. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(look, undefined);
}

interface Wanted {
  selector: string;
  named: string | undefined;
  /** Which of the things, and where on it: fractions from 0 to 1. */
  which: number;
  along: number;
  down: number;
}

/** Runs in the page: both questions in one, since every question costs a way there and back. */
async function look(wanted: Wanted | undefined): Promise<Spot | undefined> {
  const stands = () => {
    const failure = document.querySelector('.message[role=alert]');
    if (failure) throw new Error(failure.textContent);
    const last = location.pathname === '/' ? ['Expenses', 'streaming'] : ['Debts', '19'];
    return document.querySelector(`[role=grid][aria-label=${last[0]}] [row-id="${last[1]}"]`);
  };
  do await new Promise((resolve) => setTimeout(resolve));
  while (!stands());
  if (!wanted) return undefined;

  const { selector, named, which, along, down } = wanted;
  const root = document.querySelector('dialog[open]') ?? document;
  const things = [...root.querySelectorAll(selector)].filter(
    (thing) =>
      thing.checkVisibility() &&
      // Messages come and go by the clock: what is found must not depend on it.
      !thing.closest('.Toastify') &&
      (named === undefined || thing.textContent === named),
  );
  const thing = things[Math.floor(which * things.length)];
  if (!thing) return undefined;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const row = thing.closest('[row-id]')?.getAttribute('row-id');
  const label = thing.getAttribute('aria-label') ?? (thing.textContent || thing.id || thing.tagName);
  const name = row ? `${row}/${thing.getAttribute('col-id')}` : label.slice(0, 40);
  return { name, x: left + along * width, y: top + down * height };
}
