import { expect, it } from 'vitest';
import { agedSums, daysOfAge, lastAgesIn } from '../../../src/creditReport/meaning/agedSums';
import { debtsIn } from '../../support/reports';

it('takes the total of columns by age for what is owed', () => {
  const text = `Account\tCurrent\t30\t60\t90+\tTotal
Oak Bank\t0\t0\t120.00\t310.00\t430.00
Elm Auto\t88.20\t88.20\t0\t0\t176.40`;
  expect(debtsIn(text).map((debt) => debt.split(' | ')[2])).toEqual(['430.00', '176.40']);
});

it('knows no columns by age that do not come to the total', () => {
  expect(
    agedSums(['creditor', '30', '60', '90', 'balance'], [['Oak', '1', '0', '0', '900']]),
  ).toBeUndefined();
});

it('knows from how many days on a column counts', () => {
  const labels = [
    'Current',
    'Not yet due',
    '0-30',
    '1-30',
    '31-60 days',
    '61 to 90',
    '90+',
    'Over 90',
    '91+',
    '60',
    'Total',
    'Opened',
    '45',
    '30 year',
  ];
  expect(labels.map(daysOfAge)).toEqual([
    0,
    0,
    0,
    1,
    31,
    61,
    90,
    90,
    91,
    60,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ['CREDITOR CURRENT BALANCE CURRENT 31-60 61-90 OVER 90 YOU OWE', ['CURRENT', '31-60', '61-90', 'OVER 90']],
  ['CREDITOR CURRENT 31-60 PAID 61-90 OVER 90 YOU OWE', []],
  ['CREDITOR CURRENT 31-60 61-90', []],
  ['ELM LATE 30 60 90 PAID 4', []],
])('the ages that end the headings %s are %j', (text, ages) => {
  expect(lastAgesIn(text)).toEqual(ages);
}); // biome-ignore format: headings are read in lines
