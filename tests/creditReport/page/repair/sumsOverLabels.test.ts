import { expect, it } from 'vitest';
import { withBalancesBelow } from '../../../../src/creditReport/page/repair/sumsOverLabels';
import { debtsIn } from '../../../support/reports';

it('what is owed is the sum above its label, and not what may still be spent below it', () => {
  const texts = [
    'Oak Credit\n$1,310.22\nCurrent balance\n$1,189.78 available',
    'Oak Store Card\n$1,310.22\nTotal balance\n$2,359.82 available to spend',
    'Oak Card\n$1,310.22\nBalance\n$2,359.82 available credit\nMin payment $44\nDue Dec 1',
  ];
  expect(texts.map((text) => debtsIn(text).map((debt) => debt.split(' | ')[2]))).toEqual(
    texts.map(() => ['$1,310.22']),
  );
});

it('the sum above its label changes its place with that, each time that the text has them so', () => {
  const text = 'Oak\n$5.00\nBalance\n$9.00 available\n\nElm\n$7.00\nCurrent balance\n$8.00 to spend';
  expect(withBalancesBelow(text)).toBe(
    'Oak\nBalance\n$5.00\n$9.00 available\n\nElm\nCurrent balance\n$7.00\n$8.00 to spend',
  );
});

it.each([
  ['has other sums above their labels', 'Oak\n$5.00\nBalance\n$9.00 available\n$2.00\nMinimum due\nDec 3'],
  ['has a sum of its own below the label', 'Oak\n$5.00\nBalance\n$9.00\navailable'],
  ['tells nothing of what may be spent', 'Oak\n$5.00\nCurrent balance\nPay now'],
])('a text stays as it is that %s', (_, text) => {
  expect(withBalancesBelow(text)).toBe(text);
});
