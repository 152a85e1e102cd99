import { describe, expect, it } from 'vitest';
import { readHeadings } from '../../../../src/creditReport/layouts/tables/columns';
import { readTable } from '../../../../src/creditReport/layouts/tables/tables';
import { readLines } from '../../../../src/creditReport/page/lines';

const line = (text: string) =>
  readLines(`${text}\n\t`)[0] ?? { text: '', cells: [], afterBlank: false, from: 0, to: 0 };

describe('readTable', () => {
  const table = (head: string, text: string) => {
    const lines = readLines(`${head}\n${text}`);
    const { accounts, end, repaired } = readTable(lines, 1, readHeadings(lines[0] ?? line('')) ?? []);
    return {
      rows: accounts.map(({ facts, scheme }) =>
        [...facts.map(({ kind, values }) => `${kind}=${values.join()}`), ...(scheme ? [scheme] : [])].join(
          ' ',
        ),
      ),
      end,
      repaired,
    };
  };
  const HEAD = 'Creditor\tAcct #\tBalance';

  it('reads none where the rows have other columns than the headings, so that sums stand under how debts stand', () => {
    const shifted = 'OAK\t1XX\t175.00\t6,031.77\tLate\nELM\t2XX\t121.00\t4,288.40\tLate';
    expect(table(`${HEAD}\tStatus`, shifted).rows).toEqual([]);
    expect(table(`${HEAD}\tBehind`, shifted.replaceAll('\tLate', '')).rows).toHaveLength(2);
    const days = 'OAK\t1XX\t$900\t201\t60\nELM\t2XX\t$800\t412\t30';
    expect(table(`${HEAD}\tPast due days`, days).rows).toEqual([]);
    expect(table(`${HEAD}\tDays late`, days.replaceAll(/\d+(?=$|\n)/g, 'called')).rows).toHaveLength(2);
  });

  it.each([
    ['rows', 'OAK\t1XX\t$5\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6'], 3, 0],
    ['no row of sums without a title', 'OAK\t1XX\t$5\nELM\t2XX\t$6\n\t\t$11.00', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6'], 4, 0],
    ['no foot of a form below the totals', 'OAK\t1XX\t$5\nTOTALS\t\t$5\nSigned\tB. Elm\tWitness', ['name=OAK number=1XX balance=$5'], 4, 0],
    ['a row with a figure below the totals', 'OAK\t1XX\t$5\nTOTALS\t\t$5\nELM\t2XX\tunknown', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=unknown'], 4, 0],
    ['a last row with a name and the sum of the others', 'OAK\t1XX\t$5\nELM\t\t$6\nASH\t\t$11', ['name=OAK number=1XX balance=$5', 'name=ELM number= balance=$6', 'name=ASH number= balance=$11'], 4, 0],
    ['a last row without a name that is no sum', 'OAK\t1XX\t$5\nELM\t2XX\t$6\n\t\t$7', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6', 'name= number= balance=$7'], 4, 0],
    ['a row without a name as large as the only one above', 'OAK\t1XX\t$5\n\t\t$5', ['name=OAK number=1XX balance=$5', 'name= number= balance=$5'], 3, 0],
    ['a short row', 'OAK\t1XX', ['name=OAK number=1XX balance='], 2, 0],
    ['an empty cell', 'OAK\t\t$5', ['name=OAK number= balance=$5'], 2, 0],
    ['what the page prints between', 'OAK\t1XX\t$5\nPage 2 of 3\nAccounts\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6'], 5, 0],
    ['a first row whose kind and number stand below its name', 'OAK\nHome Equity Line · #…7740\t1XX\t$5', ['name=OAK\nHome Equity Line · #…7740 number=1XX balance=$5'], 3, 1],
    ['up to such a title in the first cell of a sheet', 'OAK\t1XX\t$5\nInquiries\t\t\nELM\t03/04/2025\t', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to the title of a part about something else', 'OAK\t1XX\t$5\nInquiries\nELM\t03/04/2025', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to a line that nothing below fits', 'OAK\t1XX\t$5\nsee below\nELM\t2XX\t$6\tx\ty\tz', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to a text', 'OAK\t1XX\t$5\nsee below\nthank you', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to the next headings', `OAK\t1XX\t$5\n${HEAD}\nELM\t2XX\t$6`, ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to a row that is too wide', 'OAK\t1XX\t$5\na\tb\tc\td\te\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['a torn first cell', 'ELM\t2XX\t$6\nOAK\nBANK\t1XX\t$5', ['name=ELM number=2XX balance=$6', 'name=OAK\nBANK number=1XX balance=$5'], 4, 1],
    ['no label with its value as a torn first cell', 'OAK\t1XX\t$5\nCollector: none\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6'], 4, 0],
    ['a torn cell in the middle', 'ELM\t2XX\t$6\nOAK\t1XX\nrest\t$5', ['name=ELM number=2XX balance=$6', 'name=OAK number=1XX\nrest balance=$5'], 4, 1],
    ['a torn row that both halves could be', 'ELM\t2XX\t$6\nOAK\t1XX\t\nASH\t3XX\t$7', ['name=ELM number=2XX balance=$6', 'name=OAK number=1XX balance=', 'name=ASH number=3XX balance=$7'], 4, 0],
    ['a short row above a short row', 'ELM\t2XX\nASH\t3XX', ['name=ELM number=2XX balance=', 'name=ASH number=3XX balance='], 3, 0],
    ['a row with a sum that cannot be read', 'ELM\t2XX\t$6\nOAK\nBANK\t1XX\t####', ['name=ELM number=2XX balance=$6', 'name=OAK\nBANK number=1XX balance=####'], 4, 1],
    ['up to a label of a block', 'OAK\t1XX\t$5\nAccount Number\t2XX\t$6', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to a label with a colon', 'OAK\t1XX\t$5\nBalance: $5\t2XX\t$6', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to a label alone', 'OAK\t1XX\t$5\nCreditor\t2XX\t$6', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to names of bureaus', 'OAK\t1XX\t$5\nExperian\tEquifax', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['a creditor that begins as a label', 'Balance Bank\t1XX\t$5\nCredit Limit\t2XX\t$6', ['name=Balance Bank number=1XX balance=$5', 'name=Credit Limit number=2XX balance=$6'], 3, 0],
    ['one cell above a block', 'OAK\t1XX\t$5\nELM\nAccount Number\t2XX', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['a title over the first row', 'Open\nOAK\t1XX\t$5', ['name=OAK number=1XX balance=$5'], 3, 0],
    ['nothing', 'see below', [], 1, 0],
    ['a title in capitals behind a blank line', 'OAK\t1XX\t$5\n\nDONE\nELM\t2XX\t$0', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$0'], 4, 0],
    ['a title in small letters behind a blank line', 'OAK\t1XX\t$5\n\ngone for good\nelm\t2XX\t$0', ['name=OAK number=1XX balance=$5', 'name=elm number=2XX balance=$0'], 4, 0],
    ['a title behind a blank line and over one', 'OAK\t1XX\t$5\n\nKev\n\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6'], 4, 0],
    ['a title that says how debts stand', 'OAK\t1XX\t$5\npaid off\nELM\t2XX\t$0', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$0'], 4, 0],
    ['a torn first cell behind a blank line, the rest of which is an address', 'OAK\t1XX\t$5\n\nELM\n1050 Woodward Ave\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM\n1050 Woodward Ave number=2XX balance=$6'], 4, 1],
    ['a torn first cell behind a blank line, the rest of which is a number', 'OAK\t1XX\t$5\n\nELM\n4471\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM\n4471 number=2XX balance=$6'], 4, 1],
    ['no total', 'OAK\t1XX\t$5\nTotal\t\t$5', ['name=OAK number=1XX balance=$5'], 3, 0],
  ])('reads %s', (_, text, rows, end, repaired) => {
    expect(table(HEAD, text)).toEqual({ rows, end, repaired });
  }); // biome-ignore format: tables are read in lines

  it.each([
    ['fewer headings than cells', 'Acct #\tBalance', 'OAK\t1XX\t$5\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6']],
    ['an empty first heading', '\tAcct #\tBalance', 'OAK\t1XX\t$5', ['name=OAK number=1XX balance=$5']],
    ['an unknown first heading', 'Foo\tAcct #\tBalance', 'OAK\t1XX\t$5', ['name=OAK number=1XX balance=$5']],
    ['an empty heading beside the name', 'Acct #\tCreditor\t\tBalance', '1XX\tOAK\tx\t$5', ['number=1XX name=OAK balance=$5']],
    ['an empty first heading beside the name', '\tCreditor\tBalance', 'x\tOAK\t$5', ['name=OAK balance=$5']],
    ['a column that counts the rows', '#\tCreditor\tBalance', '1\tOAK\t$5\n2\tELM\t$6', ['name=OAK balance=$5', 'name=ELM balance=$6']],
    ['a column of numbers that count nothing', '#\tCreditor\tBalance', '1\tOAK\t$5\n3\tELM\t$6', ['number=1 name=OAK balance=$5', 'number=3 name=ELM balance=$6']],
    ['an account that is a number', 'Account\tCreditor\tBalance', '1XXX\tOAK\t$5\n-\tELM\t$6', ['number=1XXX name=OAK balance=$5', 'number=- name=ELM balance=$6']],
    ['an account that is a name', 'Account\tStatus\tBalance', 'OAK\tOK\t$5', ['name=OAK statusLoose=OK balance=$5']],
    ['an account of which some are names', 'Account\tBalance', '1XXX\t$5\nELM 12\t$6', ['name=1XXX balance=$5', 'name=ELM 12 balance=$6']],
    ['empty accounts', 'Account\tBalance', '-\t$5', ['name=- balance=$5']],
    ['rows of which only some are wider', 'Acct #\tBalance', '1XX\t$5\nELM\t2XX\t$6', ['number=1XX balance=$5', 'number=ELM balance=2XX']],
    ['wider rows beside a name', 'Creditor\tBalance', 'OAK\t$5\tx', ['name=OAK balance=$5']],
    ['names that are numbers', 'Creditor\tBalance', '1XXX\t$5', ['name=1XXX balance=$5']],
    ['numbers that are headed as such', 'Acct\tLender\tBalance', '1234 5678\tELM\t$5', ['number=1234 5678 name=ELM balance=$5']],
    ['accounts that end in digits', 'Account\tLender\tBalance', 'ending in 1234\tELM\t$5', ['number=ending in 1234 name=ELM balance=$5']],
    ['a count of rows in another column', 'Creditor\tTerms\tBalance', 'OAK\t1\t$5\nELM\t2\t$6', ['name=OAK balance=$5', 'name=ELM balance=$6']],
    ['codes of one scheme', 'Creditor\tPay Status\tBalance', 'OAK\t05\t$5\nELM\t01\t$6', ['name=OAK status=05 balance=$5 mop', 'name=ELM status=01 balance=$6 mop']],
    ['codes under another heading', 'Creditor\tAccount Status\tBalance', 'OAK\t11\t$5', ['name=OAK accountStatus=11 balance=$5 metro2']],
    ['codes under a loose heading', 'Creditor\tStatus\tBalance', 'OAK\t71\t$5', ['name=OAK statusLoose=71 balance=$5 metro2']],
    ['a scheme that the heading names', 'Creditor\tMOP\tBalance', 'OAK\t5\t$5', ['name=OAK status=5 balance=$5 mop']],
    ['words below an amount, as the next name', 'Creditor\tBalance', 'OAK\t$5\nof the\nELM\t$6', ['name=OAK balance=$5', 'name=of the\nELM balance=$6']],
    ['a name below a row', 'Creditor\tBalance\tStatus', 'OAK\t$5\tOK\nNorth\nELM\t$6\tOK', ['name=OAK balance=$5 statusLoose=OK', 'name=North\nELM balance=$6 statusLoose=OK']],
    ['words below a short row', 'Creditor\tBalance\tStatus', 'OAK\t$5\nof the\nELM\t$6\tOK', ['name=OAK balance=$5 statusLoose=', 'name=of the\nELM balance=$6 statusLoose=OK']],
    ['statuses in words', 'Creditor\tStatus\tBalance', 'OAK\tOK\t$5', ['name=OAK statusLoose=OK balance=$5']],
  ])('reads %s', (_, head, text, rows) => {
    expect(table(head, text).rows).toEqual(rows);
  }); // biome-ignore format: tables are read in lines

  it('reads a status that goes on in small letters below its row', () => {
    expect(
      table('Creditor\tBalance\tStatus', 'OAK\t$5\tLate 30 days\npast due\nELM\t$6\tOK\nand open'),
    ).toEqual({
      rows: [
        'name=OAK balance=$5 statusLoose=Late 30 days\npast due',
        'name=ELM balance=$6 statusLoose=OK\nand open',
      ],
      end: 5,
      repaired: 2,
    });
  });
});

it('puts the two parts of a row together which no part alone is one of', () => {
  const lines = readLines(
    'Claim #\tCreditor\tAccount\tClaimed Amount\tPaid\tBalance Due\n1\tOAK\t**4402\t$9.00\t$1.00\t$8.00\n2\tELM LLC\n(FOR ASH)\t**9183\t$7.00\t$1.00\t$6.00',
  );
  const { accounts } = readTable(lines, 1, readHeadings(lines[0] ?? line('')) ?? []);
  expect(accounts.map(({ facts }) => facts.find(({ kind }) => kind === 'name')?.values)).toEqual([
    ['OAK'],
    ['ELM LLC\n(FOR ASH)'],
  ]);
});

it('ends at the headings of another table, whatever they mean', () => {
  const lines = readLines(
    '#\tDebt\tBalance\tStatus\n1\tOAK\t$9.00\tCurrent\n2\tELM\t$7.00\tCurrent\nStep\tFirst\tExtra payment\tGone by\n1\tOAK\t$3.00\tMay',
  );
  expect(readTable(lines, 1, readHeadings(lines[0] ?? line('')) ?? [])).toMatchObject({
    accounts: [{}, {}],
    end: 3,
  });
});

const WIDE = '#\tECOA\tCreditor\tAcct\tOpened\tBalance\tPayment';
const read = (...rows: string[]) => {
  const lines = readLines([WIDE, ...rows].join('\n'));
  const { accounts } = readTable(lines, 1, readHeadings(lines[0] ?? line('')) ?? []);
  return accounts.map(({ facts }) =>
    facts
      .flatMap(({ kind, values }) => (['name', 'balance', 'original'].includes(kind) ? values : []))
      .join(' '),
  );
};
const [OAK, ELM] = [
  '1\tB\tOAK BANK\t4411****\t01/20\t$500\t$20',
  '2\tJ\tELM RECOVERY\t9982****\t02/21\t$600\t',
];

it.each([
  ['ORIGINAL CREDITOR: ASH BANK NA', 'ELM RECOVERY $600 ASH BANK NA'],
  ['Original creditor: Ash Bank', 'ELM RECOVERY $600 Ash Bank'],
  ['\tORIGINAL CREDITOR: ASH BANK\tCOLLECTION ACCOUNT', 'ELM RECOVERY $600 ASH BANK'],
  ['FACTORING COMPANY, ORIGINAL CREDITOR: ASH', 'ELM RECOVERY $600 ASH'],
  ['DLA: 06/23', 'ELM RECOVERY $600'],
])('a line below a row tells who was owed first: %s', (told, row) => {
  expect(read(OAK, ELM, told)).toEqual(['OAK BANK $500', row]);
  expect(read(ELM, told, OAK)).toEqual([row, 'OAK BANK $500']);
});

it.each([
  ['REVOLVING\t5\t\t\t\t$2,750\t$97', 1],
  ['AUTO\t1\t\t\t\t$8,133\t$402', 1],
  ['EDUCATION\t0\t\t\t\t$0\t$0', 1],
  ['INSTALLMENT 1\t\t\t\t\t$8,133\t$402', 1],
  ['Loan 1\t\t\t\t\t$8,133\t$402', 2],
  ['3\tB\tAUTO\t7781****\t01/20\t$8,133\t$402', 2],
])('a row that counts the debts of a kind is none: %s', (row, rows) => {
  expect(read(OAK, row)).toHaveLength(rows);
});
