import { describe, expect, it } from 'vitest';
import { asDecided, decidedKinds, isUnderDecided, meaningOf } from '../../../src/creditReport/meaning/decide';
import { readByRules } from '../../../src/creditReport/readReport';
import { account, fact, heading } from '../../support/reports';

const kindsOf = (given: ReturnType<typeof account>) =>
  given.facts.map(({ label, kind }) => `${label}: ${kind}`);
const GIVEN = account({ name: 'OAK', balance: '$5', amountLoose: '$6', status: 'OK', statusLoose: 'Late' });

it.each([
  ['accountName', 'name'],
  ['accountNumber', 'number'],
  ['amount', 'balance'],
  ['originalCreditor', 'original'],
  ['current', 'status'],
  ['paying', 'paying'],
  ['nothing', 'text'],
] as const)('makes %s of a label', (meaning, kind) => {
  expect([...decidedKinds({ meanings: new Map([['Saldo Hoy:', meaning]]) })]).toEqual([['saldo hoy', kind]]);
  expect(meaningOf(kind)).toBe(meaning);
});

it('decides nothing where a person has decided nothing', () => {
  expect(decidedKinds({}).size).toBe(0);
  expect(asDecided(GIVEN, new Map())).toBe(GIVEN);
  expect(isUnderDecided(GIVEN, new Map())).toBe(false);
});

describe('in an account', () => {
  it('what is decided holds, and no other label says the same', () => {
    const decided = asDecided(GIVEN, new Map([['amount loose', 'balance']] as const));
    expect(kindsOf(decided)).toEqual([
      'name: name',
      'balance: text',
      'amountLoose: balance',
      'status: status',
      'statusLoose: statusLoose',
    ]);
  });
  it('a label that means nothing leaves the others as they are', () => {
    expect(kindsOf(asDecided(GIVEN, new Map([['status', 'text']] as const)))).toEqual([
      'name: name',
      'balance: balance',
      'amountLoose: amountLoose',
      'status: text',
      'statusLoose: statusLoose',
    ]);
  });
  it('a decided name takes the place of the line above', () => {
    const headed = account({ text: 'ELM', balance: '$5' }, heading('OAK'));
    expect(asDecided(headed, new Map([['text', 'name']] as const)).heading).toBeUndefined();
    expect(asDecided(headed, new Map([['text', 'number']] as const)).heading?.text).toBe('OAK');
  });
});

it('knows an account that stands under a decided label, also one that nobody knew', () => {
  const kinds = new Map([['foo', 'balance']] as const);
  expect(isUnderDecided(GIVEN, kinds)).toBe(false);
  expect(isUnderDecided({ ...GIVEN, unknown: [{ ...fact('text', '$5'), label: 'foo' }] }, kinds)).toBe(true);
});

it('of columns that differ in their day the newer is taken, and the older can be chosen', () => {
  const text =
    'Account\tLast 4\tOwed 9/1\tOwed 10/1\nOak Bank\t1180\t8,100\t8,422\nElm Bank\t9920\t5,900\t5,988\n';
  const amounts = (decided = {}) =>
    readByRules({ text, tables: [] }, decided).debts.map(({ amountText }) => amountText);
  expect(amounts()).toEqual(['8,422', '5,988']);
  expect(amounts({ meanings: new Map([['Owed 9/1', 'amount']]) })).toEqual(['8,100', '5,900']);
});
