import { expect, it } from 'vitest';
import { agedSums } from '../../../src/creditReport/meaning/agedSums';
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
