import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../../src/creditReport/layouts/labels/parsedLine';
import { readLines } from '../../../../src/creditReport/page/lines';

/** What a line is, in short: its role, and its pieces as `kind=values`, `[name]` or `(text)`; a bar stands for tabbed. */
function parse(text: string): string {
  const [line = { text: '', cells: [], afterBlank: false, from: 0, to: 0 }] = readLines(text);
  const { role, pieces, bureaus, section } = parseLine(line);
  const shown = pieces.map((piece) => {
    if (piece.is === 'text') return piece.name ? `[${piece.text}]` : `(${piece.text})`;
    return `${piece.kind}${piece.tabbed ? '|' : ''}=${piece.values.join(',')}`;
  });
  return [role, ...(bureaus ? [bureaus] : []), ...(section ? [section] : []), ...shown].join(' ');
}

describe('a line of one cell', () => {
  it.each([
    ['Balance', 'open balance='],
    ['Balance:', 'open balance='],
    ['Balance: $5', 'pairs balance=$5'],
    ['Balance: $5 Limit: $6', 'pairs balance=$5 money=$6'],
    ['Balance: Limit:', 'pairs balance= money='],
    ['CHASE', 'text [CHASE]'],
    ['CHASE Balance: $5', 'pairs [CHASE] balance=$5'],
    ['CHASE Balance:', 'pairs [CHASE] balance='],
    ['Individual Balance: $5', 'pairs (Individual) balance=$5'],
    ['Individual', 'text (Individual)'],
    ['$5', 'text ($5)'],
    ['****1234', 'pairs number=****1234'],
    ['CHASE 400012XXXX', 'pairs [CHASE 400012XXXX] number=400012XXXX'],
    ['Credit Limit Bank of Ohio', 'text (Credit Limit Bank of Ohio)'],
    ['Payment History', 'section part'],
    ['Collections', 'section collections'],
    ['TransUnion', 'bureaus 1'],
    ['TransUnion Experian Equifax', 'bureaus 3'],
    ['Balance Credit LLC', 'text [Balance Credit LLC]'],
    ['High Credit Union', 'text (High Credit Union)'],
    ['OAK, Balance $5, current', 'pairs [OAK] balance=$5 statusLoose=current'],
  ])('is parsed: %s', (text, parsed) => {
    expect(parse(text)).toBe(parsed);
  });
});

describe('a line of cells', () => {
  it.each([
    ['Balance\t$5', 'pairs balance|=$5'],
    ['Balance:\t$5\t$6\t$7', 'pairs balance|=$5,$6,$7'],
    ['Balance\t$5\t\t', 'pairs balance|=$5'],
    ['Balance\t\t$6', 'pairs balance|=,$6'],
    ['Balance\tLimit', 'pairs balance|= money|='],
    ['Balance\t$5\tLimit\t$6', 'pairs balance|=$5 money|=$6'],
    ['Balance: $5\tLimit: $6', 'pairs balance=$5 money=$6'],
    ['Balance: $5\t$6', 'pairs balance=$5 ($6)'],
    ['CHASE\tBalance: $5', 'pairs [CHASE] balance=$5'],
    ['CHASE\tBalance\t$5', 'pairs [CHASE] balance|=$5'],
    ['CHASE\t****1234', 'pairs [CHASE] number=****1234'],
    ['CHASE\tOAK BANK', 'text'],
    ['CHASE\tBank 12', 'text (CHASE) (Bank 12)'],
    ['High Credit Union\t12', 'text (High Credit Union) (12)'],
    ['CHASE Balance: $5\tLimit: $6', 'pairs [CHASE] balance=$5 money=$6'],
    ['Balance: $5 Limit: $6\tx', 'pairs balance=$5 money=$6 (x)'],
    ['x\tCHASE Balance:', 'pairs (x) [CHASE] balance='],
    ['Limit\t$5\tPresent Status:\tCurrent', 'pairs money|=$5 status|=Current'],
    ['Limit\t$5\tWorst Status:\tCurrent', 'pairs money|=$5 text|=Current'],
    ['Limit\t$5\tCondition of it:\tCurrent', 'pairs money|=$5 status|=Current'],
    ['OAK\t# 3 49115 77230\tAUTOMOBILE', 'pairs [OAK] number=3 49115 77230 (AUTOMOBILE)'],
    ['\t\tCHASE', 'text [CHASE]'],
    ['\tBalance: $5', 'pairs balance=$5'],
    ['\tBalance\t', 'open balance='],
    ['"Monthly\nPayment"\t$5', 'pairs paying|=$5'],
    ['TransUnion\tExperian', 'bureaus 2'],
    ['Accounts\tCollections', 'text'],
    ['CHASE\tAccount # 12XX\tAuto/Installment', 'pairs [CHASE] number=12XX (Auto/Installment)'],
    ['Account # 12XX\tCHASE', 'pairs number=12XX [CHASE]'],
    ['Curr Bal\t$5.00\tOrig Loan Amt\t$ 6.00', 'pairs balance|=$5.00 money|=$ 6.00'],
    ['Sched Pymt\t$5', 'pairs paying|=$5'],
    ['Contractual Pymt $5\tUnpd Bal', 'pairs paying=$5 (Unpd Bal)'],
    ['Unpd Bal\tContractual Pymt', 'text'],
    ['High $6,000 Bal $2,940\tPmt $71', 'pairs money=$6,000 balance=$2,940 paying=$71'],
    ['Contractual Pymt $5 Oak $6\tx', 'text (Contractual Pymt $5 Oak $6) (x)'],
    ['Bal $5\tMOP R1', 'pairs balance=$5 status=R1'],
    ['Bal $5\tPmt $4 MOP I3', 'pairs balance=$5 paying=$4 status=I3'],
    ['Bal $5\tMOP SQUAD', 'pairs balance=$5 [MOP SQUAD]'],
    ['OAK BANK\tNegative', 'text [OAK BANK]'],
    ['OAK BANK\tRevolving\tpays as agreed', 'text [OAK BANK]'],
    ['OAK BANK\tTransUnion\tExperian', 'text [OAK BANK]'],
    ['Owner\tIndividual account', 'pairs text|=Individual account'],
    ['OAK BANK\tElm', 'text'],
    ['Unpd Bal\t-\tx 1', 'text (Unpd Bal) (-) (x 1)'],
    ['Home loan\t$5', 'text (Home loan) ($5)'],
  ])('is parsed: %j', (text, parsed) => {
    expect(parse(text)).toBe(parsed);
  });
});

it('takes a number behind a mark for one, in a cell of its own', () => {
  expect(parse('OAK BANK\t#  2208841')).toBe('pairs [OAK BANK] number=2208841');
  expect(parse('OAK BANK\t# 12')).not.toContain('number');
});

it('takes the name beside the condition and the kind of an account in one cell', () => {
  expect(parse('OAK BANK\tOpen Mortgage')).toBe('text [OAK BANK]');
  expect(parse('OAK BANK\tOpen Door')).not.toContain('[OAK BANK]');
});

it('takes the name beside the address of the creditor and its telephone', () => {
  expect(parse('OAK BANK\tPO BOX 3700, MERRIFIELD VA 22119\t1-888-842-6328')).toBe('text [OAK BANK]');
  expect(parse('OAK BANK\tElm Street')).not.toContain('[OAK BANK]');
});

it('takes the name beside a link of the page, and the kind of an account for none', () => {
  const names = (text: string) =>
    readLines(text).map((line) =>
      parseLine(line).pieces.flatMap((piece) => (piece.is === 'text' && piece.name ? piece.name.name : [])),
    );
  expect(names('OAK BANK\tBack to top\nOAK BANK\tElm\nCredit Card · Individual')).toEqual([
    ['OAK BANK'],
    [],
    [],
  ]);
});

it('keeps the line itself', () => {
  const [line = { text: '', cells: [], afterBlank: false, from: 0, to: 0 }] = readLines('\nBalance: $5');
  expect(parseLine(line).line).toBe(line);
  expect(parseLine(line).pieces).toEqual([
    { is: 'pair', kind: 'balance', label: 'balance', values: ['$5'], tabbed: false },
  ]);
});
it('labels a number without a label as a mask', () => {
  const [line = { text: '', cells: [], afterBlank: false, from: 0, to: 0 }] = readLines('****1234');
  expect(parseLine(line).pieces).toEqual([
    { is: 'pair', kind: 'number', label: 'mask', values: ['****1234'], tabbed: false },
  ]);
});

it.each([
  ['MCM Account Number', '318 204 7719', true],
  ['LVNV Account #', '4417002', true],
  ['Midland Credit Account Number', '8812004417', true],
  ['PRA Acct No.', 'XXXX4471', true],
  ['Oak Recovery Account Number', '990-4417', true],
  ['Account', '•••• 2210', true],
  ['Acct', '****4471', true],
  ['Account', '44170021', false],
  ['Accounts', '•••• 2210', false],
  ['Oak Account', '•••• 2210', false],
  ['ACH Account Number', '44170021', false],
  ['MCM Account Number', 'Oak Bank', false],
  ['Savings Account Number', '44170021', false],
  ['MCM Account Details', '44170021', false],
])(
  'the label of a number may stand behind the company that gives it, and a masked one has a mere word for one: %s over %s',
  (label, value, isLabel) => {
    const [line, below] = readLines(`${label}\n${value}`);
    const parsed = line && parseLine(line, below);
    const [piece] = parsed?.pieces ?? [];
    expect(parsed?.role === 'open' && piece?.is === 'pair' && piece.kind === 'number').toBe(isLabel);
  },
);

it.each([
  ['MCM account 318****442', 'pair', 'number'],
  ['Oak Recovery account 318****442', 'pair', 'number'],
  ['Oak account 318****442', 'text', undefined],
  ['MCM card 318****442', 'text', undefined],
])('the number of a collector stands behind the label that names him: %s', (text, is, kind) => {
  const [line] = readLines(text);
  const [piece] = (line && parseLine(line).pieces) ?? [];
  expect([piece?.is, piece?.is === 'pair' ? piece.kind : undefined]).toEqual([is, kind]);
});

it.each([
  ['x6620-L21', [['Vehicle Loan L21', '']]],
  ['x6620-L40', [['Vehicle Loan', ''], ['L21']]],
  ['Balance', [['Vehicle Loan', ''], ['L21']]],
])(
  'which of a member’s loans it is stays in the name that stands over the number with it: over %s',
  (value, told) => {
    const [line, below] = readLines(`Vehicle Loan L21\n${value}`);
    const pieces = (line && parseLine(line, below).pieces) ?? [];
    expect(
      pieces.map((piece) =>
        piece.is === 'text' ? [piece.name?.name, piece.name?.number && ''] : piece.values,
      ),
    ).toEqual(told);
  },
);
