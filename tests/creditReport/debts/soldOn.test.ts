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

it('so is one that another row collects under its number, though interest has come to it', () => {
  const text =
    'OAK BANK\nAccount number 517805XXXX\nStatus: Charged off\nBalance $1,243\n\nELM FUNDING\nAccount number 517805XXXX\nOriginal creditor OAK BANK\nStatus: Collection account\nBalance $1,390\n';
  const marked = (of: string) =>
    readByRules({ text: of, tables: [] }).debts.map(({ review }) => review.includes('transferred'));
  expect(marked(text)).toEqual([true, false]);
  const other = text.replace('517805XXXX', '440066XXXX');
  expect(marked(other), 'or was written off, under another number').toEqual([true, false]);
  expect(marked(other.replace('Charged off', '90 days late'))).toEqual([false, false]);
  expect(marked(other.replace('$1,390', '$2,690'))).toEqual([false, false]);
  const twice = `${other}\nOAK BANK\nAccount number 601100XXXX\nStatus: Charged off\nBalance $1,300\n`;
  expect(marked(twice), 'where it may be either of two').toEqual([false, false, false]);
});

it.each([
  ['another sum', 'Oak Bank\t\tCharge off\t1,204\nElm Recovery\tOak Bank\tCollection\t980'],
  ['another creditor', 'Oak Bank\t\tCharge off\t1,204\nElm Recovery\tAsh Visa\tCollection\t1,204'],
  ['nothing owed', 'Oak Bank\t\tCharge off\t0\nElm Recovery\tOak Bank\tCollection\t0'],
  ['the creditor himself', 'Oak Bank\tOak Bank\tCharge off\t1,204\nElm Visa\t\tCurrent\t900'],
])('of two rows neither is marked for %s', (_, rows) => {
  expect(flagged(rows)).toEqual([]);
});

it('of two accounts of one number the one of which nothing is owed was sold, and not the open one', () => {
  const one = 'SYNCB/OAK\nAccount #: 798192XXXX\n';
  const text = `${one}Balance: $1,204\nPayment status: Current\n\n${one}Balance: $0\nPayment status: Charge-off\n\nPORTFOLIO RECOVERY\nAccount #: 798192XXXX\nBalance: $980\nOriginal creditor: SYNCB/OAK\nPayment status: Collection`;
  const marked = readByRules({ text, tables: [] }).debts.filter(({ review }) =>
    review.includes('transferred'),
  );
  expect(marked.map(({ amountText }) => amountText)).toEqual(['$0']);
});
