import { expect, it } from 'vitest';
import { readRunOnTrades } from '../../../../src/creditReport/layouts/tables/runOnTrades';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';
import { readByRules } from '../../../../src/creditReport/readReport';

const HEADINGS = [
  'Creditor Name Account Type Opened Reported High Credit',
  'Account Number ECOA Last Activity Terms Credit Limit Balance Payment Past Due',
  'Status MOP Months Reviewed 30 60 90',
];
const MORTGAGE = [
  'OAK HOME MTG MORTGAGE 04/2018 10/2023 $312,000',
  '0578114XXX INDIVIDUAL 10/2023 360M $281,774 $2,116 $0',
  'CURRENT M1 66 0 0 0',
];
const CARD = [
  'ELM BANK REVOLVING 02/2011 10/2023 $7,912',
  '542418XXXXXX JOINT 10/2023 REV $9,000 $7,355 $223 $446',
  '30 DAYS PAST DUE R2 99 2 0 0',
];
const COLLECTION = [
  'FIR FUNDING LLC OPEN 01/2022 10/2023 $5,127',
  'L1120XXX INDIVIDUAL 11/2021 1M $5,664 -- $5,664',
  'COLLECTION Y9 21 0 0 0',
  'Comments: ORIGINAL CREDITOR: OAK LOANS',
];

const read = (...lines: readonly string[][]) =>
  readRunOnTrades(placedCells(readLines(lines.flat().join('\n'))));
const told = (...lines: readonly string[][]) =>
  read(...lines).map(({ facts }) =>
    facts
      .filter(({ kind }) => ['name', 'number', 'balance', 'paying', 'original'].includes(kind))
      .map(({ values }) => values.join())
      .join(' | '),
  );
const MORTGAGE_TOLD = 'OAK HOME MTG | 0578114XXX | $281,774 | $2,116';
const CARD_TOLD = 'ELM BANK | 542418XXXXXX | $7,355 | $223';

it('reads debts of several lines under as many lines of headings, with what is said below them', () => {
  expect(told(HEADINGS, MORTGAGE, CARD, ['History: 11111 11211'], COLLECTION)).toEqual([
    MORTGAGE_TOLD,
    CARD_TOLD,
    'FIR FUNDING LLC | L1120XXX | $5,664 | -- | OAK LOANS',
  ]);
});

it('reads them with their states, as the page prints them', () => {
  const text = [HEADINGS, MORTGAGE, CARD, COLLECTION].flat().join('\n');
  const debts = readByRules({ text, tables: [] }).debts;
  expect(debts.map(({ accountName, current }) => `${accountName} ${current}`)).toEqual([
    'OAK HOME MTG current',
    'ELM BANK 30days',
    'FIR FUNDING LLC 90days',
  ]);
});

it('goes on below the headings of the next page, and ends at a part without debts', () => {
  expect(told(HEADINGS, MORTGAGE, ['Page 2 of 3'], HEADINGS, CARD, ['Inquiries'], COLLECTION)).toEqual([
    MORTGAGE_TOLD,
    CARD_TOLD,
  ]);
});

it('leaves a line of the form out that a debt has not', () => {
  expect(told(HEADINGS, MORTGAGE.slice(0, 2), CARD)).toEqual([MORTGAGE_TOLD, CARD_TOLD]);
});

it('doubts what is owed where another sum than a limit is missing beside it', () => {
  const flags = read(HEADINGS, MORTGAGE, [
    CARD[0] ?? '',
    '542418XXXXXX JOINT 10/2023 REV $7,355 $223',
    CARD[2] ?? '',
  ]);
  expect(flags.map((account) => account.flags)).toEqual([[], ['amount-guessed']]);
});

it('reads debts of one line under headings of which some are unknown, and how they stand behind all', () => {
  const headings =
    'Creditor Account # Starting Balance Disbursed this month Est. Balance APR Monthly Payment';
  const rows = [
    'Oak One ************6611 $3,402.00 $95.00 $1,918.44 8.90% $95.00',
    'Elm (Best Pots) ************9183 $2,880.00 $75.00 $1,733.90 9.90% $75.00',
    'Ash ************3097 $611.00 $0.00 $0.00 - PAID IN FULL 01/24',
  ];
  const text = [headings, ...rows, 'Totals $6,893.00 $170.00 $3,652.34 $170.00'].join('\n');
  expect(
    readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, payingText, review }) => [
      accountName,
      amountText,
      payingText,
      review.includes('paid-closed'),
    ]),
  ).toEqual([
    ['Oak One', '$1,918.44', '$95.00', false],
    ['Elm (Best Pots)', '$1,733.90', '$75.00', false],
    ['Ash', '$0.00', '$0.00', true],
  ]);
});

it('reads numbers on second lines where a slash parts them from the names in the headings', () => {
  const headings =
    'ECOA Creditor / Account No. Reported Opened Last Act High/Limit Balance Payment Past Due MR 30 60 90 Rating';
  const oak = [
    'I OAK SERVICES 02/24 10/17 02/24 7,500 3,406 68 0 76 00 00 00 R1',
    '4037-8400-XXXX',
    'Type: Credit Card Status: Current',
  ];
  const elm = [
    'J ELM AUTO 05/21 02/16 05/21 24,310 0 - 0 63 00 00 00 I1',
    '5548812290',
    'Type: Auto Status: Paid Closed',
  ];
  expect(told([headings], oak, elm)).toEqual([
    'OAK SERVICES | 3,406 | 68 | 4037-8400-XXXX',
    'ELM AUTO | 0 | - | 5548812290',
  ]);
});

it('reads names on lines above their numbers where a slash parts both in the headings', () => {
  const headings =
    'Whose Creditor / Account # Opened Reported Limit/High Balance Past Due Payment Mos 30 60 90+ Status Type Bureaus';
  const oak = [
    'B OAK MORTGAGE',
    '7000228841 06/16 02/19 211,400 202,966 0 1,487 32 0 0 0 CURRENT MORTGAGE',
    'EF TU XP',
  ];
  const elm = [
    'B ELM RECOVERY',
    '71100936-2 04/16 09/17 240 190 0 - 17 COLLECTION OPEN',
    'ORIGINAL CREDITOR: ASH DENTAL',
  ];
  expect(told([headings], oak, elm)).toEqual([
    'OAK MORTGAGE | 7000228841 | 202,966 | 1,487',
    'ELM RECOVERY | 71100936-2 | 190 | - | ASH DENTAL',
  ]);
});

it('reads months with dashes, who owes it in a word, and counts under what is said of other times', () => {
  const headings = [
    'CREDITOR NAME ECOA REPORTED OPENED HIGHEST CREDIT PRESENT BALANCE TERMS PAST DUE NO. MOS TIMES PAST DUE STATUS',
    'ACCOUNT NUMBER 30 60 90',
  ];
  const oak = ['OAK MTG JOINT 01-12 05-04 189000 161340 360X1287 0 92 0 0 0 AS AGREED', '7080034419'];
  const elm = ['ELM/JCP CO-APP 12-11 04-96 750 12 REV 55 99 3 0 0 30 DAYS', '332087'];
  expect(told(headings, oak, elm)).toEqual(['OAK MTG | 161340 | 7080034419', 'ELM/JCP | 12 | 332087']);
  const pastDue = read(headings, oak, elm).map(({ facts }) =>
    facts.flatMap(({ kind, values }) => (kind === 'pastDue' ? values : [])),
  );
  expect(pastDue).toEqual([['0'], ['55']]);
});

it('takes the day of the last payment under its heading', () => {
  const headings = ['Creditor Account Original Balance Last Payment Monthly Payment Current Balance Status'];
  const rows = [
    'OAK xxxxxxx21006 $7,310.44 10/17/2025 $156.00 $4,902.18 Accepted',
    'ELM xxxxxx4410 $1,212.00 10/17/2025 $48.00 $396.00 Accepted',
  ];
  expect(told(headings, rows)).toEqual([
    'OAK | xxxxxxx21006 | $156.00 | $4,902.18',
    'ELM | xxxxxx4410 | $48.00 | $396.00',
  ]);
});

it.each([
  ['one debt', [HEADINGS, MORTGAGE]],
  ['three headings', [['Creditor Balance Payment'], ['OAK $5 $1'], ['ELM $6 $1']]],
  ['headings that name nobody who is owed', [['Type Opened Reported', ...HEADINGS.slice(1)], MORTGAGE, CARD]],
  [
    'headings that name nothing owed',
    [[HEADINGS[0] ?? '', 'Account Number ECOA Terms', 'Status MOP'], MORTGAGE, CARD],
  ],
  ['lines of something else', [HEADINGS, ['He paid it off', 'in a year or so', 'and that was it'], MORTGAGE]],
])('reads nothing of %s', (_, lines) => {
  expect(told(...lines)).toEqual([]);
});

it('leaves the letters out that say whose a debt is, also before one that stands alone in its part', () => {
  const headings = [
    'ECOA CREDITOR NAME DATE REPORTED DATE OPENED HIGH CREDIT BALANCE TERMS PAST DUE STATUS',
    'ACCOUNT NUMBER ACCOUNT TYPE SOURCE REMARKS',
  ];
  const row = (name: string, status: string) => [
    `${name} 04/16 08/11 $9,200 $5,190 72X443 $0 ${status}`,
    '0596114428 INSTALLMENT XP/TU/EF AUTO',
  ];
  expect(
    told(
      headings,
      row('J B OAK BANK', 'CURRENT'),
      row('J C ELM', 'CURRENT'),
      ['COLLECTIONS'],
      row('B B FIR CORP', 'COLLECTION'),
    ),
  ).toEqual([
    expect.stringMatching(/^OAK BANK \|/),
    expect.stringMatching(/^ELM \|/),
    expect.stringMatching(/^FIR CORP \|/),
  ]);
});

it('reads those who collect under headings of their own, with the numbers alone below them and whose debts they were', () => {
  const headings = 'WHOSE AGENCY / ORIGINAL CREDITOR REPORTED PLACED AMOUNT BALANCE STATUS SOURCE';
  const fir = [
    'I FIR RECOVERY ASSOC 10/23 08/22 $702 $1,046 COLLECTION TU EF',
    '378102XXXXXX',
    'ORIGINAL CREDITOR: YEW BANK',
  ];
  const ash = [
    'I ASH COLL BUR 10/21 04/20 $188 $90 COLLECTION EF',
    '77J0XX',
    'ORIGINAL CREDITOR: YEW CLINIC',
  ];
  const text = [HEADINGS, MORTGAGE, CARD, ['COLLECTIONS', headings], fir, ash].flat().join('\n');
  expect(
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, accountNumber, amountText, originalCreditor }) =>
        [accountName, accountNumber, amountText, originalCreditor].join(' | '),
    ),
  ).toEqual([
    'OAK HOME MTG | 0578114XXX | $281,774 | ',
    'ELM BANK | 542418XXXXXX | $7,355 | ',
    'FIR RECOVERY ASSOC | 378102XXXXXX | $1,046 | YEW BANK',
    'ASH COLL BUR | 77J0XX | $90 | YEW CLINIC',
  ]);
});

it('reads what a collector lists, where principal and paid are sums beside what is owed', () => {
  const text = [
    'ELM VALLEY COLLECTION BUREAU, INC.',
    'PO Box 114, Elmira, NY 14901',
    'RE: Statement of accounts placed with this office',
    'Below is a list of all accounts our clients have placed with this office for collection.',
    'Creditor Account No. Service Date Principal Interest Paid Balance',
    'Oak Street Medical Center H00041920 03/14/2025 $1,210.00 $61.40 $0.00 $1,271.40',
    'Fir Imaging Associates FIR-55140 03/14/2025 $310.25 $14.75 $50.00 $275.00',
    'Yew Dental 20881 08/02/2025 $440.00 $9.90 $120.00 $329.90',
    'TOTAL $1,960.25 $86.05 $170.00 $1,876.30',
    'This is an attempt to collect a debt by a debt collector.',
  ].join('\n');
  expect(
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, accountNumber, amountText, current, originalCreditor }) =>
        [accountName, accountNumber, amountText, current, originalCreditor].join(' | '),
    ),
  ).toEqual([
    'ELM VALLEY COLLECTION BUREAU, INC. | H00041920 | $1,271.40 | 90days | Oak Street Medical Center',
    'ELM VALLEY COLLECTION BUREAU, INC. | FIR-55140 | $275.00 | 90days | Fir Imaging Associates',
    'ELM VALLEY COLLECTION BUREAU, INC. | 20881 | $329.90 | 90days | Yew Dental',
  ]);
});
