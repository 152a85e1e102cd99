import { expect, it } from 'vitest';
import { PARTS, STATES } from '../../../src/creditReport/likely/parts';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';
import type { ExpectedDebt } from '../score';
import { expectedStates } from './labelled';

/** The words of a text that are parts of debts, with the parts. */
function partsOf(text: string, expected: readonly ExpectedDebt[]): string[] {
  const clipboard = { text, tables: [] };
  const reading = readByRules(clipboard);
  const page = pagesOf(clipboard).find(({ source }) => source === reading.source);
  if (!page) throw new Error('no page');
  const { words } = seenOf(page.source, page.lines);
  return expectedStates(reading, words, expected).flatMap((state, index) => {
    const part = PARTS[STATES[state]?.part ?? 0];
    return part === 'none' ? [] : [`${words[index]?.text} ${part}`];
  });
}

it('takes the place of what was read rightly, also where the value stands elsewhere too', () => {
  const text =
    'Creditor: OAK BANK\nLimit: $500\nBalance: $500\nStatus: Current\n\nCreditor: ELM\nLimit: $9\nBalance: $7';
  const expected = [
    { accountName: 'OAK BANK', amount: 500 },
    { accountName: 'ELM', amount: 7 },
  ];
  expect(partsOf(text, expected)).toEqual([
    'OAK name',
    'BANK goesOn',
    '$500 balance',
    'ELM name',
    '$7 balance',
  ]);
});

it('finds what was not read next to the rest of its debt, and begins each debt anew', () => {
  const text = 'well there is oak about 40 and then elm so about 40 more';
  const expected = [
    { accountName: 'oak', amount: 40 },
    { accountName: 'elm', amount: 40 },
  ];
  expect(partsOf(text, expected)).toEqual(['oak name', '40 balance', 'elm name', '40 balance']);
});

it('a text without debts has no parts', () => {
  expect(partsOf('Total due for the month: $318', [])).toEqual([]);
});
