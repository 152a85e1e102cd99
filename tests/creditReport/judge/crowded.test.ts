import { expect, it } from 'vitest';
import { isCrowded } from '../../../src/creditReport/judge/crowded';
import { pagesOf } from '../../../src/creditReport/readReport';

function isTooMuch(text: string): boolean {
  const decisions = { kinds: new Map() };
  return pagesOf({ text, tables: [] }).some((page) => isCrowded(page, decisions, new Set()));
}

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}

const debt = (index: number) => `Oak Bank ****${1000 + index} $${index + 100}.00 current`;

it.each([
  ['a list', lines(3000, debt)],
  ['cards', lines(3000, (index) => `Oak Bank ${1000 + index}\n$${index + 100}.00\nCurrent\n`)],
  [
    'a table',
    `Creditor\tAccount #\tBalance\n${lines(3000, (index) => `Oak ${index}\t****${1000 + index}\t$${index}`)}`,
  ],
])('tells %s of thousands of debts by its beginning', (_, text) => {
  expect(isTooMuch(text)).toBe(true);
});

it.each([
  [
    'debts stand among thousands of other lines',
    lines(3000, (index) => (index % 10 ? 'Nothing new.' : debt(index))),
  ],
  ['one debt comes again and again', lines(3000, () => debt(1))],
  ['lines are fewer', lines(1500, debt)],
  ['no line tells a debt', lines(3000, (index) => `We walked ${index} miles and saw the sea.`)],
])('leaves a page to be read as a whole where %s', (_, text) => {
  expect(isTooMuch(text)).toBe(false);
});
