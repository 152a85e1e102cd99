import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(
    ({ accountName, amountText, payingText }) => `${accountName} ${amountText} ${payingText}`,
  );

it('what is owed, paid and asked for each stand behind a name in a list without headings', () => {
  expect(read('Chase 2400 75 24.99', 'Citi 1100 35 18.24')).toEqual(['Chase 2400 75', 'Citi 1100 35']);
  expect(read('Chase 2400 75.00 24.99', 'Citi 1100 35.00 18.24')).toEqual([
    'Chase 2400 75.00',
    'Citi 1100 35.00',
  ]);
  expect(read('Chase 2,400 24.99 75', 'Citi 1,100 18.24 35')).toEqual(['Chase 2,400 75', 'Citi 1,100 35']);
});

it('a line alone, or where either figure may be the rate, is left as it is', () => {
  expect(read('Chase $2,400', 'Citi 1100 35 18.24')).not.toContain('Citi 1100 35');
  expect(read('Chase 2,400 12.50 24.99', 'Citi 1,100 11.20 18.24')).toEqual([
    'Chase 2,400 12.50',
    'Citi 1,100 11.20',
  ]);
});
