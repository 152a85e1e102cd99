import { describe, expect, it } from 'vitest';
import { doubtAbout } from '../../../src/creditReport/meaning/doubt';
import { readByRules } from '../../../src/creditReport/readReport';

describe('the meaning of a label', () => {
  it.each([
    ['whose spelling is known is sure', 'Balance', ['$5', '$6'], 'amount', { isDoubtful: false }],
    ['that its words and values speak for is sure', 'Zzz balance owed', ['$5', '$6'], 'amount', { isDoubtful: false }],
    ['that nobody knows, over money, may be the amount', 'Whatnow', ['$5', '$6'], 'nothing', { isDoubtful: true, other: 'amount' }],
    ['that nobody knows, over masked numbers, may be the number', 'Whatnow', ['12****', '34****'], 'nothing', { isDoubtful: true, other: 'accountNumber' }],
    ['that nobody knows, over statuses, may be the status', 'Whatnow', ['Current', 'Late 30 Days'], 'nothing', { isDoubtful: true, other: 'current' }],
    ['that nobody knows, over plain figures, is none', 'Whatnow', ['3', '4'], 'nothing', { isDoubtful: false }],
    ['that nobody knows, over names, may be no name', 'Whatnow', ['OAK BANK', 'ELM'], 'accountName', { isDoubtful: true }],
    ['of a column without a heading is sure', 'column 1', ['OAK BANK', 'ELM'], 'accountName', { isDoubtful: false }],
    ['of an account over numbers alone names nobody', 'Account', ['40029911', '4888 93XX'], 'accountNumber', { isDoubtful: false }],
    ['without values is sure', 'Whatnow', ['', '-'], 'nothing', { isDoubtful: false }],
  ] as const)('%s', (_, label, values, meaning, doubt) => {
    expect(doubtAbout(label, values, meaning)).toEqual(doubt);
  }); // biome-ignore format: rows are read in lines
});

describe('a field under a doubtful label is marked', () => {
  const text = 'Creditor\tAccount #\tWhatnow\nOak Bank\t1111****\t$500.00\nElm Bank\t2222****\t$700.00\n';
  const reviewed = (meanings?: ReadonlyMap<string, 'amount'>) =>
    readByRules({ text, tables: [] }, meanings && { meanings }).debts.map(({ amountText, review }) => [
      amountText,
      review.includes('amount-guessed'),
    ]);

  it('and no longer where a person has decided', () => {
    expect(reviewed(new Map([['Whatnow', 'amount']]))).toEqual([
      ['$500.00', false],
      ['$700.00', false],
    ]);
  });
});
