import { expect, it } from 'vitest';
import { sumsIn } from '../../../src/creditReport/layouts/letterSums';
import { readLines } from '../../../src/creditReport/page/lines';

/** The sums of a text, each behind its label. */
const read = (...lines: string[]) => {
  const source = lines.join('\n');
  return sumsIn(readLines(source), source).map(({ label, text }) => `${label} ${text}`);
};

const LABELS = ['As of May 3, you owed:', 'You were charged in interest:', 'Total amount of the debt now:'];

it('labels that stand above all sums are those of one sum each, in their order', () => {
  expect(read(...LABELS, '$1,733.62', '+ $2.00', '$1,735.62')).toEqual([
    'you owed $1,733.62',
    'You were charged in interest + $2.00',
    'Total amount of the debt now $1,735.62',
  ]);
});

it('so are labels of which one is broken over two lines', () => {
  const broken = ['You owed:', 'You paid or were credited this', 'amount:', 'Total now:'];
  expect(read(...broken, '$1,733.62', '- $125.00', '$1,608.62')).toEqual([
    'You owed $1,733.62',
    'You paid or were credited this amount - $125.00',
    'Total now $1,608.62',
  ]);
});

it.each([
  ['there are fewer labels than sums', [...LABELS, '$1', '$2', '$3', '$4']],
  ['there is one sum', [...LABELS, '$1']],
  ['something stands between', [...LABELS, 'Thank you.', '$1', '$2', '$3']],
])('a sum alone has its label on the line above where %s', (_, lines) => {
  expect(read(...lines)[0]).not.toBe('you owed $1');
  expect(read('Total amount due', '$5')).toEqual(['Total amount due $5']);
});
