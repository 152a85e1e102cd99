import { describe, expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { DEBT_FIELDS } from '../../../../src/debts/debt';
import { mergedWords, withMerged } from '../../../../src/debts/report/review/mergeRows';
import { piecesOf } from '../../../../src/debts/report/review/pieces';
import {
  type Review,
  reviewOf,
  textNameOf,
  withChanges,
  withOrder,
  withPiece,
  withRowUnder,
  withSettled,
} from '../../../../src/debts/report/review/review';
import { landedRow, placeOf } from '../../../../src/debts/report/review/reviewRow';
import { moneyFromNumber } from '../../../../src/money/money';

const TEXT =
  'Creditor: OAK BANK\nBalance: $500\nStatus: Charge-off\n\nCreditor: ELM STORE\nAccount #: 1234****\nBalance: $70\nStatus: Current\n';

function reviewOfText(text: string): Review {
  const clipboard = { text, tables: [] };
  return reviewOf([{ clipboard, reading: readReport(clipboard) }]);
}

const REVIEW = reviewOfText(TEXT);

describe('the file that a row was read from', () => {
  const [one] = REVIEW.texts;
  const named = (...names: string[]) => reviewOf(names.flatMap((name) => (one ? { ...one, name } : [])));

  it('is named where several were read', () => {
    const review = named('a.pdf', 'b.txt');
    expect(review.rows.map((_, row) => textNameOf(review, row))).toEqual([
      'a.pdf',
      'a.pdf',
      'b.txt',
      'b.txt',
    ]);
  });

  it('is not named where it is the only one', () => {
    expect(textNameOf(named('a.pdf'), 0)).toBe('');
  });

  it('is not named of a row that was added by hand', () => {
    expect(textNameOf(withRowUnder(named('a.pdf', 'b.txt'), 0), 1)).toBe('');
  });
});

/** The texts of the rows as they will land, in the order of the columns. */
function landed(review: Review, share?: number): string[][] {
  return review.rows.map((row) => {
    const cells = landedRow(row, share === undefined ? undefined : moneyFromNumber(share));
    return DEBT_FIELDS.map((field) => cells[field].text);
  });
}

/** What stands in the source where a cell of a row comes from. */
function printed({ rows, texts }: Review, at: number, field: (typeof DEBT_FIELDS)[number]) {
  const [row] = rows.slice(at);
  const place = row && placeOf(row, field);
  return place && texts[0]?.reading.source.slice(place.from, place.to);
}

const OAK = ['OAK BANK', '', '500', '', '90days', ''];
const ELM = ['ELM STORE', '1234****', '70', '', 'current', ''];

describe('a row of the review', () => {
  it('comes under the others where something is written below them, and with nothing it does not', () => {
    const below = [
      { row: '2', column: 'accountName', text: '' },
      { row: '3', column: 'accountName', text: 'ASH' },
      { row: '4', column: 'amount', text: '' },
    ];
    const { rows } = withChanges(REVIEW, below);
    expect(landed({ ...REVIEW, rows }).map(([name]) => name)).toEqual(['OAK BANK', 'ELM STORE', '', 'ASH']);
  });

  it('is a debt as it was read, with a share of its amount as the payment where one is chosen', () => {
    expect(landed(REVIEW)).toEqual([OAK, ELM]);
    expect(landed(REVIEW, 60).map((cells) => cells[5])).toEqual(['300.00', '42.00']);
  });

  it('keeps what is typed into it, and is no longer doubtful there', () => {
    const review = withChanges(REVIEW, [
      { row: '0', column: 'current', text: '30days' },
      { row: '0', column: 'amount', text: '400' },
    ]);
    expect(landed(review, 100)[0]).toEqual(['OAK BANK', '', '400', '', '30days', '400']);
    expect(review.rows[0] && landedRow(review.rows[0]).current).toEqual({ text: '30days' });
    expect(printed(review, 0, 'amount'), 'it still stands where it stood').toBe('$500');
  });

  it('comes from nowhere once it is emptied', () => {
    const review = withChanges(REVIEW, [{ row: '0', column: 'amount', text: '' }]);
    expect(printed(review, 0, 'amount')).toBeUndefined();
  });

  it('takes a piece of the source, and its place', () => {
    const from = TEXT.indexOf('1234');
    const place = { from, to: from + 8 };
    const review = withPiece(REVIEW, 0, 'accountNumber', { text: '1234****', place });
    expect(landed(review)[0]?.[1]).toBe('1234****');
    expect(printed(review, 0, 'accountNumber')).toBe('1234****');
  });

  it('is ticked and unticked, and never changes in the column of what the report prints', () => {
    const review = withChanges(REVIEW, [
      { row: '1', column: 'enter', text: '' },
      { row: '1', column: 'reportedPaying', text: '9' },
    ]);
    expect(review.rows.map(({ isTicked }) => isTicked)).toEqual([undefined, false]);
    expect(landed(review)).toEqual([OAK, ELM]);
  });

  it('is without a note that is checked, until its cell is another', () => {
    const note = REVIEW.rows[0] && landedRow(REVIEW.rows[0]).current.note;
    const settled = withSettled(REVIEW, [{ row: '0', column: 'current', words: note ?? '' }]);
    expect(note).toMatch(/Charged off/);
    expect(settled.rows[0] && landedRow(settled.rows[0]).current).toEqual({ text: '90days' });
    const typed = withChanges(settled, [{ row: '0', column: 'current', text: '', note: note ?? '' }]);
    expect(typed.rows[0] && landedRow(typed.rows[0]).current.note).toBe(note);
  });
});

describe('the rows of a review', () => {
  it('go into another order, and those that are left out are deleted with their place', () => {
    const review = withOrder(REVIEW, [1, null]);
    expect(landed(review)).toEqual([ELM]);
    const [gone] = review.deleted;
    expect(gone && TEXT.slice(gone.from, gone.to)).toMatch(/^OAK BANK[\s\S]*Charge-off$/);
  });

  it('are never none, so that there is a place to type in', () => {
    expect(landed(withOrder(REVIEW, [null, null]))).toEqual([['', '', '', '', '', '']]);
  });

  it('get an empty one under another', () => {
    expect(landed(withRowUnder(REVIEW, 0))).toEqual([OAK, ['', '', '', '', '', ''], ELM]);
  });

  it('merge into the one above, which takes what it lacks', () => {
    const review = withMerged(REVIEW, 1);
    expect(landed(review)).toEqual([['OAK BANK', '1234****', '500', '', '90days', '']]);
    expect(printed(review, 0, 'accountNumber')).toBe('1234****');
    expect(review.deleted).toHaveLength(1);
    expect(withMerged(REVIEW, 0), 'there is none above the first').toBe(REVIEW);
  });

  it.each([
    ['nothing, where the upper row takes all', '', 'Merged Debt 2 with the row above.'],
    [
      'each text that the upper row does not take',
      'Creditor: ELM STORE\nBalance: $70\nStatus: Current\nMonthly Payment: $9',
      'Merged Debt 2 with the row above. “ELM STORE”, “$70.00”, “Current” and the monthly payment of $9 were left out; undo brings them back.',
    ],
    [
      'no text that the upper row has too',
      'Creditor: Oak Bank\nBalance: $500.00\nStatus: 30 days late\nMonthly Payment: $35',
      'Merged Debt 2 with the row above. “30 Days Late” was left out; undo brings it back.',
    ],
  ])('merge, and say as left out %s', (_, lower, words) => {
    const upper = 'Creditor: OAK BANK\nBalance: $500\nStatus: Charge-off\nMonthly Payment: $35\n';
    const review = reviewOfText(`${upper}\n${lower}`);
    const torn = lower
      ? review
      : withChanges(withRowUnder(review, 0), [{ row: '1', column: 'accountName', text: 'OF THE WEST' }]);
    expect(mergedWords(torn, 1)).toBe(words);
  });

  it('say that a printed payment is left out where the row above is none of the report', () => {
    const review = reviewOfText('Creditor: OAK BANK\nBalance: $500\nStatus: Current\nMonthly Payment: $35\n');
    const added = withOrder(withRowUnder(review, 0), [1, 0]);
    expect(mergedWords(added, 1)).toContain('the monthly payment of $35 was left out');
  });

  it('leave what is left out of a merge open in the source', () => {
    const merged = withMerged(REVIEW, 1);
    const open = piecesOf(merged, 0).filter(({ cell }) => !cell);
    expect(open.map(({ from, to }) => TEXT.slice(from, to))).toEqual(['$70', 'Current']);
  });

  it('merge a name that stands alone into the name above', () => {
    const torn = withChanges(withRowUnder(REVIEW, 0), [
      { row: '1', column: 'accountName', text: 'OF THE WEST' },
    ]);
    expect(landed(withMerged(torn, 1))[0]?.[0]).toBe('OAK BANK OF THE WEST');
  });
});
