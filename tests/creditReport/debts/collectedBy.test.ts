import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

function read(text: string): string[] {
  return readByRules({ text, tables: [] }).debts.map(({ accountName, originalCreditor, current }) =>
    [accountName, originalCreditor, current].join(' | '),
  );
}

const HEAD = 'OAK ACCOUNTS BUREAU, INC.\nPO Box 771, Salina KS 67402\n\nDear Jane Roe:\n\n';
const CAME = 'The debts listed below, which have been placed\nwith our office, remain unpaid.\n\n';
const TABLE = `Creditor               Account No.    Balance
Elm Regional Hospital  H0044812       $1,318.40
Fir Anesthesia PA      QCA-71883        $462.00
`;
const OURS = [
  'OAK ACCOUNTS BUREAU, INC. | Elm Regional Hospital | 90days',
  'OAK ACCOUNTS BUREAU, INC. | Fir Anesthesia PA | 90days',
];

it.each([
  ['creditors', TABLE],
  ['clients', TABLE.replace('Creditor', 'Client  ')],
])('what a collector lists by his %s is owed to him who writes, and was to them before', (_, table) => {
  expect(read(HEAD + CAME + table)).toEqual(OURS);
});

it('who says of himself that he collects is the one who writes', () => {
  const said = 'Jane Roe, 12 Elm St\n\nOak Recovery is a debt collector. ';
  expect(read(said + CAME + TABLE)[0]).toBe('Oak Recovery | Elm Regional Hospital | 90days');
});

it.each([
  ['nothing says that they came to him who writes', HEAD + TABLE],
  ['nobody is named who writes', CAME + TABLE],
])('the creditors stay those who are owed where %s', (_, text) => {
  expect(read(text).map((row) => row.split(' | ')[0])).toEqual([
    'Elm Regional Hospital',
    'Fir Anesthesia PA',
  ]);
});

it('who was owed before stands in a column of its own where there is one', () => {
  const table = `Creditor               Original Creditor    Balance
Ash Funding LLC        Elm Bank             $1,318.40
Birch Trust LLC        Fir Bank               $462.00
`;
  expect(read(HEAD + CAME + table)[0]).toContain('Ash Funding LLC | Elm Bank');
});
