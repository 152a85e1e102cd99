import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName }) => accountName);
const OAK = 'Oak Visa 4,200.10 min 90';
const ELM = 'Elm Card 900.05 min 30';
const ASH = 'Ash Loan 1,500 min 60';

it('a row that is the sum of all above it is no debt, whatever it is called', () => {
  expect(namesOf(OAK, ELM, 'Page one 5,100.15', ASH)).toEqual(['Oak Visa', 'Elm Card', 'Ash Loan']);
  expect(
    namesOf(OAK, ELM, 'Page one 5,100.15', ASH, 'Fir Card 10.20 min 5', 'Page two 1,510.20'),
  ).toHaveLength(4);
});

it('but one that says more of itself, or that two round sums come to, is one', () => {
  expect(namesOf(OAK, ELM, 'Fir Card 5,100.15 min 60', ASH)).toHaveLength(4);
  expect(namesOf('Oak Visa 400 min 20', 'Elm Card 500 min 20', 'Fir Card 900', ASH)).toHaveLength(4);
});

it('a sum tells what is paid on all of them too; what is paid of its own makes it a debt', () => {
  expect(namesOf(OAK, ELM, 'Page one 5,100.15 min 120', ASH)).toHaveLength(3);
  expect(namesOf(OAK, ELM, 'Page one 5,100.15 min 60', ASH)).toHaveLength(4);
});

it.each(['Carried forward', 'Amount brought forward', 'Sub total', 'In all', 'Altogether', 'Page total'])(
  'a row that begins as a sum does is no debt: %s',
  (title) => {
    expect(namesOf(OAK, ELM, `${title} 7,777.70`, ASH)).toHaveLength(3);
  },
);
