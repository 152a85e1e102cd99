import { describe, expect, it } from 'vitest';
import { type ClipboardText, readReport } from '../../src/creditReport/readReport';

const HEAD = ['Creditor', 'Acct #', 'Balance', 'Status'];
const OAK = ['OAK', '1XX', '$5', 'OK'];
const ASH = ['ASH', '2XX', '$7', 'OK'];
const namesIn = (text: string, ...tables: ClipboardText['tables']) =>
  readReport({ text, tables }).debts.map(({ accountName }) => accountName);
const kindOf = (text: string, ...tables: ClipboardText['tables']) => readReport({ text, tables }).kind;

describe('the tables are read', () => {
  it.each([
    ['where there is no text', '', [HEAD, OAK], ['OAK']],
    ['where they give more debts', 'Creditor: ELM\nBalance: $6', [HEAD, OAK, ASH], ['OAK', 'ASH']],
    ['where they give as many debts and others without amounts', 'Creditor: ELM\nBalance: $6', [HEAD, OAK, ['ASH', '2XX', '####', 'OK']], ['OAK', 'ASH']],
    ['where they hold a number that the text had lost', 'Creditor: ELM\nBalance: $6', [HEAD, ['OAK', { text: '6E+15', exact: '6011000000001230' }, '$5', 'OK']], ['OAK']],
  ])('%s', (_, text, table, names) => {
    expect(namesIn(text, table)).toEqual(names);
  });
  it('one after the other', () => {
    expect(namesIn('', [HEAD, OAK], [HEAD, ASH])).toEqual(['OAK', 'ASH']);
    expect(namesIn('', [HEAD], [OAK, ASH])).toEqual(['OAK', 'ASH']);
  });
}); // biome-ignore format: tables are read in lines

describe('the text is read', () => {
  it.each([
    ['where it says as much', 'Creditor: ELM\nAcct #: 1XX\nBalance: $5\nStatus: OK', [HEAD, OAK]],
    [
      'where it says more',
      'Creditor: ELM\nBalance: $6',
      [
        ['Creditor', 'Terms'],
        ['OAK', '36'],
      ],
    ],
    [
      'where it gives a name and an amount more',
      'Creditor: ELM\nBalance: $6',
      [HEAD, ['-', '1XX', '$5', 'OK'], ['-', '2XX', '$5', 'OK']],
    ],
    ['where the tables hold none', 'Creditor: ELM\nBalance: $6', [['a', 'b']]],
  ])('%s', (_, text, table) => {
    expect(namesIn(text, table)).toEqual(['ELM']);
  });
});

describe('the kind is that of', () => {
  it.each([
    ['the tables, where the text is nothing', 'Dear Sir,\nI write to you.\nYours', [['a', 'b']], 'cells'],
    ['the text, where neither gives debts', 'a\tb', [['Page 1'], ['I write to you, Sir.']], 'cells'],
    ['the tables with debts', '', [HEAD, OAK], 'report'],
  ])('%s', (_, text, table, kind) => {
    expect(kindOf(text, table)).toBe(kind);
  });
});

describe('a text without labels is', () => {
  it.each([
    ['a row of six cells', 'a\tb\tc\td\te\tf\ng\th', 'cells'],
    ['a row of seven cells', 'a\tb\tc\td\te\tf\tg\nh\ti', 'nothing'],
    ['a cell of 40 characters', `${'x'.repeat(40)}\tb\nc\td`, 'cells'],
    ['a cell of 41 characters', `${'x'.repeat(41)}\tb\nc\td`, 'nothing'],
    ['lines of 40 characters', `${'x'.repeat(40)}\nb`, 'cells'],
    ['lines of 41 characters', `${'x'.repeat(41)}\nb`, 'nothing'],
    ['one long line', 'x'.repeat(100), 'cells'],
    ['names', 'CHASE\nOAK BANK', 'cells'],
    ['a name with a full stop', 'CHASE.\nOAK', 'cells'],
    ['a sentence', 'I thank you.\nOAK', 'nothing'],
    ['a sentence and cells', 'I thank you.\tb\nOAK\tc', 'cells'],
    ['a page number', 'Page 3\nOAK', 'nothing'],
    ['a label', 'Vendor: x\nOAK', 'nothing'],
    ['headings alone', 'Creditor\tBalance\nOther', 'cells'],
  ])('%s: %s', (_, text, kind) => {
    expect(readReport({ text, tables: [] })).toMatchObject({ kind, debts: [], source: text });
  });
});

describe('a file of values', () => {
  it.each([
    ['with commas', 'Creditor,Balance\nOAK,5'],
    ['with semicolons', 'Creditor;Balance\nOAK;5'],
    ['with bars', 'Creditor|Balance\nOAK|5'],
    ['with its headings in the tenth line', `${'x\n'.repeat(9)}Creditor,Balance\nOAK,5`],
  ])('is read %s', (_, text) => {
    expect(namesIn(text)).toEqual(['OAK']);
  });
  it.each([
    ['bars', 'OAK | 1XXXX | $5 | OK\nELM | 2XXXX | $6 | OK'],
    ['semicolons', 'OAK; 1XXXX; $5; OK\nELM; 2XXXX; $6; OK'],
  ])('is read without headings where every line has as many %s', (_, text) => {
    expect(namesIn(text)).toEqual(['OAK', 'ELM']);
  });
  it('is read as a list where the bars are not even, or on one line', () => {
    expect(namesIn('OAK | 1XXXX | $5\nELM | 2XXXX | $6 | OK')).toEqual(['OAK', 'ELM']);
    expect(namesIn('OAK | 1XXXX | $5')).toEqual(['OAK']);
  });
  it('is none where blanks part the headings and only the sums have commas', () => {
    const text = 'Creditor      Acct #    Balance\nOAK           1XXXX     1,005.00\nELM           2XXXX     2,006.00';
    expect(readReport({ text, tables: [] }).debts.map(({ amountText }) => amountText)).toEqual([
      '1,005.00', '2,006.00',
    ]);
  }); // biome-ignore format: tables are read in lines
  it.each([
    ['without headings', 'OAK,5\nELM,6'],
    ['with one heading', 'Creditor,x\nOAK,5'],
    ['with tabs too', 'Creditor,Balance\nOAK,5\nx\ty'],
  ])('is none %s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

it('reads tables and the blocks between them in their order', () => {
  const block = (name: string) => `${name}\nAccount #: 9XXXX\nBalance: $1\n\n`;
  const table = (name: string) => `Lender\tBalance\tStatus\n${name}\t$5\tOK\n\n`;
  expect(namesIn(`${block('A BANK')}${table('B BANK')}${block('C BANK')}${table('D BANK')}${block('E BANK')}`)).toEqual([
    'A BANK', 'B BANK', 'C BANK', 'D BANK', 'E BANK',
  ]);
}); // biome-ignore format: names are read in lines
