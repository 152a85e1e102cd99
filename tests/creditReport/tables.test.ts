import { describe, expect, it } from 'vitest';
import { readLines } from '../../src/creditReport/lines';
import { accountOfRow, areHeadings, readHeadings, readTable } from '../../src/creditReport/tables';

const line = (text: string) => readLines(`${text}\n\t`)[0] ?? { text: '', cells: [], afterBlank: false };
const headings = (text: string) =>
  readHeadings(line(text))
    ?.map(({ kind }) => kind ?? '-')
    .join(' ');

describe('areHeadings', () => {
  it.each([
    [['name', 'balance']],
    [['number', 'amountLoose']],
    [['agency', 'status']],
    [['name', 'statusLoose']],
    [['name', 'accountStatus']],
    [['name', 'paying', undefined]],
  ] as const)('takes %j for those of debts', (kinds) => {
    expect(areHeadings(kinds)).toBe(true);
  });
  it.each([
    [['name', 'number']],
    [['balance', 'status']],
    [['name', undefined]],
    [['original', 'balance']],
    [['name', 'money']],
    [[]],
  ] as const)('refuses %j', (kinds) => {
    expect(areHeadings(kinds)).toBe(false);
  });
});

describe('readHeadings', () => {
  it.each(
    [
      ['Creditor\tBalance', 'name balance'],
      ['Creditor:\tBalance ($)\tStatus*', 'name balance statusLoose'],
      ['Creditor\tBalance\tFoo\tBar', 'name balance - -'],
      ['\tCreditor\tBalance\t', '- name balance -'],
      ['"Account\nNumber"\tBalance', 'number balance'],
      ['Creditor\tBalance in $', 'name -'],
    ].slice(0, 5),
  )('reads %j', (text, kinds) => {
    expect(headings(text)).toBe(kinds);
  });
  it('keeps the labels, small', () => {
    expect(readHeadings(line('Creditor:\t Pay  Status '))).toEqual([
      { kind: 'name', label: 'creditor' },
      { kind: 'status', label: 'pay status' },
    ]);
  });
  it.each([
    'Creditor',
    'Creditor\tFoo\tBar\tBalance\tBaz',
    'Creditor\t',
    'Foo\tBar',
    'Creditor\tBalance\t123',
    'Creditor\tBalance\t**',
    'Creditor\tBalance\t••',
    'Creditor\tBalance\t$5',
    'Creditor\tBalance\t$ 5',
    `Creditor\tBalance\tStatus${'\tStatus'.repeat(60)}`,
  ])('refuses %j', (text) => {
    expect(readHeadings(line(text))).toBeUndefined();
  });
  it('reads sixty headings', () => {
    expect(headings(`Creditor\tBalance${'\tStatus'.repeat(58)}`)).toBeDefined();
  });
});

describe('accountOfRow', () => {
  const columns = [
    { kind: 'name', label: 'creditor' },
    { kind: undefined, label: 'foo' },
    { kind: 'veto', label: 'court' },
    { kind: 'balance', label: 'balance' },
  ] as const;

  it('makes facts of the cells under known headings', () => {
    expect(accountOfRow(['OAK\nBANK', 'x', 'y', '$5'], columns, { scheme: 'mop' })).toEqual({
      facts: [
        { kind: 'name', label: 'creditor', values: ['OAK\nBANK'], line: 'OAK BANK\tx\ty\t$5' },
        { kind: 'balance', label: 'balance', values: ['$5'], line: 'OAK BANK\tx\ty\t$5' },
      ],
      inCollections: false,
      isSkipped: false,
      flags: [],
      scheme: 'mop',
    });
    expect(accountOfRow(['OAK'], columns)?.facts[1]?.values).toEqual(['']);
  });
  it.each([
    [['', '', '', '$5'], true],
    [['OAK', '', '', ''], true],
    [['OAK', '', '', 'Total Card Inc'], true],
    [['-', 'x', 'y', 'N/A'], false],
    [['', 'x', 'y', ''], false],
    [[], false],
    [['Total', '', '', '$5'], false],
    [['Grand Total:', '', '', '$5'], false],
    [['', 'SUM', '', '$5'], false],
    [['Totals', '', '', '$5'], false],
    [['Subtotal', '', '', '$5'], false],
    [['Sub-totals of May', '', '', '$5'], false],
    [['**Subtotal open**', '', '', '$5'], false],
    [['__Total__', '', '', '$5'], false],
    [['Subtotally Bank', '', '', '$5'], true],
    [['A Total', '', '', '$5'], true],
    [['Sum Bank', '', '', '$5'], true],
  ])('makes of %j an account: %s', (cells, isAccount) => {
    expect(accountOfRow(cells, columns) !== undefined).toBe(isAccount);
  });
});

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

  it.each([
    ['rows', 'OAK\t1XX\t$5\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6'], 3, 0],
    ['a short row', 'OAK\t1XX', ['name=OAK number=1XX balance='], 2, 0],
    ['an empty cell', 'OAK\t\t$5', ['name=OAK number= balance=$5'], 2, 0],
    ['what the page prints between', 'OAK\t1XX\t$5\nPage 2 of 3\nAccounts\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6'], 5, 0],
    ['up to a line that nothing below fits', 'OAK\t1XX\t$5\nsee below\nELM\t2XX\t$6\tx\ty\tz', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to a text', 'OAK\t1XX\t$5\nsee below\nthank you', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to the next headings', `OAK\t1XX\t$5\n${HEAD}\nELM\t2XX\t$6`, ['name=OAK number=1XX balance=$5'], 2, 0],
    ['up to a row that is too wide', 'OAK\t1XX\t$5\na\tb\tc\td\te\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5'], 2, 0],
    ['a torn first cell', 'ELM\t2XX\t$6\nOAK\nBANK\t1XX\t$5', ['name=ELM number=2XX balance=$6', 'name=OAK\nBANK number=1XX balance=$5'], 4, 1],
    ['a torn cell in the middle', 'OAK\t1XX\nrest\t$5', ['name=OAK number=1XX\nrest balance=$5'], 3, 1],
    ['a title over the first row', 'Open\nOAK\t1XX\t$5', ['name=OAK number=1XX balance=$5'], 3, 0],
    ['nothing', 'see below', [], 1, 0],
    ['no total', 'OAK\t1XX\t$5\nTotal\t\t$5', ['name=OAK number=1XX balance=$5'], 3, 0],
  ])('reads %s', (_, text, rows, end, repaired) => {
    expect(table(HEAD, text)).toEqual({ rows, end, repaired });
  }); // biome-ignore format: tables are read in lines

  it.each([
    ['fewer headings than cells', 'Acct #\tBalance', 'OAK\t1XX\t$5\nELM\t2XX\t$6', ['name=OAK number=1XX balance=$5', 'name=ELM number=2XX balance=$6']],
    ['an empty first heading', '\tAcct #\tBalance', 'OAK\t1XX\t$5', ['name=OAK number=1XX balance=$5']],
    ['an unknown first heading', 'Foo\tAcct #\tBalance', 'OAK\t1XX\t$5', ['number=1XX balance=$5']],
    ['an empty heading beside the name', 'Acct #\tCreditor\t\tBalance', '1XX\tOAK\tx\t$5', ['number=1XX name=OAK balance=$5']],
    ['an empty first heading beside the name', '\tCreditor\tBalance', 'x\tOAK\t$5', ['name=OAK balance=$5']],
    ['a column that counts the rows', '#\tCreditor\tBalance', '1\tOAK\t$5\n2\tELM\t$6', ['name=OAK balance=$5', 'name=ELM balance=$6']],
    ['a column of numbers that count nothing', '#\tCreditor\tBalance', '1\tOAK\t$5\n3\tELM\t$6', ['number=1 name=OAK balance=$5', 'number=3 name=ELM balance=$6']],
    ['an account that is a number', 'Account\tCreditor\tBalance', '1XXX\tOAK\t$5\n-\tELM\t$6', ['number=1XXX name=OAK balance=$5', 'number=- name=ELM balance=$6']],
    ['an account that is a name', 'Account\tStatus\tBalance', 'OAK\tOK\t$5', ['name=OAK statusLoose=OK balance=$5']],
    ['an account of which some are names', 'Account\tBalance', '1XXX\t$5\nELM 12\t$6', ['name=1XXX balance=$5', 'name=ELM 12 balance=$6']],
    ['empty accounts', 'Account\tBalance', '-\t$5', ['name=- balance=$5']],
    ['codes of one scheme', 'Creditor\tPay Status\tBalance', 'OAK\t05\t$5\nELM\t01\t$6', ['name=OAK status=05 balance=$5 mop', 'name=ELM status=01 balance=$6 mop']],
    ['codes under another heading', 'Creditor\tAccount Status\tBalance', 'OAK\t11\t$5', ['name=OAK accountStatus=11 balance=$5 metro2']],
    ['codes under a loose heading', 'Creditor\tStatus\tBalance', 'OAK\t71\t$5', ['name=OAK statusLoose=71 balance=$5 metro2']],
    ['a scheme that the heading names', 'Creditor\tMOP\tBalance', 'OAK\t5\t$5', ['name=OAK status=5 balance=$5 mop']],
    ['statuses in words', 'Creditor\tStatus\tBalance', 'OAK\tOK\t$5', ['name=OAK statusLoose=OK balance=$5']],
  ])('reads %s', (_, head, text, rows) => {
    expect(table(head, text).rows).toEqual(rows);
  }); // biome-ignore format: tables are read in lines
});
