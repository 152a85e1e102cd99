import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, it, vi } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The modules whose expressions are put together of parts. */
const READER = import.meta.glob('../src/creditReport/**/*.ts');

interface Literal {
  source: string;
  flags: string;
}

/** The regular expressions that stand in a file. */
function literalsIn(path: string, text: string): Literal[] {
  const found: Literal[] = [];
  JSON.stringify(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path), (key, value) => {
    if (key === 'regex') found.push({ source: value.pattern, flags: value.flags });
    return value;
  });
  return found;
}

/** The regular expressions that modules put together as they load: of parts that take no such time each, one may be made that does. */
async function builtBy(modules: readonly (() => Promise<unknown>)[]): Promise<Literal[]> {
  const built: Literal[] = [];
  vi.stubGlobal(
    'RegExp',
    class extends RegExp {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags);
        built.push({ source: this.source, flags: this.flags });
      }
    },
  );
  // Another test may have loaded them.
  vi.resetModules();
  for (const load of modules) await load();
  vi.unstubAllGlobals();
  // What was loaded has expressions of that class, which are slow: no other test may get them.
  vi.resetModules();
  return built;
}

/** Whether a text can be made that takes twice the time for every character more: one paste of it, and the page hangs. */
function isExponential(literal: Literal): boolean {
  const reportTypes = { Self: true, Trade: true, Move: false };
  return analyse(literal, { reportTypes }).reports.some(({ exponential }) => exponential);
}

it('no text makes a regular expression take exponential time', () => {
  const literals = Object.entries(SOURCES).flatMap(([path, text]) => literalsIn(path, text));
  expect(literals.length, 'the expressions are found').toBeGreaterThan(500);
  expect(literals.filter(isExponential)).toEqual([]);
});

it('no text makes an expression of several parts take exponential time', async () => {
  const built = await builtBy(Object.values(READER));
  expect(built.length, 'the expressions are found').toBeGreaterThan(200);
  expect(built.filter(isExponential)).toEqual([]);
});
