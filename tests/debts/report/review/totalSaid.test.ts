import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { EMPTY_DEBTS } from '../../../../src/debts/debt';
import { reviewOf, withChanges } from '../../../../src/debts/report/review/review';
import { landedRow } from '../../../../src/debts/report/review/reviewRow';
import { standings } from '../../../../src/debts/report/review/standing';
import { totalSaid } from '../../../../src/debts/report/review/totalSaid';
import { moneyFromNumber } from '../../../../src/money/money';

const TEXT = 'Creditor: OAK BANK\nBalance: $500\n\nCreditor: ELM STORE\nBalance: $70\n';
const CLIPBOARD = { text: TEXT, tables: [] };
const REVIEW = reviewOf([{ clipboard: CLIPBOARD, reading: readReport(CLIPBOARD) }]);

it.each([
  [1, '570', 'The 2 amounts add up to $570.00, the total that the text prints.', false],
  [1, '600', 'The 2 amounts add up to $570.00; the total that the text prints is $600.00.', true],
  [2, '570', 'The 2 amounts add up to $570.00, the sum of 2 totals that the text prints.', false],
  [2, '600', 'The 2 amounts add up to $570.00; 2 totals that the text prints add up to $600.00.', true],
])('holds the amounts against %i printed that come to %s', (parts, total, words, differs) => {
  const landed = REVIEW.rows.map((row) => landedRow(row));
  const printed = moneyFromNumber(Number(total));
  const all = standings(REVIEW, landed, EMPTY_DEBTS, 'empty');
  expect(totalSaid({ printed, read: printed, amounts: 2, parts }, REVIEW, all, 0)).toEqual({
    words,
    differs,
  });
});

it('says of how many amounts a total is that leaves some out, until one of them is changed or left out', () => {
  const printed = moneyFromNumber(500);
  const said = (review: typeof REVIEW) => {
    const landed = review.rows.map((row) => landedRow(row));
    const all = standings(review, landed, EMPTY_DEBTS, 'empty');
    return totalSaid({ printed, read: printed, amounts: 1, parts: 1 }, review, all, 0).words;
  };
  const words = '1 of the 2 amounts that were read comes to $500.00, the total that the text prints.';
  expect(said(REVIEW)).toBe(words);
  expect(said(withChanges(REVIEW, [{ row: '1', column: 'amount', text: '71' }]))).toBe('');
  expect(said(withChanges(REVIEW, [{ row: '1', column: 'enter', text: '' }]))).toBe('');
  expect(said(withChanges(REVIEW, [{ row: '1', column: 'accountName', text: 'Elm' }]))).toBe(words);
});

it('says that amounts come to a total with the credits that it counts', () => {
  const text =
    'Creditor\tBalance\tStatus\nOAK BANK\t$500.00\tCurrent\nELM BANK\t-$21.40\tCurrent\nFIR BANK\t$700.00\tCurrent\n';
  const said = (total: string) => {
    const clipboard = { text: `${text}Total\t${total}\n`, tables: [] };
    const reading = readReport(clipboard);
    const review = reviewOf([{ clipboard, reading }]);
    const all = standings(
      review,
      review.rows.map((row) => landedRow(row)),
      EMPTY_DEBTS,
      'empty',
    );
    if (!reading.addsUp) throw new Error('no total');
    return totalSaid(reading.addsUp, review, all, 0);
  };
  expect(said('$1,178.60')).toEqual({
    words: 'The 3 amounts add up to $1,200.00: less the credits of $21.40, the total that the text prints.',
    differs: false,
  });
  expect(said('$1,178.61').differs).toBe(true);
});
