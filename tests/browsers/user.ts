import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { PAYLOAD } from '../support/payload';
import type { Action, Engine } from './engine';
import { startFirefox } from './firefox';
import { type Host, startHost } from './host';
import { keyPresses } from './keyboard';
import { type Display, startDisplay } from './processes';
import { startWebKit } from './webkit';

/** The browsers in which the journeys are walked. */
const ENGINES = { firefox: startFirefox, webkit: startWebKit };

/** The built site, as any static host serves it. */
const SITE = { folder: 'dist', base: '/', fallback: { file: 'index.html', status: 200 } } as const;

/** Where something is on the page: an XPath where it begins with slashes, else a CSS selector. */
export type Place = string;

/** A user in front of the product, in any browser, and the words for what such a user does. */
export interface User {
  engine: Engine;
  host: Host;
  display: Display;
  incomes: SheetUser;
  expenses: SheetUser;
  debts: SheetUser;
  /** Opens a path of the site, the budget where it is left out. */
  open: (path?: string) => Promise<void>;
  reload: () => Promise<void>;
  openBudget: () => Promise<void>;
  /** Opens the calculator as a reload does: with the payload in the history entry, and nothing else entered. */
  openCalculator: () => Promise<void>;
  fillAgent: () => Promise<void>;
  /** Types over what stands in the field of a label. */
  fillIn: (label: string, text: string) => Promise<void>;
  /** Presses Open case and chooses a file, as in the dialog of the system, which is left out. */
  openCase: (path: string) => Promise<void>;
  submit: () => Promise<void>;
  /** Presses keys one after the other, such as `Control+c`. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  click: (place: Place, ...held: string[]) => Promise<void>;
  drag: (from: Place, to: Place) => Promise<void>;
  /** Runs a function in the page. */
  run: <Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Runs a function with the element that is somewhere, or null. */
  runOn: <Result, Args extends readonly unknown[]>(
    place: Place,
    script: (found: Element | null, ...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** The pixels of something as they stand on the display: a driver's own pictures are painted for it. */
  seenOf: (place: Place) => Promise<string>;
  /** The text that stands somewhere; null where nothing does. */
  text: (place: Place) => Promise<string | null>;
  /** Waits until a text stands somewhere. */
  sees: (place: Place, text: string | RegExp) => Promise<void>;
  /** Waits until something is on the page. */
  finds: (place: Place) => Promise<void>;
  /** Waits until something is no longer on the page. */
  misses: (place: Place) => Promise<void>;
  /** Waits until the focus is on a cell, named by row and column such as `salary/amount`, or on what has a name. */
  standsOn: (name: string) => Promise<void>;
}

export const button = (name: string): Place => `//button[normalize-space()="${name}"]`;
const field = (label: string): Place => `//*[@id=//label[normalize-space()="${label}"]/@for]`;

/** A browser on a display of its own; journeys follow each other in it. */
interface Started {
  engine: Engine;
  display: Display;
}

export const test = base.extend<
  { expectsProblems: boolean; user: User },
  { isDark: boolean; started: Started }
>({
  /** Whether the journey breaks something on purpose, of which the browser tells. */
  expectsProblems: [false, { option: true }],
  isDark: [false, { option: true, scope: 'worker' }],
  started: [
    async ({ isDark }, use, { project }) => {
      const display = await startDisplay();
      const start = ENGINES[project.name as keyof typeof ENGINES];
      const engine = await start({ display: display.name, isDark });
      await use({ engine, display });
      await engine.close();
      await display.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  user: async ({ started, expectsProblems }, use) => {
    // A host of its own, so that nothing is left of it from another journey.
    const host = await startHost(SITE);
    const user = userOf({ ...started, host });
    await started.engine.resize(1366, 768);
    await expect.poll(() => user.run(() => innerWidth), 'the window has its size').toBeGreaterThan(1_300);
    await use(user);
    const problems = await user.run(() => Reflect.get(window, 'problems') as string[]);
    if (!expectsProblems) expect(problems, 'the page reports no error and writes nothing').toEqual([]);
    await host.close();
  },
});

export { expect } from '@playwright/test';

function userOf({ engine, display, host }: Started & { host: Host }): User {
  const run: User['run'] = (script, ...args) => engine.run(String(script), args) as never;
  const keys = (actions: readonly Action[]) => engine.perform([{ type: 'key', id: 'keyboard', actions }]);

  /** Runs a function with the element that is somewhere, or null. */
  function runOn<Result, Args extends readonly unknown[]>(
    place: Place,
    script: (found: Element | null, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const find = (place: string) =>
      place.startsWith('//')
        ? document.evaluate(place, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
        : document.querySelector(place);
    return engine.run(`(place, ...args) => (${script})((${find})(place), ...args)`, [
      place,
      ...args,
    ]) as never;
  }

  /** The middle of what is there, scrolled into view; waits for it to come, and until nothing moves it any more. */
  async function point(place: Place): Promise<{ x: number; y: number }> {
    await finds(place);
    return runOn(place, async (found) => {
      for (let before = ''; ; ) {
        found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        // What scrolls with it follows a frame later.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        if (JSON.stringify(middle) === before) return middle;
        before = JSON.stringify(middle);
      }
    });
  }

  const text = (place: Place) =>
    runOn(place, (found) => {
      if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found.value;
      return found ? (found.textContent ?? '').trim() : null;
    });

  async function sees(place: Place, wanted: string | RegExp) {
    const seen = expect.poll(() => text(place), { message: place });
    await (typeof wanted === 'string' ? seen.toBe(wanted) : seen.toMatch(wanted));
  }

  const finds = (place: Place) => expect.poll(() => text(place), { message: place }).not.toBeNull();

  async function pointer(actions: readonly Action[], held: readonly string[] = []) {
    const { down, up } = keyPresses(held);
    if (down.length > 0) await keys(down);
    await engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
    if (up.length > 0) await keys(up);
  }

  async function click(place: Place, ...held: string[]) {
    const at = await point(place);
    const press = [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const;
    await pointer(press, held);
  }

  async function press(...names: string[]) {
    for (const name of names) {
      const { down, up } = keyPresses(name.split(/\+(?=.)/));
      await keys([...down, ...up]);
    }
  }

  async function type(text: string) {
    await keys(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async function seenOf(place: Place): Promise<string> {
    await point(place);
    const part = await runOn(place, (found) => {
      const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
      // Where the page begins on the display: Firefox says it, elsewhere it is below the browser's own bars.
      const left: number = Reflect.get(window, 'mozInnerScreenX') ?? screenX;
      const top: number = Reflect.get(window, 'mozInnerScreenY') ?? screenY + outerHeight - innerHeight;
      // The window's own frame is not reckoned in; a little more is seen instead.
      return { x: left + x, y: top + y, width, height: height + 20 };
    });
    return display.pixels(part);
  }

  const focused = () =>
    run(() => {
      const element = document.activeElement;
      const row = element?.closest('[row-id]')?.getAttribute('row-id');
      const column = element?.closest('[col-id]')?.getAttribute('col-id');
      if (row) return `${row}/${column}`;
      return element?.getAttribute('name') ?? element?.textContent?.slice(0, 60) ?? '';
    });

  const sheet = (label: string) => sheetUser({ click, type, press, run }, label);
  const incomes = sheet('Incomes (Before Tax)');
  const debts = sheet('Debts');

  async function open(path = '') {
    await engine.open(`${host.address}${path}`);
  }
  async function reload() {
    await run(() => {
      document.title = 'The page before';
      // A moment later: WebKit takes it for a fault where a page goes while it still answers.
      setTimeout(() => location.reload());
    });
    await expect.poll(() => run(() => document.title)).not.toBe('The page before');
  }
  async function openBudget() {
    await open();
    await finds(incomes.cell('salary'));
  }
  async function fillIn(label: string, text: string) {
    await click(field(label));
    await press('Control+a');
    await type(text);
  }
  async function openCase(path: string) {
    await run(() => {
      HTMLInputElement.prototype.showPicker = HTMLInputElement.prototype.click = () => {};
    });
    await click(button('Open case'));
    await finds('body > input[type="file"]');
    await engine.chooseFile('body > input[type="file"]', resolve(path));
  }

  return {
    engine,
    host,
    display,
    incomes,
    expenses: sheet('Expenses'),
    debts,
    open,
    reload,
    openBudget,
    openCalculator: async () => {
      await openBudget();
      await run((usr) => {
        history.replaceState({ usr, key: 'reload', idx: 0 }, '', 'calculator');
      }, PAYLOAD);
      await reload();
      await finds(debts.cell('0', 'accountName'));
    },
    fillAgent: async () => {
      await fillIn('Agent Name', 'Alex Agent');
      await fillIn('Agent Email', 'alex@example.com');
    },
    fillIn,
    openCase,
    submit: () => click(button('Click here to calculate monthly payments')),
    press,
    type,
    click,
    drag: async (from, to) => {
      const [start, end] = [await point(from), await point(to)];
      await pointer([
        { type: 'pointerMove', ...start },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerMove', ...end, duration: 100 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    run,
    runOn,
    seenOf,
    text,
    sees,
    finds,
    misses: (place) => expect.poll(() => text(place), { message: place }).toBeNull(),
    standsOn: (name) => expect.poll(focused, { message: 'what has the focus' }).toBe(name),
  };
}

/** Somebody who works in one sheet. Columns are left out where the sheet has only `amount`. */
interface SheetUser {
  cell: (row: string, column?: string) => Place;
  /** A cell of the pinned row with the totals. */
  footer: (column?: string) => Place;
  /** What the last paste did. */
  status: Place;
  /** The rows and columns that are selected, such as `salary/amount`, in reading order. */
  selected: () => Promise<string[]>;
  /** Clicks a cell, types over it, and presses a key. */
  type: (row: string, column: string, text: string, key: string) => Promise<void>;
}

function sheetUser(
  { click, type, press, run }: Pick<User, 'click' | 'type' | 'press' | 'run'>,
  label: string,
): SheetUser {
  const grid = `[aria-label="${label}"]`;
  const cell = (row: string, column = 'amount') => `${grid} [row-id="${row}"] [col-id="${column}"]`;
  return {
    cell,
    footer: (column = 'amount') => `${grid} [row-id^="total"] [col-id="${column}"]`,
    status: `.sheet:has(${grid}) [role="status"]`,
    selected: () =>
      run((grid) => {
        const cells = document.querySelectorAll(`${grid} [aria-selected=true][col-id]`);
        return [...cells].map((cell) => {
          const row = cell.closest('[row-id]')?.getAttribute('row-id');
          return `${row}/${cell.getAttribute('col-id')}`;
        });
      }, grid),
    type: async (row, column, text, key) => {
      await click(cell(row, column));
      await type(text);
      await press(key);
    },
  };
}
