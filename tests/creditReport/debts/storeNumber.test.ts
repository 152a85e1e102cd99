import { expect, it } from 'vitest';
import { withStore } from '../../../src/creditReport/debts/storeNumber';
import { account, debtsIn } from '../../support/reports';

const OAK = account({ name: 'OAK CASH #1904', number: 'CIC-55021' });

it('the number of a shop is of its name, where the account has one of its own', () => {
  expect(withStore('OAK CASH', OAK, 'CIC-55021')).toBe('OAK CASH #1904');
  const text = 'Creditor\tAccount #\tBalance\nOAK CASH #1904\tCIC-55021\t$585\nELM BANK\t406095-1187\t$90';
  expect(debtsIn(text)[0]).toContain('OAK CASH #1904');
});

it.each([
  ['the account has no other number', OAK, ''],
  ['the number of the account ends so', OAK, '77001904'],
  ['it is too long for one', account({ name: 'OAK CASH #190455' }), 'CIC-55021'],
  ['something else stands between', account({ name: 'OAK CASH LLC #1904' }), 'CIC-55021'],
  ['it is no name that has it', account({ original: 'OAK CASH #1904' }), 'CIC-55021'],
])('it is none of the name where %s', (_, told, number) => {
  expect(withStore('OAK CASH', told, number)).toBe('OAK CASH');
});
