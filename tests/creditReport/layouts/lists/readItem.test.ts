import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

it('that another has the debt now is a doubt about who was owed, where he is not read', () => {
  const doubts = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(({ review }) => review.includes('original-missing'));
  expect(doubts('Elm Med Ctr, now w/ "Ash Bureau" #A-56622 bal. $ 786.40')).toEqual([true]);
  expect(doubts('Elm Med Ctr (now at "Ash Bureau") bal. $ 786.40')).toEqual([true]);
  expect(doubts('Elm Med Ctr #A-56622 bal. $ 786.40')).toEqual([false]);
  expect(doubts('Elm Med Ctr, now at $786.40')).toEqual([false]);
});
