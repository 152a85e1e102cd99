import { expect, it } from 'vitest';
import { accountOf, factsOf, valueIn } from '../../src/creditReport/account';
import { fact } from '../support/reports';

it('finds the facts of one kind in their order', () => {
  const facts = [fact('balance', '$5'), fact('name', 'OAK'), fact('balance', '$6')];
  expect(factsOf(accountOf(facts), 'balance')).toEqual([facts[0], facts[2]]);
  expect(factsOf(accountOf(facts), 'paying')).toEqual([]);
});

it.each([
  [['$5'], 0, '$5'],
  [['$5'], 2, '$5'],
  [['$5', '$6'], 1, '$6'],
  [['$5', '$6'], 2, ''],
])('gives of %j for column %i the value %j', (values, column, value) => {
  expect(valueIn(fact('balance', ...values), column)).toBe(value);
});

it('makes an account of facts, outside of collections and skipped parts unless told', () => {
  const facts = [fact('balance', '$5')];
  expect(accountOf(facts)).toEqual({ facts, inCollections: false, isSkipped: false, flags: [] });
  expect(accountOf(facts, { isSkipped: true, flags: ['columns-guessed'] })).toEqual({
    facts,
    inCollections: false,
    isSkipped: true,
    flags: ['columns-guessed'],
  });
});
