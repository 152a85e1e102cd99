import { describe, expect, it } from 'vitest';
import { judgePage } from '../../../src/creditReport/judge/judgePage';
import { readInAll } from '../../../src/creditReport/judge/layoutReading';
import { pagesOfText } from '../../../src/creditReport/page/page';
import { readReport } from '../../../src/creditReport/readReport';

const judge = (text: string) => {
  const [page] = pagesOfText(text);
  const reading = page && judgePage(page);
  if (!reading) throw new Error('no page, or too many accounts');
  return reading;
};
const namesIn = (text: string) => judge(text).reads.map(({ debt }) => debt.accountName);

const BLOCK = 'OAK BANK\nAccount #: 1XXXX\nBalance: $5\nPayment Status: Current\n';
const TABLE = 'Lender\tAcct #\tBalance\tStatus\nELM BANK\t2XXXX\t$6\tCurrent\nASH BANK\t3XXXX\t$7\tCurrent\n';
const LETTER =
  'FIR BANK\nAccount number: XXXX1234\nStatement date 05/01/2026\nNew balance   $930.00\nMinimum payment due   $35.00\nPayment due date 05/25/2026';

describe('a page', () => {
  it.each([
    ['blocks of labels', BLOCK, ['OAK BANK']],
    ['a table', TABLE, ['ELM BANK', 'ASH BANK']],
    ['both, in their order', `${BLOCK}\n${TABLE}`, ['OAK BANK', 'ELM BANK', 'ASH BANK']],
    ['both, the other way round', `${TABLE}\n${BLOCK}`, ['ELM BANK', 'ASH BANK', 'OAK BANK']],
    ['a list', 'Chase $500\nCapital One $600', ['Chase', 'Capital One']],
    ['objects', '[{"creditor": "OAK", "balance": 5, "status": "OK"}]', ['OAK']],
    ['a letter, which tells one debt', LETTER, ['FIR BANK']],
    ['nothing', '', []],
    ['prose', 'Dear Sir,\nI write to you about the letter of last week.\nYours', []],
  ])('is read: %s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
  it('is worth more the more of it is explained', () => {
    expect(judge(TABLE).weight).toBeGreaterThan(judge(BLOCK).weight);
    expect(judge(BLOCK).weight).toBeGreaterThan(0);
    expect(judge('').weight).toBe(0);
  });
  it('keeps the account with each debt', () => {
    const [read] = judge(BLOCK).reads;
    expect(read?.account.facts.map(({ kind }) => kind)).toEqual(['number', 'balance', 'status']);
  });
  it.each([
    ['a table', TABLE, 'tables and labels'],
    ['a list', 'Chase $500\nCapital One $600', 'one debt a line'],
    ['a letter', LETTER, 'a letter about one debt'],
    ['nothing', '', ''],
  ])('names the layout of %s', (_, text, layout) => {
    expect(judge(text).layout).toBe(layout);
  });
  it('is not read where a layout that is sure of them holds more rows than 1,000 accounts listed three times', () => {
    const [page] = pagesOfText(`Lender\tAcct #\tBalance\n${'OAK BANK\t1XXXX\t$5\n'.repeat(3001)}`);
    expect(page && judgePage(page)).toBeUndefined();
  });
  it('is not read where a layout that is sure of them holds more than 1,000 numbers', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `Oak Bank\t${at}XXXX\t$5\n`);
    const read = (count: number) => pagesOfText(`Lender\tAcct #\tBalance\n${rows(count).join('')}`)[0];
    const [most, more] = [read(1000), read(1001)];
    expect(most && judgePage(most)?.reads).toHaveLength(1000);
    expect(more && readInAll(more, { kinds: new Map() }, [], 'others')).toBeUndefined();
  });
  it('is read in the one layout that a person has chosen', () => {
    const [page] = pagesOfText(TABLE);
    const lines = page && judgePage(page, { kinds: new Map(), layout: 'one debt a line' });
    expect(lines?.layout).not.toBe('tables and labels');
    expect(lines?.alone.map(({ name }) => name)).toEqual(['one debt a line']);
  });
});

describe('the layouts of lists', () => {
  const asked = (text: string) => judge(text).alone.map(({ name }) => name);
  it('are not asked where whole debts explain every amount, until their readings are wanted', () => {
    expect(asked(TABLE)).not.toContain('one debt a line');
    expect(
      judge(TABLE)
        .unasked()
        .map(({ name }) => name),
    ).toContain('one debt a line');
  });
  it.each([
    ['an amount stands beside the debts', `${TABLE}\nBirch Bank $900`],
    ['a debt has neither number nor status', `${TABLE}FIR BANK\t\t$8\t\n`],
    ['there is one debt', BLOCK],
  ])('are asked where %s', (_, text) => {
    expect(asked(text)).toContain('one debt a line');
    expect(judge(text).unasked()).toEqual([]);
  });
});

it('takes a statement with one number for one debt, whatever a list makes of its notices', () => {
  const notice =
    'Important Messages\nElm Street Notice\nYou are 64 days delinquent on your loan.\nRecent Account History\no Payment due 2/1/22: Unpaid balance of $920.21\no Current payment due 4/1/22: $1,669.71';
  const labels = 'ELM MORTGAGE\nAccount Number: 1234-0567\nOutstanding Principal: $264,776.43';
  const statement = `${labels}\nStatement Date: 3/20/2022\nAmount Due: $4,339.13\nPayment Due Date: 4/1/2022\n\n${notice}`;
  expect(namesIn(statement)).toEqual(['ELM MORTGAGE']);
});

it('takes a statement that prints the one number of its account again for one debt', () => {
  const statement = `${LETTER}\n\nDelinquency Notice\nBalance: $60\nPayment Status: Late 30 Days\n\nDetach here\nAccount number: XXXX1234\nBalance: $930.00`;
  expect(namesIn(statement)).toEqual(['FIR BANK']);
});

it.each(['', '\nAmex\t300.00\t310.00'])(
  'reads a table of previous and new balances row by row, and as no notice%s',
  (more) => {
    const text = `Creditor\tPrevious Balance\tNew Balance\nChase\t1,000.00\t900.00\nCiti\t200.00\t250.00${more}`;
    const { debts } = readReport({ text, tables: [] });
    expect(debts.slice(0, 2).map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
      ['Chase', '900.00'],
      ['Citi', '250.00'],
    ]);
    expect(debts).toHaveLength(more ? 3 : 2);
  },
);

describe('the page of one lender with a total', () => {
  const HEAD = 'Oak Pay\nManage\nHi, Kim\nTotal owed\n$1,177.30\nActive loans\n';
  const LOANS =
    'Elm Bikes\n$864.90 remaining\nNext payment $86.49 due Nov 30\nFir Mart\n$312.40 remaining\nNext payment $52.07 due Dec 3\n';
  it('is of the loans that come to it', () => {
    expect(namesIn(HEAD + LOANS)).toEqual(['Elm Bikes', 'Fir Mart']);
    const upcoming = HEAD.replace('Active', 'Upcoming\nNov 30\n$86.52\nActive');
    expect(namesIn(upcoming + LOANS)).toEqual(['Elm Bikes', 'Fir Mart']);
  });
  it('is a notice where it is about charges that come to it', () => {
    const bill =
      'Oak Dental\nBilling statement\nVisit\n$120.00\nCleaning\n$90.00\nTotal due\n$210.00\nDue Dec 1';
    expect(namesIn(bill)).toEqual(['Oak Dental']);
  });
});
