import { note } from '../bench/figures';
import { button, expect, test, type User } from './user';

/** Acts in a block, after each of which the debts are the same, and it is looked what else is left of it. */
const BLOCK = 100;

/** How many acts the history keeps. */
const UNDOABLE = 200;

/** By how many times memory may grow from the first block to the last: an engine frees what is no longer used when it likes. */
const GROWTH = 1.5;

test('500 acts leave no more on the page or in memory than 100, and the last 200 are undone again', async ({
  user,
}) => {
  const { engine } = user;
  await user.openCalculator();
  await user.finds('.plan-picture-place svg');
  await user.run(timeKeys);
  const blocks: { elements: number; memory: number }[] = [];
  for (let acts = BLOCK; acts <= 500; acts += BLOCK) {
    await workBlock(user);
    blocks.push({
      elements: await user.run(() => document.querySelectorAll('*').length),
      memory: engine.pageMemory(),
    });
    const keys = await user.run(() => (Reflect.get(window, 'keys') as number[]).splice(0));
    note({ name: `${engine.version}: key to the next frame, acts up to ${acts}`, unit: 'ms', samples: keys });
  }
  const [first = Number.NaN, ...later] = blocks.map(({ memory }) => memory);
  note({ name: `${engine.version}: memory after 100 acts`, unit: 'MB', samples: [first] });
  note({ name: `${engine.version}: memory after 500 acts`, unit: 'MB', samples: later.slice(-1) });
  expect([...new Set(blocks.map(({ elements }) => elements))], 'the page is as large as before').toHaveLength(
    1,
  );
  expect(later.at(-1)).toBeLessThan(first * GROWTH);

  const isSpent = () => user.runOn(button('Undo'), (found) => found?.getAttribute('aria-disabled'));
  for (let undo = 1; undo < UNDOABLE; undo++) await user.press('Control+z');
  await user.sees(user.debts.footer('paying'), '$96.00');
  expect(await isSpent()).toBe('false');
  await user.press('Control+z');
  await user.sees(user.debts.footer('paying'), '$100.00');
  expect(await isSpent()).toBe('true');
});

/** Five rounds of 20 acts: a payment for every debt, all of them typed but for one that is copied, pasted, undone and redone. */
async function workBlock(user: User): Promise<void> {
  const { debts } = user;
  for (let round = 1; round <= 5; round++) {
    await user.click(debts.cell('0', 'paying'));
    for (let row = 0; row < 18; row++) {
      await user.type(String(round));
      await user.press('Enter');
    }
    await user.press('ArrowUp', 'Control+c', 'ArrowDown', 'Control+v');
    await user.sees(debts.cell('18', 'paying'), `$${round}.00`);
    await user.press('Control+z', 'Control+y', 'ArrowDown');
    await user.type(String(round));
    await user.press('Enter');
    await user.sees(debts.footer('paying'), `$${round * 20}.00`);
  }
}

/** Runs in the page: keeps the milliseconds from every key to the end of the next frame. */
function timeKeys(): void {
  const keys: number[] = [];
  Object.assign(window, { keys });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => keys.push(performance.now() - data);
  const time = ({ timeStamp }: KeyboardEvent) => requestAnimationFrame(() => port2.postMessage(timeStamp));
  addEventListener('keydown', time, { capture: true });
}
