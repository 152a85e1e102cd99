import { describe, expect, it } from 'vitest';
import { readLines } from '../../src/creditReport/lines';
import { accountOfRow, areHeadings, readHeadings } from '../../src/creditReport/tables';

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
  it.each([
    ['Creditor\tBalance', 'name balance'],
    ['Creditor:\tBalance ($)\tStatus*', 'name balance statusLoose'],
    ['Creditor\tBalance\tFoo\tBar', 'name balance - -'],
    ['\tCreditor\tBalance\t', '- name balance -'],
    ['Creditor\tBalance\tFoo 12', 'name balance -'],
    ['"Account\nNumber"\tBalance', 'number balance'],
  ])('reads %j', (text, kinds) => {
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
