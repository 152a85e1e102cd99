import { describe, expect, it } from 'vitest';
import { haveTooLittle } from '../../src/creditReport/judge/refusal';
import { readLines } from '../../src/creditReport/page/lines';
import { readReport } from '../../src/creditReport/readReport';
import { HOSTILE_TEXTS } from '../support/hostileTexts';

const SAMPLES = import.meta.glob<string>('../fixtures/{credit-report,own-reports}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function read(text: string) {
  return readReport({ text, tables: [] });
}

it.each(HOSTILE_TEXTS.map(({ name, of }) => [name, of] as const))('reads or refuses %s', (_, of) => {
  const { kind, debts, refusal, slots, unused, otherLayouts } = readReport(of(20_000));
  expect(refusal !== undefined).toBe(kind === 'refused');
  if (kind === 'refused') expect([slots, unused, otherLayouts]).toEqual([[], [], []]);
  expect(slots.length).toBeLessThanOrEqual(500);
  if (kind !== 'report') expect(debts.filter(({ review }) => review.length === 0)).toEqual([]);
});

it.each([
  ['cells', 'a\t1\t1\n'],
  ['lines', 'a\n'],
  ['blank lines', '\n'],
  ['names with numbers', 'AB *12\n'],
])('reads or refuses a million characters of %s', (_, piece) => {
  expect(read(piece.repeat(1_000_000 / piece.length)).debts).toEqual([]);
});

describe('a text is refused', () => {
  const heading = 'Creditor,Balance\n';
  it.each([
    ['where thousands of rows hold next to nothing', heading + 'a,1\n'.repeat(5001), 'lines'],
    ['where thousands of lines hold next to nothing', 'AB\n'.repeat(5001), 'lines'],
    ['where it has more than 120,000 lines', 'a\t1\t1\n'.repeat(120_001), 'lines'],
    ['where it has more than 3 million characters', 'Oak Bank owes 5 '.repeat(187_501), 'length'],
    ['where it holds more than 1,000 accounts', heading + 'OAK,$5\n'.repeat(1001), 'accounts'],
  ])('%s', (_, text, refusal) => {
    expect(read(text)).toMatchObject({ kind: 'refused', debts: [], refusal });
  });

  it.each([
    ['rows are fewer', 'a,1\n'.repeat(5000)],
    ['they hold more', 'ab,1\n'.repeat(5001)],
  ])('but not for its lines where %s', (_, text) => {
    expect(haveTooLittle(readLines(text))).toBe(false);
  });

  it('but not for its accounts where they are 1,000', () => {
    expect(read(heading + 'OAK,$5\n'.repeat(1000)).kind).not.toBe('refused');
  });

  it.each(Object.entries(SAMPLES))(
    'but never for its lines where a million characters are like %s',
    (_, text) => {
      const lines = readLines(text.repeat(Math.ceil(1_000_000 / text.length)));
      expect(haveTooLittle(lines)).toBe(false);
    },
  );
});
