import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { withoutRunningLines } from '../../../src/creditReport/paper/runningLines';
import { paperOfLines, wordsOfLines } from '../../support/paperPages';

function read(...pages: (readonly string[])[]): string[][] {
  return withoutRunningLines(pages.map((lines) => linesOfPage(paperOfLines(lines)))).map(wordsOfLines);
}
const BODY = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

it('heads and feet that repeat are left out, with the number of the page; the first head stays', () => {
  const page = (number: number) => [
    'Report of Ana',
    ...BODY.map((word) => word + number),
    `Page ${number} of 3`,
  ];
  expect(read(page(1), page(2), page(3))).toEqual([
    ['Report of Ana', ...BODY.map((word) => `${word}1`)],
    BODY.map((word) => `${word}2`),
    BODY.map((word) => `${word}3`),
  ]);
});

it.each([
  [
    'that stand on too few pages',
    [
      ['CAPITAL ONE', 'a'],
      ['DISCOVER', 'b'],
      ['CAPITAL ONE', 'c'],
    ],
  ],
  [
    'at another height',
    [
      ['CAPITAL ONE', 'a'],
      ['', 'CAPITAL ONE'],
    ],
  ],
  [
    'with another amount',
    [
      ['Balance $500', 'a'],
      ['Balance $600', 'b'],
    ],
  ],
])('lines stay %s', (_, pages) => {
  const whole = pages.map((page) => page.filter(Boolean));
  expect(read(...pages)).toEqual(whole);
});

it('lines in the middle stay, though they repeat', () => {
  const pages = [1, 2, 3].map((number) => BODY.map((word) => (word === 'five' ? word : word + number)));
  expect(read(...pages)).toEqual(pages);
});

it('the first head stays on short pages too, on which it is among the last lines', () => {
  const page = (...names: string[]) => ['Creditor Balance', ...names];
  expect(read(page('OAK $5', 'ELM $6'), page('ASH $7', 'FIR $8'), page('YEW $9'))).toEqual([
    ['Creditor Balance', 'OAK $5', 'ELM $6'],
    ['ASH $7', 'FIR $8'],
    ['YEW $9'],
  ]);
});

it('one page has nothing that repeats', () => {
  expect(read(['Report', 'Report'])).toEqual([['Report', 'Report']]);
});
