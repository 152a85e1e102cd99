import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (...lines: readonly string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName, amountText, payingText }) =>
    `${accountName} ${amountText} ${payingText}`.trim(),
  );

it.each([
  ['by a cell of its own', ['1\tOld Navy\t312\t25', '2\tTarget\t698\t30', '3\tCiti\t2,140\t60']],
  ['by blanks', ['1  Old Navy   312   25', '2  Target     698   30', '3  Citi       2,140 60']],
  [
    'below a title that calls its debts',
    ['My debts:', '1 Old Navy 312 25', '2 Target 698 30', '3 Citi 2,140 60'],
  ],
  ['below a title', ['Debt snowball 2026', '1 Old Navy 312 25', '2 Target 698 30', '3 Citi 2,140 60']],
])('the numbers that count the lines of a list are no part of them: %s', (_, lines) => {
  expect(read(...lines)).toEqual(['Old Navy 312 25', 'Target 698 30', 'Citi 2,140 60']);
});

it('below headings they are a column of the table', () => {
  expect(read('#\tCreditor\tBalance', '1\tOAK BANK\t$312', '2\tELM BANK\t$698', '3\tFIR BANK\t$940')).toEqual(
    ['OAK BANK $312', 'ELM BANK $698', 'FIR BANK $940'],
  );
});

it('numbers that do not count on from one are what they say', () => {
  expect(read('5 Oak Dental 312', '7 Elm Dental 698', '9 Fir Dental 940')).not.toContain('Oak Dental 312');
});
