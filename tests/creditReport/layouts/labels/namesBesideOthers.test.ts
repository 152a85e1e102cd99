import { expect, it } from 'vitest';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

/** The accounts of a text, each as what its labels mean. */
const accounts = (text: string) =>
  readBlocks(readLines(text)).map(({ facts }) =>
    facts.map(({ kind, values: [value] }) => `${kind} ${value}`).join(', '),
  );
const TWO = 'Lender: OAK\nBalance: $5\nCollector: ELM\nBalance: $6';

it('a label that nobody has listed says who is owed, where it stands as such labels do before every other balance', () => {
  expect(accounts(`${TWO}\nLaw firm: Fir & Ash\nBalance: $7`)).toEqual([
    'name OAK, balance $5',
    'agency ELM, balance $6',
    'name Fir & Ash, balance $7',
  ]);
});

it.each([
  ['a single balance has its creditor right above it', 'Lender: OAK\nBalance: $5\nLaw firm: Fir & Ash\nBalance: $7'],
  ['another balance has something else above it', `${TWO}\nStatus: Late\nBalance: $8\nLaw firm: Fir & Ash\nBalance: $7`],
])('it does not where %s', (_, text) => {
  expect(accounts(text).join(', ')).toContain('text Fir & Ash');
}); // biome-ignore format: texts are read in lines

it('for whom an agency collects stands right behind it, under a label that says nothing elsewhere', () => {
  expect(accounts('Collection agency: OAK\nFor: ELM\nBalance: $5')).toEqual([
    'agency OAK, original ELM, balance $5',
  ]);
  expect(accounts('Creditor: OAK\nFor: ELM\nBalance: $5')).toEqual(['name OAK, text ELM, balance $5']);
});
