import { expect, it } from 'vitest';
import { readAlike } from '../../../src/creditReport/likely/readAlike';
import { readAs } from '../../../src/creditReport/likely/readAs';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';

/** Each word of a text with what the words at its place on other lines were read as. */
function alikeIn(text: string): string[] {
  const given = { text, tables: [] };
  const [page] = pagesOf(given);
  if (!page) throw new Error('There is no page.');
  const seen = seenOf(page.source, page.lines);
  const alike = readAlike(seen, readAs(seen.words, readByRules(given)));
  return seen.words.map((word, index) => `${word.text}: ${alike[index]}`);
}

it('a word is told what those at its place in other rows were read as', () => {
  const rows = [
    'OAK BANK\t1111****\t$5',
    'ELM BANK\t2222****\t$6',
    'ASH BANK\t3333****\t$7',
    'BAY BANK\t4444****\t$8',
  ];
  const alike = alikeIn(['Creditor\tAccount #\tBalance', ...rows].join('\n'));
  expect(alike).toContain('$6: amount, all');
  expect(alike).toContain('2222****: accountNumber, all');
  expect(alike).toContain('ELM: accountName');
});

it('it is told nothing of lines that are made otherwise, nor by lines that differ', () => {
  expect(alikeIn('Rent is due\nOak Bank: $50')).toContain('$50: ');
});
