import { expect, it } from 'vitest';
import type { Column } from '../../../../src/creditReport/layouts/tables/column';
import { raggedTradeAt } from '../../../../src/creditReport/layouts/tables/raggedTrades';
import { readRunOnTrades } from '../../../../src/creditReport/layouts/tables/runOnTrades';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';
import { readByRules } from '../../../../src/creditReport/readReport';

const COLUMNS: readonly Column[] = [
  { kind: 'text', label: 'whose' },
  { kind: 'name', label: 'creditor', isApart: true },
  { kind: 'number', label: 'account number', isApart: true },
  { kind: 'reported', label: 'date reported' },
  { kind: 'opened', label: 'date opened' },
  { kind: 'money', label: 'high credit' },
  { kind: 'balance', label: 'balance' },
  { kind: 'pastDue', label: 'past due' },
  { kind: 'accountStatus', label: 'account status' },
  { kind: 'date', label: 'dla' },
  { kind: 'text', label: 'terms' },
  { kind: 'text', label: 'source' },
];

/** What a debt has, heading by heading, and what is left of its last line. */
const trade = (...lines: string[]) => {
  const found = raggedTradeAt(placedCells(readLines(lines.join('\n'))), 0, COLUMNS);
  if (!found) return undefined;
  const cells = found.cells.map((cell) => cell?.text ?? '').join(' | ');
  return `${cells} / ${found.remark?.chunks[0]?.text ?? ''} / ${found.end}`;
};

it.each([
  [
    'its name and its number alone above',
    ['*OAK FINANCIAL', '2289401***', 'B 09/22 03/21 $900 $700 $0 CURRENT', 'INST 75/$17 09/22', 'AUTO'],
    'B | OAK FINANCIAL | 2289401*** | 09/22 | 03/21 | $900 | $700 | $0 | CURRENT | 09/22 | INST 75/$17 |  /  / 4',
  ],
  [
    'its name alone above, and no number',
    ['OAK FINANCIAL', 'B 09/22 03/21 $900 $700 $0 CURRENT'],
    'B | OAK FINANCIAL |  | 09/22 | 03/21 | $900 | $700 | $0 | CURRENT |  |  |  /  / 2',
  ],
  [
    'its name beside its values, and its number with what else a line says below',
    ['J ELM MTG 09/25 07/21 $3000 $2941 $0 AS AGREED', '70044185213 ORIG CREDITOR: FIR XP/TU'],
    'J | ELM MTG | 70044185213 | 09/25 | 07/21 | $3000 | $2941 | $0 | AS AGREED |  |  | XP/TU / ORIG CREDITOR: FIR / 2',
  ],
  [
    'its number and its terms on a line each',
    ['ELM MTG 09/25 07/21 $3000 $2941 $0 AS AGREED', '70044185213', 'REV MIN/$86 09/22'],
    ' | ELM MTG | 70044185213 | 09/25 | 07/21 | $3000 | $2941 | $0 | AS AGREED | 09/22 | REV MIN/$86 |  /  / 3',
  ],
  [
    'a remark below that begins with a year',
    ['ELM MTG 09/25 07/21 $3000 $2941 $0 AS AGREED', '2019 FIR SEDAN'],
    ' | ELM MTG |  | 09/25 | 07/21 | $3000 | $2941 | $0 | AS AGREED |  |  |  /  / 1',
  ],
])('reads a debt with %s', (_, lines, told) => {
  expect(trade(...lines)).toBe(told);
});

it.each([
  ['a name without values below', ['OAK FINANCIAL', '2289401***', 'AUTO']],
  ['values without a name', ['B 09/22 03/21 $900 $700 $0 CURRENT']],
  ['a name over a line that has its own', ['CREDIT CARD', 'ELM 09/22 03/21 $900 $700 $0 CURRENT']],
  ['too few values', ['ELM $900 CURRENT']],
  [
    'a remark of a limit and days, with a label of its own',
    ['CREDIT LINE LIMIT $900 LATE DATES: 30 - 05/20'],
  ],
  ['a remark of days', ['LATE DATES: 90-05/22, 04/22, 03/22, 02/22; 60-01/22; 30-12/21']],
])('reads none in %s', (_, lines) => {
  expect(trade(...lines)).toBeUndefined();
});

const HEADINGS = [
  ...['W', 'H', 'O', 'S', 'E', 'CREDITOR DATE', 'REPORTED', 'DATE', 'OPENED HIGH', 'CREDIT', 'BALANCE'],
  ...['PAST DUE MO', 'REV', 'PAST DUE 30 60 90+ ACCOUNT', 'STATUS', 'ACCOUNT NUMBER DLA TERMS'],
];
const OAK = [
  'OAK FINANCIAL',
  '2289401***',
  'B 09/22 03/21 $900 $700 $0 18 0 0 0 CURRENT',
  'INST 75/$17 09/22',
];
const ELM = [
  '*ELM MORTGAGE',
  '6992170***',
  'J 09/22 10/17 $9,600 $7,255 $90 59 1 0 0 PAST DUE 30',
  'MTG 360/$94 08/22',
];
const FIR = ['FIR SYST', '3401887***', 'B 09/22 02/21 $44 $44 $44 19 0 0 0 COLLECTION', 'COLL 02/20'];

it('reads the debts under them, on this page and the next, with how each stands and what is paid', () => {
  const text = [
    'CREDIT HISTORY',
    ...HEADINGS,
    ...OAK,
    'SOURCE XP/TU/EF',
    'Page 2 of 6',
    'CREDIT HISTORY',
    ...HEADINGS,
    ...ELM,
    'TRADE SUMMARY',
    '# BALANCE HIGH CREDIT PAYMENTS PAST DUE',
    'MORTGAGE 1 $7,255 $9,600 $94 $90',
    'COLLECTIONS',
    ...FIR,
    'ORIGINAL CREDITOR: YEW WIRELESS',
  ].join('\n');
  expect(
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, accountNumber, amountText, current, payingText, originalCreditor }) =>
        [accountName, accountNumber, amountText, current, payingText, originalCreditor].join(' | '),
    ),
  ).toEqual([
    'OAK FINANCIAL | 2289401*** | $700 | current | 17 | ',
    'ELM MORTGAGE | 6992170*** | $7,255 | 30days | 94 | ',
    'FIR SYST | 3401887*** | $44 | 90days |  | YEW WIRELESS',
  ]);
});

it('reads how a debt stands behind headings that do not speak of it', () => {
  const text = [
    ...[
      'Creditor Account # Starting',
      'Balance',
      'Paid',
      'this month',
      'Paid to',
      'date',
      'APR Estimated',
      'Balance*',
    ],
    'Oak Bank ************3307 $9,844.12 $204.00 $3,468.00 6.00% $6,981.55',
    'Elm Finance 15520087-1 $4,780.63 $110.00 $1,870.00 18.49% $3,871.90',
    "Fir's ************2098 $388.10 $0.00 $402.66 0.00% $0.00 PAID",
  ].join('\n');
  expect(
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, amountText, review }) =>
        `${accountName} ${amountText} ${review.includes('paid-closed')}`,
    ),
  ).toEqual(['Oak Bank $6,981.55 false', 'Elm Finance $3,871.90 false', "Fir's $0.00 true"]);
});

it('reads nothing of one debt alone', () => {
  expect(readRunOnTrades(placedCells(readLines([...HEADINGS, ...OAK].join('\n'))))).toEqual([]);
});
