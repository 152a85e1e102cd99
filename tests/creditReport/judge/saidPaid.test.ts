import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

/** The doubts of a debt with a note, beside one without. */
function doubts(note: string, owed = '2,950'): readonly string[] {
  const text = `Name\tOwed\tPayment\tNotes\nOak\t2,210\t50\tcard\nElm\t${owed}\t60\t${note}\n`;
  return (
    readByRules({ text, tables: [] }).debts.find(({ accountName }) => accountName === 'Elm')?.review ?? []
  );
}

it.each([
  'paid off in full 9/2026',
  'settled for 1,475',
  'paid in full',
  'PIF',
  'PAID',
  'gone (paid)',
  'car - PAID!',
])('marks the amount of a debt whose note says %j', (note) => {
  expect(doubts(note)).toContain('said-paid');
});

it.each([
  'to be paid off at closing',
  '31% paid off',
  'paid in full each month',
  'not settled',
  'card',
  'last paid',
])('takes %j for no word that it is paid', (note) => {
  expect(doubts(note)).not.toContain('said-paid');
});

it('leaves a debt of nothing that is paid off as it is', () => {
  expect(doubts('paid off', '0')).not.toContain('said-paid');
});

it.each(['ex-husband pays this', 'my mom pays it', 'dad makes the payments'])(
  'marks the name of a debt whose note says %j',
  (note) => {
    expect(doubts(note)).toContain('paid-by-another');
  },
);

it.each(['paid by mail', 'I pay this', 'dad pays rent'])('takes %j for no other payer', (note) => {
  expect(doubts(note)).not.toContain('paid-by-another');
});

it.each([
  ['ex husband was ordered to pay it', true],
  ['wife pays this one', true],
  ['my son is supposed to pay', true],
  ['husband pays me', false],
  ['ordered to pay by the court', false],
])('somebody else pays it where a note says %j: %s', (note, isTold) => {
  expect(doubts(note).includes('paid-by-another')).toBe(isTold);
});

it.each([
  ['Paid off this year:', true],
  ['PAID OFF', true],
  ['Already paid:', true],
  ['Ya pagadas', true],
  ['Still to be paid off', false],
  ['My debts', false],
])('a debt below the title %j is marked: %s', (title, isMarked) => {
  const { debts } = readByRules({
    text: `${title}\nKohls 310\n\nStill owe:\nChase 4,210\nAmex 2,000`,
    tables: [],
  });
  const marked = debts.filter(({ review }) => review.includes('said-paid'));
  expect(marked.map(({ accountName }) => accountName)).toEqual(isMarked ? ['Kohls'] : []);
});
