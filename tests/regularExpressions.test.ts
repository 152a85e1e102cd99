import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

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
