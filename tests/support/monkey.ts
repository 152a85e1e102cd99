import type { Page } from '@playwright/test';
import { type Chance, chance } from './chance';
import { type Hands, handsOn } from './hands';
import type { Journey } from './journey';
import { CELLS, CLIPBOARDS, type Copied, KEYS } from './monkeyWords';
import { findSpot, settle } from './spots';

/** Somebody who knows nothing and does everything. The same seed does the same. */
interface Monkey {
  /** Does so many random acts. */
  act: (count: number) => Promise<void>;
  /** What it has done, a line for each act or run of keys. */
  diary: readonly string[];
}

interface Paws {
  page: Page;
  hands: Hands;
  chance: Chance;
  tell: (words: string) => void;
  copyElsewhere: Journey['copyElsewhere'];
  fillAgent: Journey['fillAgent'];
}

const CELL = '[role=gridcell], [role=rowheader]';
const PROCEED = 'Click here to calculate monthly payments';

/** One line per act, each as often as its weight says; an act tells how many it was, none where it found nothing. */
const ACTS: readonly { weight: number; act: (paws: Paws) => Promise<number> }[] = [
  { weight: 30, act: pressKeys },
  { weight: 22, act: (paws) => click(paws, CELL) },
  { weight: 6, act: (paws) => click(paws, CELL, { times: 2 }) },
  { weight: 5, act: (paws) => click(paws, CELL, { shift: true }) },
  { weight: 5, act: drag },
  { weight: 7, act: (paws) => click(paws, 'input:not([type=file]), select, textarea') },
  { weight: 5, act: (paws) => click(paws, 'button, a') },
  { weight: 3, act: (paws) => click(paws, 'button', { named: 'Undo' }) },
  { weight: 2, act: (paws) => click(paws, 'button', { named: 'Redo' }) },
  { weight: 2, act: (paws) => click(paws, '.pay-in-full button') },
  { weight: 2, act: (paws) => click(paws, '.row-buttons button') },
  { weight: 3, act: (paws) => click(paws, 'button', { named: 'Checked' }) },
  { weight: 10, act: paste },
  { weight: 2, act: (paws) => click(paws, 'button', { named: 'Add report' }) },
  { weight: 3, act: (paws) => click(paws, 'button', { named: 'Read the report' }) },
  { weight: 3, act: goElsewhere },
];

/** Lets a monkey loose on a page. */
export async function releaseMonkey(journey: Journey, seed: number): Promise<Monkey> {
  const { page, copyElsewhere, fillAgent } = journey;
  const diary: string[] = [];
  const tell = (words: string) => diary.push(words);
  const paws = { page, hands: await handsOn(page), chance: chance(seed), tell, copyElsewhere, fillAgent };
  // Messages come and go by the clock, and no act may hit one in one run and miss it in the next.
  await page.locator('.Toastify').evaluate((messages) => {
    (messages as HTMLElement).style.pointerEvents = 'none';
  });
  return {
    diary,
    act: async (count) => {
      for (let left = count; left > 0; ) {
        left -= await paws.chance.weighted(ACTS).act(paws);
        await paws.hands.done();
      }
      await settle(page);
    },
  };
}

async function pressKeys({ page, hands, chance, tell }: Paws): Promise<number> {
  const names = Array.from({ length: 1 + chance.below(10) }, () => chance.pick(chance.weighted(KEYS).keys));
  await settle(page);
  for (const name of names) hands.press(name);
  tell(`presses ${names.join(' ')}`);
  return names.length;
}

async function click(
  { page, hands, chance, tell }: Paws,
  selector: string,
  how: { named?: string; times?: 1 | 2; shift?: boolean } = {},
): Promise<number> {
  const spot = await findSpot(page, chance, selector, how.named);
  if (!spot) return 0;
  hands.click(spot, how);
  tell(`${how.shift ? 'shift-' : ''}${how.times === 2 ? 'double-' : ''}clicks ${spot.name}`);
  return 1;
}

async function drag({ page, hands, chance, tell }: Paws): Promise<number> {
  const from = await findSpot(page, chance, CELL);
  const to = await findSpot(page, chance, CELL);
  if (!from || !to) return 0;
  hands.drag(from, to);
  tell(`drags from ${from.name} to ${to.name}`);
  return 1;
}

/** Pastes a text or some cells, now and then into whatever has the focus. */
async function paste(paws: Paws): Promise<number> {
  const { page, chance, hands, copyElsewhere, tell } = paws;
  if (chance.below(3) > 0) await click(paws, `${CELL}, textarea`);
  await hands.done();
  await settle(page);
  const { name, ...copied } =
    chance.below(2) === 0 ? someCells(chance) : chance.pick(chance.weighted(CLIPBOARDS).copied);
  await copyElsewhere(copied);
  hands.press('Control+v');
  tell(`pastes ${name}`);
  return 1;
}

function someCells({ below, pick }: Chance): Copied {
  const [rows, columns] = [1 + below(below(2) === 0 ? 3 : 22), 1 + below(7)];
  const row = () => Array.from({ length: columns }, () => pick(CELLS)).join('\t');
  return { name: `${rows} rows of ${columns} cells`, text: Array.from({ length: rows }, row).join('\r\n') };
}

/** Goes to the other screen by its button, or through the tab's history, but never out of the product. */
async function goElsewhere(paws: Paws): Promise<number> {
  const { page, chance, tell } = paws;
  if (chance.below(3) > 0) {
    if (await click(paws, 'button', { named: 'Go to Budget' })) return 1;
    if (!(await findSpot(page, chance, 'button', PROCEED))) return 0;
    await paws.fillAgent();
    return click(paws, 'button', { named: PROCEED });
  }
  const way = chance.pick(['back', 'forward'] as const);
  await settle(page);
  await page.evaluate(
    (way) =>
      new Promise<void>((resolve) => {
        if (way === 'back' ? !navigation.canGoBack : !navigation.canGoForward) return resolve();
        // Where a dialog answers, the product keeps `popstate` to itself.
        navigation.addEventListener('currententrychange', () => resolve(), { once: true });
        history[way]();
      }),
    way,
  );
  tell(`goes ${way}`);
  return 1;
}
