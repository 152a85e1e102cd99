import { expect, it } from 'vitest';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const block = (label: string, name: string, number: string) =>
  `${label}: ${name}\nAccount Number: ${number}\nBalance: $5`;
const names = (...blocks: readonly string[]) =>
  readBlocks(readLines(blocks.join('\n\n'))).map(
    ({ facts }) => facts.find(({ kind }) => kind === 'name')?.values[0] ?? '',
  );

it.each(['Member Name', 'Exchange Member', 'Reporting Company'])(
  'who reports an account is its creditor, where no label says who is: %s',
  (label) => {
    expect(names(block(label, 'OAK GAS', '1XX'), block(label, 'ELM WATER', '2XX'))).toEqual([
      'OAK GAS',
      'ELM WATER',
    ]);
  },
);

it('the number of a person before the accounts is none of theirs', () => {
  const accounts = [block('Member Name', 'OAK GAS', '1XX'), block('Member Name', 'ELM WATER', '2XX')];
  expect(names('SSN XXX-XX-1180', 'SECTION 1 - TRADELINES', ...accounts)).toEqual(['OAK GAS', 'ELM WATER']);
});

it.each([
  ['it stands but once', [block('Exchange Member', 'OTIS PAZ', '1XX'), 'Account Number: 2XX\nBalance: $6']],
  ['it says the same of each', [1, 2].map((index) => block('Exchange Member', 'OTIS PAZ', `${index}XX`))],
  [
    'the line above names each account',
    ['OAK', 'ELM'].map((name, index) => `${name}\n${block('Exchange Member', `OTIS ${name}`, `${index}XX`)}`),
  ],
  ['it speaks of something else', ['OAK', 'ELM'].map((name, index) => block('Garden', name, `${index}XX`))],
])('such a label names no creditor where %s', (_, blocks) => {
  expect(names(...blocks).join('')).toBe('');
});

it('beside a label for the creditor it names nobody', () => {
  // The first member stands over no label that is known.
  const both = ['OAK', 'ELM'].map(
    (name, index) => `${block('Exchange Member', `OTIS ${name}`, `${index}XX`)}\nCreditor: ${name}`,
  );
  expect(names(...both)).toEqual(['', 'OAK', 'ELM']);
});
