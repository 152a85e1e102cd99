import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { columnFor, pieceEdit } from '../../../../src/debts/report/review/pieceEdit';
import { type Piece, piecesOf, unusedWords } from '../../../../src/debts/report/review/pieces';
import { type Review, reviewOf, withChanges, withOrder } from '../../../../src/debts/report/review/review';

const TEXT = [
  'Creditor: OAK BANK',
  'Account #: 1234****',
  'Balance: $500.00',
  'Monthly Payment: $35',
  'Status: Current',
  '',
  'Creditor: ELM STORE',
  'Balance: $70.00',
  'Status: 30 days late',
].join('\n');

function reviewOfText(text: string): Review {
  const clipboard = { text, tables: [] };
  return reviewOf([{ clipboard, reading: readReport(clipboard) }]);
}

const REVIEW = reviewOfText(TEXT);

function told(review: Review): string[] {
  const { source = '' } = review.texts[0]?.reading ?? {};
  return piecesOf(review, 0).map(
    ({ from, to, cell, kind }) => `${source.slice(from, to)}: ${cell ? `${cell.row}/${cell.column}` : kind}`,
  );
}

it('tells of every piece of the source which cell took it, in the order of the text', () => {
  expect(told(REVIEW)).toEqual([
    'OAK BANK: 0/accountName',
    '1234****: 0/accountNumber',
    '$500.00: 0/amount',
    '$35: 0/reportedPaying',
    'Current: 0/current',
    'ELM STORE: 1/accountName',
    '$70.00: 1/amount',
    '30 days late: 1/current',
  ]);
});

it('tells of what no row has any more', () => {
  const review = withOrder(withChanges(REVIEW, [{ row: '1', column: 'amount', text: '' }]), [1]);
  expect(told(review)).toEqual([
    '1234****: accountNumber',
    '$500.00: amount',
    'Current: status',
    'ELM STORE: 0/accountName',
    '$70.00: amount',
    '30 days late: 0/current',
  ]);
  expect(unusedWords(piecesOf(review, 0))).toBe(
    '2 amounts, 1 account number and 1 status in the text were not used.',
  );
});

it.each<[Piece[], string]>([
  [[], ''],
  [[{ from: 0, to: 1, kind: 'amount' }], '1 amount in the text was not used.'],
  [
    Array.from({ length: 3 }, (_, from) => ({ from, to: from + 1, kind: 'status' as const })),
    '3 statuses in the text were not used.',
  ],
])('says in words how many were not used', (pieces, words) => {
  expect(unusedWords(pieces)).toBe(words);
});

it.each([
  ['amount', '$1,234.50', { text: '1234.50' }],
  ['amount', 'Late', undefined],
  ['current', '30 days late', { text: '30days' }],
  ['current', 'OAK BANK', undefined],
  ['originalCreditor', 'Creditor 2', { text: 'creditor2' }],
  ['originalCreditor', 'CITI', { text: 'other', note: 'The report names “CITI”.' }],
  ['accountName', 'OAK\n  BANK', { text: 'OAK BANK' }],
] as const)('puts into %s what it can hold of %s', (field, printed, edit) => {
  expect(pieceEdit(field, printed)).toEqual(edit);
});

it.each([
  ['amount', '$300', 'accountName', 'amount'],
  ['amount', '$88.20', 'accountNumber', 'amount'],
  ['amount', '1,204.16', 'accountNumber', 'amount'],
  ['amount', '7,450', 'accountNumber', 'accountNumber'],
  ['amount', '$300', 'originalCreditor', 'amount'],
  ['amount', '$300', 'paying', 'paying'],
  ['amount', '$300', 'enter', 'amount'],
  ['accountNumber', '1234****', 'accountName', 'accountNumber'],
  ['accountNumber', '1234****', 'amount', 'accountNumber'],
  ['accountNumber', '1234', 'amount', 'amount'],
  ['accountNumber', '1234', 'current', 'accountNumber'],
  ['status', 'Current', 'accountName', 'current'],
  ['status', 'Current', 'originalCreditor', 'current'],
] as const)(
  'an unused %s of %s goes from %s into %s, and over nothing that it is not',
  (kind, printed, inUse, field) => {
    expect(columnFor(kind, inUse, printed)).toBe(field);
  },
);

it('has a piece for every cell of a row whose payment stands in other figures too', () => {
  const review = reviewOfText(
    'Creditor\tAcct #\tBalance\tMin Pmt\tStatus\nSears\t1050\t510.00\t10\tCurrent\n',
  );
  expect(told(review)).toEqual([
    'Sears: 0/accountName',
    '1050: 0/accountNumber',
    '510.00: 0/amount',
    '10: 0/reportedPaying',
    'Current: 0/current',
  ]);
});
