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

it('who is named as the one with whom they were placed has them, whatever he calls his work on them', () => {
  const placed =
    'Home  Log off\nThese accounts were placed with Ash Account Services, Inc. for collection.\n\n';
  const rows = [
    'Owed To\tOur File #\tBalance\tStatus',
    'Elm Clinic\t7-3310846\t$1,066.00\tActive',
    'Fir Cable\t7-2204178\t$0.00\tPaid in full',
  ];
  const debts = readByRules({ text: placed + rows.join('\n'), tables: [] }).debts;
  expect(
    debts.map((debt) => [debt.accountName, debt.originalCreditor, debt.current, debt.accountNumber]),
  ).toEqual([
    ['Ash Account Services, Inc.', 'Elm Clinic', '90days', '7-3310846'],
    ['Ash Account Services, Inc.', 'Fir Cable', null, '7-2204178'],
  ]);
});

const ONE = 'Account Number: 88120033\nBalance Due: $612.44\n';
const NOTICE = 'This is an attempt to collect a debt.';

it.each([
  ['a known collector', `Afni, Inc.\nCreditor: Elm Cable\n${ONE}`, 'Afni, Inc. | Elm Cable | 90days'],
  [
    'one who says so',
    `Oak Outsourcing, Inc.\nClient: Elm Cable\n${ONE}${NOTICE}`,
    'Oak Outsourcing, Inc. | Elm Cable | 90days',
  ],
  [
    'one in Spanish',
    `Oak Cobros, Inc.\nAcreedor: Elm Cable\n${ONE}Es un intento de cobrar una deuda.`,
    'Oak Cobros, Inc. | Elm Cable | 90days',
  ],
  [
    'one for another',
    `Afni, Inc.\n\nOn behalf of: Elm Wireless\n${ONE}`,
    'Afni, Inc. | Elm Wireless | 90days',
  ],
  ['no collector', `Oak Debt Relief\nCreditor: Elm Bank\n${ONE}`, 'Elm Bank |  | '],
  [
    'who keeps loans for others',
    `Oak Mortgage Servicing\nCreditor: Elm Bank\n${ONE}${NOTICE}`,
    'Elm Bank |  | ',
  ],
  ['a court', `Afni, Inc.\nChapter 13 plan\nCreditor: Elm Bank\n${ONE}`, 'Elm Bank |  | '],
  [
    'who collects beside a buyer',
    `Afni, Inc.\nCreditor: LVNV Funding LLC\n${ONE}`,
    'LVNV Funding LLC |  | 90days',
  ],
])('the one debt of a letter at whose head stands %s', (_, text, row) => {
  expect(read(text)).toEqual([row]);
});

it('a title that has a word of collectors calls nobody', () => {
  const rows = 'Creditor\tBalance\nElm Clinic\t$400\nFir Dental\t$300';
  expect(read(`Medical Collections\n${rows}`)).toEqual(['Elm Clinic |  | ', 'Fir Dental |  | ']);
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

it('debts that name nobody beside those whose they were are owed to the company at the head of a page that collects', () => {
  const debt = (number: string, creditor: string, due: string) =>
    `Account Number: ${number}\nOriginal Creditor: ${creditor}\nAmount Due: ${due}\nStatus: Active\nSelect to pay\n\n`;
  const page = `Oak-Elm Company\nWelcome, Jane Roe\n\n${debt('771-01', 'Fir Clinic', '$90.00')}${debt('771-02', 'Ash Cable', '$41.20')}`;
  expect(read(page + NOTICE)).toEqual([
    'Oak-Elm Company | Fir Clinic | 90days',
    'Oak-Elm Company | Ash Cable | 90days',
  ]);
  expect(read(page)[1]).toBe(' | Ash Cable | ');
});
