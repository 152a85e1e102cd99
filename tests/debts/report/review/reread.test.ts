import { describe, expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import type { Meaning } from '../../../../src/creditReport/slots';
import { withLayout, withMeaning } from '../../../../src/debts/report/review/reread';
import { rereadWords } from '../../../../src/debts/report/review/rereadWords';
import {
  type Review,
  reviewOf,
  withChanges,
  withOrder,
  withRowUnder,
} from '../../../../src/debts/report/review/review';
import { landedRow } from '../../../../src/debts/report/review/reviewRow';

const TABLE = [
  'Lender\tLimit\tOwing\tStatus',
  'OAK BANK\t$900.00\t$500.00\tCurrent',
  'ELM STORE\t$80.00\t$70.00\t30 Days Late',
  'ASH UNION\t$60.00\t$50.00\tCurrent',
].join('\n');

function reviewOfText(text: string): Review {
  const clipboard = { text, tables: [] };
  return reviewOf([{ clipboard, reading: readReport(clipboard) }]);
}

const REVIEW = reviewOfText(TABLE);

function mean(review: Review, label: string, meaning: Meaning): Review {
  return withMeaning(review, 0, label, meaning, readReport);
}

function amounts({ rows }: Review): string[] {
  return rows.map((row) => `${landedRow(row).accountName.text} ${landedRow(row).amount.text}`.trim());
}

describe('a meaning that is given to a label', () => {
  it('is read anew in every row, and the label that had it means nothing', () => {
    expect(amounts(REVIEW)).toEqual(['OAK BANK 500', 'ELM STORE 70', 'ASH UNION 50']);
    const review = mean(REVIEW, 'Limit', 'amount');
    expect(amounts(review)).toEqual(['OAK BANK 900', 'ELM STORE 80', 'ASH UNION 60']);
    expect(rereadWords(REVIEW, review, 0, 'Limit')).toBe('Read anew: 3 debts. “Owing” means nothing now.');
  });

  it('is taken from the label that was given it before', () => {
    const twice = mean(mean(REVIEW, 'Limit', 'amount'), 'Owing', 'amount');
    expect(amounts(twice)).toEqual(amounts(REVIEW));
    expect(mean(twice, 'Lender', 'originalCreditor').texts[0]?.decided?.meanings?.has('Limit')).toBe(false);
  });

  it.each<[string, Meaning]>([
    ['nothing', 'nothing'],
    ['another meaning', 'paying'],
  ])('and taken back after %s leaves the first reading, edits and all', (_, meaning) => {
    const typed = withChanges(REVIEW, [{ row: '1', column: 'amount', text: '71' }]);
    for (const { label, meaning: first } of REVIEW.texts[0]?.reading.slots ?? []) {
      const back = mean(mean(typed, label, meaning), label, first);
      expect(back.texts[0]?.reading).toBe(REVIEW.texts[0]?.reading);
      expect(back.rows, label).toEqual(typed.rows);
    }
  });

  it('leaves no empty row where nothing was left in between', () => {
    const labels = ['Lender', 'Limit', 'Owing', 'Status'];
    const nothing = labels.reduce((review, label) => mean(review, label, 'nothing'), REVIEW);
    expect(amounts(nothing)).toEqual(['']);
    expect(amounts(mean(nothing, 'Owing', 'amount'))).toEqual(['500', '70', '50']);
    const before = mean(mean(mean(REVIEW, 'Lender', 'nothing'), 'Limit', 'nothing'), 'Status', 'nothing');
    expect(rereadWords(before, mean(before, 'Owing', 'nothing'), 0, 'Owing')).toBe(
      'Read anew: 0 debts. 3 debts that were there before are not read any more. Undo brings them back.',
    );
  });

  it('says how many rows it has lost, and which', () => {
    const text = 'Creditor: OAK BANK\nBalance: $500\nOwing: 12\n\nCreditor: ELM STORE\nBalance: $70\n';
    const before = reviewOfText(text);
    const gone: Review = { ...before, rows: before.rows.slice(1) };
    expect(rereadWords(before, gone, 0, '')).toBe(
      'Read anew: 2 debts. 1 debt that was there before is not read any more: OAK BANK. Undo brings it back.',
    );
    expect(rereadWords(before, { ...before, rows: [] }, 0, '')).toContain(
      '2 debts that were there before are not read any more: OAK BANK and ELM STORE. Undo brings them back.',
    );
  });

  it('counts a debt as lost whose amount another one has taken', () => {
    const before = reviewOfText('Creditor: OAK BANK\nBalance: $500\n\nCreditor: ELM STORE\nBalance: $70\n');
    const [oak, elm] = before.rows;
    if (!oak?.debt || !elm?.debt?.sources.amount) throw new Error('Two debts are read.');
    const sources = { ...oak.debt.sources, amount: elm.debt.sources.amount };
    const after: Review = { ...before, rows: [{ ...oak, debt: { ...oak.debt, sources } }] };
    expect(rereadWords(before, after, 0, '')).toContain(
      '1 debt that was there before is not read any more: ELM STORE.',
    );
  });

  it('leaves what was typed, ticked and deleted as it is', () => {
    const typed = withChanges(REVIEW, [
      { row: '0', column: 'accountName', text: 'Oak Bank, N.A.' },
      { row: '2', column: 'enter', text: '' },
    ]);
    const review = mean(withOrder(typed, [0, 2]), 'Limit', 'amount');
    expect(amounts(review)).toEqual(['Oak Bank, N.A. 900', 'ASH UNION 60']);
    expect(review.rows.map(({ isTicked }) => isTicked)).toEqual([undefined, false]);
  });

  it('keeps rows that were added, and those with edits whose debt is no longer read', () => {
    const added = withChanges(withRowUnder(REVIEW, 2), [
      { row: '3', column: 'accountName', text: 'TYPED' },
      { row: '1', column: 'amount', text: '71' },
    ]);
    const nothing = ['Lender', 'Limit', 'Owing', 'Status'].reduce(
      (review, label) => mean(review, label, 'nothing'),
      added,
    );
    expect(amounts(nothing)).toContain('TYPED');
    expect(nothing.rows.some(({ edits }) => edits.amount?.text === '71')).toBe(true);
    const back = [
      ['Lender', 'accountName'],
      ['Owing', 'amount'],
    ] as const;
    const again = back.reduce((review, [label, meaning]) => mean(review, label, meaning), nothing);
    expect(amounts(again)).toEqual(['OAK BANK 500', 'ELM STORE 71', 'ASH UNION 50', 'TYPED']);
  });
});

it('reads a text in another layout, without what was decided about its labels', () => {
  const decided = mean(REVIEW, 'Limit', 'amount');
  const review = withLayout(decided, 0, 'one debt a line', readReport);
  expect(review.texts[0]?.decided).toEqual({ layout: 'one debt a line' });
});
