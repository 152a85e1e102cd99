import { describe, expect, it } from 'vitest';
import {
  addScores,
  alignDebts,
  type ExpectedDebt,
  NO_SCORE,
  type ReadDebt,
  type ScoredField,
  scoreClipboard,
} from './score';

const OAK = { accountName: 'OAK', accountNumber: '1XX', amount: 5, current: 'current' };
const ELM = { accountName: 'ELM', accountNumber: '2XX', amount: 6, current: null };

function read(values: ExpectedDebt, ...marked: ScoredField[]): ReadDebt {
  const none = {
    accountName: '',
    accountNumber: '',
    amount: undefined,
    current: null,
    paying: undefined,
    originalCreditor: '',
  };
  return { values: { ...none, ...values }, marked: new Set(marked), doubted: new Set(marked) };
}
const score = (expected: readonly ExpectedDebt[], ...debts: ReadDebt[]) => {
  const { right, fields, wrongMarked, wrongSilent, lost, invented, whole } = scoreClipboard(
    expected,
    debts,
  ).score;
  return `${right} of ${fields}, wrong ${wrongMarked} ${wrongSilent}, lost ${lost}, invented ${invented}, whole ${whole}`;
};

it('counts the fields that are right and doubted all the same', () => {
  const doubted = read(OAK, 'amount', 'accountName');
  expect(scoreClipboard([OAK], [doubted]).score.rightDoubted).toBe(2);
  expect(scoreClipboard([{ ...OAK, amount: 7 }], [doubted]).score.rightDoubted).toBe(1);
  expect(scoreClipboard([OAK], [{ ...doubted, doubted: new Set() }]).score.rightDoubted).toBe(0);
});

describe('a clipboard', () => {
  it.each([
    [
      'read as expected',
      [OAK, ELM],
      [read(OAK), read(ELM)],
      '8 of 8, wrong 0 0, lost 0, invented 0, whole 1',
    ],
    [
      'with a wrong amount',
      [OAK],
      [read({ ...OAK, amount: 7 })],
      '3 of 4, wrong 0 1, lost 0, invented 0, whole 0',
    ],
    [
      'with a wrong amount that is marked',
      [OAK],
      [read({ ...OAK, amount: 7 }, 'amount')],
      '3 of 4, wrong 1 0, lost 0, invented 0, whole 0',
    ],
    [
      'with a wrong amount and another mark',
      [OAK],
      [read({ ...OAK, amount: 7 }, 'current')],
      '3 of 4, wrong 0 1, lost 0, invented 0, whole 0',
    ],
    ['with a row lost', [OAK, ELM], [read(ELM)], '4 of 8, wrong 0 0, lost 1, invented 0, whole 0'],
    ['with a row invented', [OAK], [read(OAK), read(ELM)], '4 of 4, wrong 0 0, lost 0, invented 1, whole 0'],
    ['with another row than expected', [OAK], [read(ELM)], '0 of 4, wrong 0 0, lost 1, invented 1, whole 0'],
    [
      'with fields that nobody asks for',
      [{ accountName: 'OAK', amount: 5 }],
      [read(OAK)],
      '2 of 2, wrong 0 0, lost 0, invented 0, whole 1',
    ],
    [
      'with the marks of a name written otherwise',
      [OAK],
      [read({ ...OAK, accountName: 'O.a.k' })],
      '3 of 4, wrong 0 1, lost 0, invented 0, whole 0',
    ],
    [
      'with the case of a name written otherwise',
      [OAK],
      [read({ ...OAK, accountName: 'Oak' })],
      '4 of 4, wrong 0 0, lost 0, invented 0, whole 1',
    ],
    [
      'with a status where none is expected',
      [ELM],
      [read({ ...ELM, current: 'current' })],
      '3 of 4, wrong 0 1, lost 0, invented 0, whole 0',
    ],
    ['without debts, read as none', [], [], '0 of 0, wrong 0 0, lost 0, invented 0, whole 1'],
    ['without debts, read as one', [], [read(OAK)], '0 of 0, wrong 0 0, lost 0, invented 1, whole 0'],
  ])('is scored %s', (_, expected, debts, line) => {
    expect(score(expected, ...debts)).toBe(line);
  });
  it('says what was read otherwise, lost and invented', () => {
    const stranger = read({ accountName: 'FIR', amount: 9 });
    const { misses, lost, invented } = scoreClipboard([OAK, ELM], [read({ ...OAK, amount: 7 }), stranger]);
    expect(misses).toEqual([{ debt: 'OAK', field: 'amount', expected: 5, read: 7, isMarked: false }]);
    expect(lost).toEqual([ELM]);
    expect(invented).toEqual([stranger]);
  });
});

describe('debts are paired', () => {
  const pairs = (expected: readonly ExpectedDebt[], ...debts: ReadDebt[]) =>
    alignDebts(expected, debts).map(
      ([{ accountName }, { values }]) => `${accountName}-${values.accountName}`,
    );
  it('in their order, where they are most alike', () => {
    expect(pairs([OAK, ELM], read({ accountName: 'FIR' }), read(OAK), read(ELM))).toEqual([
      'OAK-OAK',
      'ELM-ELM',
    ]);
    expect(pairs([OAK, ELM], read(ELM), read(OAK))).toHaveLength(1);
  });
  it('by number and amount, where the name is another', () => {
    expect(pairs([OAK], read({ ...OAK, accountName: 'FIR' }))).toEqual(['OAK-FIR']);
  });
  it('not, where nothing is alike', () => {
    expect(pairs([OAK], read({ accountName: 'FIR', amount: 9 }))).toEqual([]);
  });
});

it('scores add up, figure by figure', () => {
  const { score: one } = scoreClipboard([OAK], [read(OAK)]);
  expect(addScores(one, NO_SCORE)).toEqual(one);
  expect(addScores(one, one)).toMatchObject({ fields: 8, right: 8, rows: 2, clipboards: 2, whole: 2 });
}); // biome-ignore format: scores are read in lines
