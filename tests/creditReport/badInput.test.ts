import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/creditReport/readReport';
import { debtsIn } from '../support/reports';

const BLOCK =
  'OAK BANK\nAccount #: 1XXXX\nBalance: $5.00\nMonthly Payment: $1\nPayment Status: Late 30 Days\n';
const OAK = 'OAK BANK | 1XXXX | $5.00 | 30days | $1';

describe('two reports at once', () => {
  const OTHERS = {
    'a table': ['Lender\tAcct #\tBalance\tStatus\nELM BANK\t2XXXX\t$6\tCurrent\n', 'ELM BANK | 2XXXX | $6 | current'],
    'a table one space apart': ['Lender Account # Balance Status\nELM BANK 2XXXX $6 Current\n', 'ELM BANK | 2XXXX | $6 | current'],
    'labels over values': ['Creditor Name\nELM BANK\nAccount Number\n2XXXX\nBalance\n$6\nPay Status\nCurrent\n', 'ELM BANK | 2XXXX | $6 | current'],
    'labels beside values': ['Creditor\tELM BANK\nAccount Number\t2XXXX\nBalance\t$6\nStatus\tCurrent\n', 'ELM BANK | 2XXXX | $6 | current'],
    'three bureaus': ['ELM BANK\nTransUnion\tExperian\tEquifax\nAccount #:\t2XXXX\t2XXXX\t-\nBalance:\t$6\t$7\t-\nPayment Status:\tCurrent\tCurrent\t-\n', 'ELM BANK | 2XXXX | $7 | current |  |  | bureaus-differ'],
    'a collection': ['Collections\nCollection Agency: ELM RECOVERY\nOriginal Creditor: YEW\nAmount: $6\n', 'ELM RECOVERY |  | $6 | 90days |  | YEW | collection'],
  } as const; // biome-ignore format: reports are read in lines
  it.each(Object.entries(OTHERS))('are read whole: blocks, then %s', (_, [text, line]) => {
    expect(debtsIn(`${BLOCK}\n${text}`)).toEqual([OAK, line]);
  });
  it.each(Object.entries(OTHERS))('are read whole: %s, then blocks', (_, [text, line]) => {
    expect(debtsIn(`${text}\nAccounts\n${BLOCK}`)).toEqual([line, OAK]);
  });
  it('give one row for an account that stands in both alike, and two with a doubt where it differs', () => {
    const table = (amount: string) =>
      `Lender\tAcct #\tBalance\tMonthly Payment\tStatus\nOak Bank\t1XXXX\t${amount}\t$1\tLate 30 Days\n`;
    expect(debtsIn(`${BLOCK}\n${table('$5')}`)).toEqual([`${OAK} |  | duplicate-merged`]);
    expect(debtsIn(`${BLOCK}\n${table('$4')}`)).toEqual([
      `${OAK} |  | duplicate-possible`,
      'Oak Bank | 1XXXX | $4 | 30days | $1 |  | duplicate-possible',
    ]);
  });
});

describe('a half-selected account', () => {
  const whole = 'ELM BANK\nAccount #: 2XXXX\nBalance: $6\nPayment Status: Current\n';
  const ELM = 'ELM BANK | 2XXXX | $6 | current';
  it.each([
    [
      'below its name',
      'Account #: 1XXXX\nBalance: $5\nPayment Status: OK\n',
      ' | 1XXXX | $5 | current |  |  | name-missing',
    ],
    ['below its number', 'Balance: $5\nPayment Status: OK\n', ' |  | $5 | current |  |  | name-missing'],
    [
      'below its balance',
      'Monthly Payment: $1\nPayment Status: OK\nTerms: 36\n',
      ' |  |  | current | $1 |  | amount-missing name-missing',
    ],
  ])('cut at the top, %s, is kept with its doubts', (_, text, line) => {
    expect(debtsIn(`${text}\n${whole}`)).toEqual([line, ELM]);
  });
  it.each([
    [
      'above its status',
      'OAK BANK\nAccount #: 1XXXX\nBalance: $5',
      ['OAK BANK | 1XXXX | $5 |  |  |  | no-status'],
    ],
    [
      'above its balance',
      'OAK BANK\nAccount #: 1XXXX\n',
      ['OAK BANK | 1XXXX |  |  |  |  | amount-missing no-status'],
    ],
    [
      'in its balance',
      'OAK BANK\nAccount #: 1XXXX\nBalance:',
      ['OAK BANK | 1XXXX |  |  |  |  | amount-missing no-status'],
    ],
    ['above its number', 'OAK BANK\n', []],
    ['in a label', 'OAK BANK\nAccount', []],
  ])('cut at the bottom, %s, is kept with its doubts where it shows that it is one', (_, text, lines) => {
    expect(debtsIn(`${whole}\n${text}`)).toEqual([ELM, ...lines]);
  });
  it('cut in the middle of a row of a table is kept', () => {
    expect(debtsIn('Lender\tAcct #\tBalance\tStatus\nELM BANK\t2XXXX\t$6\tCurrent\nOAK BANK\t1XX')).toEqual([
      ELM, 'OAK BANK | 1XX |  |  |  |  | amount-missing no-status',
    ]);
  }); // biome-ignore format: rows are read in lines
  it('cut before a stray value takes no other value for its own', () => {
    expect(debtsIn(`$9,999\nLate 90 Days\n${whole}`)).toEqual([ELM]);
  });
});

describe('many debts', () => {
  const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const blocks = (count: number) =>
    numbersTo(count)
      .map((n) => `LENDER BANK\nAccount #: ${n}XXXX\nBalance: $${n}\nPayment Status: Current\n`)
      .join('\n');
  const rows = (count: number) =>
    [
      'Lender\tAcct #\tBalance\tStatus',
      ...numbersTo(count).map((n) => `LENDER BANK\t${n}XXXX\t$${n}\tCurrent`),
    ].join('\n');
  it.each([
    [25, 'blocks', blocks],
    [25, 'rows', rows],
    [250, 'blocks', blocks],
    [250, 'rows', rows],
  ])('are all read, %i of them in %s, in their order', (count, _, textOf) => {
    expect(readReport({ text: textOf(count), tables: [] }).debts.map(({ amountText }) => amountText)).toEqual(
      numbersTo(count).map((n) => `$${n}`),
    );
  });
});

describe('characters that are not seen', () => {
  it.each([
    ['right-to-left marks', '\u202B', '\u202C'],
    ['direction isolates', '\u2067', '\u2069'],
    ['right-to-left overrides', '\u202E', '\u202C'],
    ['zero-width blanks', '\u200B', '\uFEFF'],
    ['control characters', '\u0000', '\u001B'],
    ['odd blanks', '\u00A0', '\u2003'],
  ])('change nothing: %s', (_, before, after) => {
    const marked = BLOCK.replace(
      /^(.*?)(: )?(.*)$/gm,
      (_line, label, colon = '', value) => `${before}${label}${colon}${before}${value}${after}`,
    );
    expect(debtsIn(marked)).toEqual([OAK]);
    expect(debtsIn(BLOCK.replaceAll(' ', ` ${before}`))).toEqual([OAK]);
  });
  it.each([
    ['soft hyphens', 'Bal\u00ADance', 'Pay\u00ADment Sta\u00ADtus'],
    ['soft hyphens at the end of a line', 'Bal\u00AD\nance', 'Payment Sta\u00AD\r\ntus'],
    ['zero-width blanks', 'Bal\u200Bance', 'Payment\u200B Status'],
    ['odd blanks', 'Balance', 'Payment\u00A0Status'],
  ])('stand in labels: %s', (_, balance, status) => {
    expect(debtsIn(BLOCK.replace('Balance', balance).replace('Payment Status', status))).toEqual([OAK]);
  });
  it('are ligatures, written out', () => {
    const text = 'PACI\uFB01C \uFB02EET\nAccount #: 1XXXX\nBalance: $5\nPayment Status: Charge-o\uFB00\n';
    expect(debtsIn(text)).toEqual(['PACIfiC flEET | 1XXXX | $5 | 90days |  |  | charge-off']);
  });
  it.each(['\r\n', '\r', '\u2028', '\u0085', '\v'])('are other line ends: %j', (end) => {
    expect(debtsIn(BLOCK.replaceAll('\n', end))).toEqual([OAK]);
  });
});
