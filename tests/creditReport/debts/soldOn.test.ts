import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const flagged = (rows: string) =>
  readByRules({ text: `Creditor\tOriginal creditor\tStatus\tBalance\n${rows}`, tables: [] })
    .debts.filter(({ review }) => review.includes('transferred'))
    .map(({ accountName }) => accountName);

it('a debt that another row collects is marked, so that it is not counted twice', () => {
  const rows = 'Oak Bank\t\tCharge off\t1,204\nElm Recovery\tOAK BANK NA\tCollection\t1,204';
  expect(flagged(rows)).toEqual(['Oak Bank']);
  expect(flagged(`${rows}\nAsh Visa\t\tCurrent\t1,204`)).toEqual(['Oak Bank']);
});

it.each([
  ['another sum', 'Oak Bank\t\tCharge off\t1,204\nElm Recovery\tOak Bank\tCollection\t980'],
  ['another creditor', 'Oak Bank\t\tCharge off\t1,204\nElm Recovery\tAsh Visa\tCollection\t1,204'],
  ['nothing owed', 'Oak Bank\t\tCharge off\t0\nElm Recovery\tOak Bank\tCollection\t0'],
  ['the creditor himself', 'Oak Bank\tOak Bank\tCharge off\t1,204\nElm Visa\t\tCurrent\t900'],
])('of two rows neither is marked for %s', (_, rows) => {
  expect(flagged(rows)).toEqual([]);
});
