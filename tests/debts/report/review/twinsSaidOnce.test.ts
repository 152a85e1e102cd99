import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { withTwinsSaidOnce } from '../../../../src/debts/report/review/twinsSaidOnce';

/** The names and amounts of the debts that a text tells, and whether each may be another one. */
function doubtful(text: string) {
  const { debts } = readReport({ text, tables: [] });
  return withTwinsSaidOnce(debts).map(
    ({ accountName, amount, review }) =>
      `${accountName} ${amount?.toFixed()}${review.includes('duplicate-possible') ? '?' : ''}`,
  );
}

it('keeps the doubt about a debt that puts right what another name tells, which no sheet can say', () => {
  expect(doubtful('Oak Sapphire $500\nsorry Oak Freedom $300')).toEqual([
    'Oak Sapphire 500',
    'Oak Freedom 300?',
  ]);
});

it('leaves to the sheet what it says by itself', () => {
  expect(
    doubtful('Creditor\tBalance\tStatus\nDEPT OF ED\t$3,500\tCurrent\nDEPT OF ED\t$3,500\tCurrent'),
  ).toEqual(['DEPT OF ED 3500', 'DEPT OF ED 3500']);
});

it('says once, beside the last, that debts of one name and no amount may be one', () => {
  const rows = ['ASH BANK\t$90\tCurrent', ...Array(2).fill('ELM STORE\t$0.00\tCurrent')];
  expect(doubtful(['Creditor\tBalance\tStatus', ...rows].join('\n'))).toEqual([
    'ASH BANK 90',
    'ELM STORE 0',
    'ELM STORE 0?',
  ]);
});
