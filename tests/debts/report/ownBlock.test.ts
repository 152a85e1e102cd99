// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { DEBT_FIELDS } from '../../../src/debts/debt';
import { isForTheSheet, isOwnBlock } from '../../../src/debts/report/ownBlock';
import { readClipboard } from '../../../src/sheet/clipboard/readClipboard';
import { REPORT_FIXTURES } from '../../support/reportFixtures';

/** Whether a block is taken for the debts' own columns where it lands in those from a first one. */
function isOwn(rows: string, from: (typeof DEBT_FIELDS)[number] = 'accountName', hasTotals = false): boolean {
  const table = rows.split('\n').map((row) => row.split('\t'));
  return isOwnBlock({ table, columns: DEBT_FIELDS.slice(DEBT_FIELDS.indexOf(from)), hasTotals });
}

const LONG = 'First National Bank and Trust Company of the Greater Example Metropolitan Area';

describe('cells that were copied out of the sheet', () => {
  const isForIt = (copiedFrom: readonly string[], from = 0) => {
    const columns = DEBT_FIELDS.slice(from);
    const about = { hasHeader: false, hasTotals: false, isDoubtful: false };
    const table = [['B', '615.14', '200.20']];
    return isForTheSheet('B\t615.14\t200.20', { table, columns, copiedFrom, ...about });
  };

  it('are pasted as they are, whatever they look like, in the columns that they are of', () => {
    expect(isForIt([])).toBe(false);
    expect(isForIt(['accountName', 'accountNumber', 'amount'])).toBe(true);
  });

  it('are looked at as any others in other columns', () => {
    expect(isForIt(['accountNumber', 'amount', 'originalCreditor'])).toBe(false);
  });

  it('may go over the edge of the sheet', () => {
    expect(isForIt(['current', 'paying', 'accountName'], 4)).toBe(true);
  });
});

describe('a block', () => {
  it.each<[string, string, (typeof DEBT_FIELDS)[number]?]>([
    ['a row of all columns', 'CAPITAL ONE\t5178****\t$2,845.00\tCreditor 1\tCurrent\t62'],
    ['a name of more than 70 characters', `${LONG}\t1234\t$500\tCreditor 1\tCurrent\t`],
    ['such a name without an amount', `${LONG}\t1234\t\tCreditor 1\tCurrent\t`],
    ['such a name and a number alone', `${LONG}\t1234\nSecond Bank\t5678`],
    [
      'names of one letter and numbers of one digit',
      'A\t1\t5\tother\tcurrent\t5\nB\t2\t6\tother\tcurrent\t5',
    ],
    ['an amount that is none', 'First Bank\t1234\tunknown\tother\tCurrent\t5'],
    ['a share for $ Paying', 'Chase\t4417\t4000\tCreditor 1\tCurrent\t50%'],
    ['shares alone for $ Paying', '50 %\n12.5%', 'paying'],
    ['a number that is none', 'First Bank\tunknown\t500\tother\tCurrent\t5'],
    ['one doubtful amount of three', 'A\t1\t5\nB\t2\tpaid?\nC\t3\t7'],
    ['a status in other words', 'EXAMPLE BANK\t12****\t$5\t\tLate 60 Days\t$1'],
    ['an original creditor by its name', 'MIDLAND\t8547****\t1245\tCOMENITY BANK\tCollection\t'],
    ['the columns from $ Amount on', '$500\tother\tcurrent\t5\n$600\t\t\t', 'amount'],
    ['the columns from Account Number on', '4111 1111 1111 1234\t500\nAB-12\t600', 'accountNumber'],
    ['one name that is a label', 'Account\t1957\nCITI\t7781'],
    ['names that begin as labels do', 'Account Now\t1957****\nStatus Quo Bank\t77812****'],
    ['labels among rows of more', 'Balance\t1957\t$5\nStatus\t1958\t$6\nOak\t1959\t$7'],
    ['empty cells at the end of its rows', 'A\t1\t5\t\t\t\t\t'],
    ['amounts and empty cells before them', '\t\t500\t\t\t100\n\t\t600'],
    ['one column of amounts for amounts', 'USD 30\n(75)\n1.234,56\n5%', 'amount'],
    ['a word among them', 'First\n700', 'paying'],
  ])('with %s is one of our own columns', (_, rows, from) => {
    expect(isOwn(rows, from)).toBe(true);
  });

  it.each<[string, string, (typeof DEBT_FIELDS)[number]?]>([
    ['headings of another program', 'Creditor\tAcct #\tBalance\nCHASE\t1234\t$5\nOAK\t1235\t$6'],
    ['such headings below a title', 'Debts\n\nBank\tBalance\tPayoff\nOak\t1000\t1020\nElm\t2000\t2050'],
    ['labels and values', 'Creditor\tCHASE\nBalance\t$500\nAccount Number\t1234\nStatus\tCurrent'],
    [
      'accounts, each with labels below its name',
      'UPSTART\nBalance\t15811\nStatus\tCurrent\nAcct No\t1957\nAPR\t22.9%\nCITI\nBalance\t980\nAcct No\t7781\nAPR\t19.9%',
    ],
    ['labels of one account', 'UPSTART\nCurrent Balance\t15811\nAcct #\t1957'],
    ['labels with colons', 'Account:\t1234\nNumber:\t5678'],
    ['the status where the amount should be', 'CHASE\t1234****\tCurrent\t$5,000\t$420.10\t$20'],
    ['the status where the creditor should be', 'CHASE\t1234****\t$420.10\t30 Days Late'],
    ['a limit where the creditor should be', 'CHASE\t1234****\t$420.10\t$5,000\tCurrent\t$20'],
    ['words where the amount should be and little else', 'CHASE\t1234\tRevolving\t\tCurrent'],
    ['shares where the amount should be', 'CHASE\t4417\t50%\tCreditor 1'],
    ['the number first', '4111111111\tCHASE\t$500'],
    ['names where the amount should be', 'CHASE\t1234\t$500', 'amount'],
    ['a long account number where the amount should be', 'CHASE\tCard\t4111111111111111'],
    ['dates where the number should be', 'CHASE\t01/02/2024\t$500\nOAK\t01/03/2024\t$600'],
    ['one column', 'CHASE\nOAK'],
    ['one column of names and amounts', 'CHASE\n700'],
    ['one column of labels', 'Creditor: CHASE\nBalance: $5', 'amount'],
    ['names and nothing that tells', 'CHASE\t\t\tCreditor 1'],
    ['more columns than the sheet has', 'A\t1\t5\tother\tcurrent\t5\t7'],
    ['nothing', '\t\n\t'],
    ['names and whole amounts', 'Visa\t1200\nAmex\t850'],
    ['names with two amounts, one with cents', 'Visa\t6204.18\t187.44\nOak\t13077\t412\nElm\t0\t0'],
    ['names and amounts of which most are whole', 'Visa\t1200\nOak\t1300\nElm\t1400\nAmex\t8505.50'],
    ['names and round amounts of four digits', 'Visa\t1200\nAmex\t8500'],
    ['names and amounts with a total of them', 'Visa\t1201\nAmex\t8500\nTotal\t9800'],
  ])('with %s is none of our own columns', (_, rows, from) => {
    expect(isOwn(rows, from)).toBe(false);
  });
});

it('names and amounts of four digits over a total that is left out are none of our own columns', () => {
  expect(isOwn('Visa\t1201\nAmex\t8500', 'accountName', true)).toBe(false);
});

it('names and one number of four digits, or numbers of other lengths with zeros before them, are our own columns', () => {
  expect(isOwn('Visa\t1200')).toBe(true);
  expect(isOwn('Visa\t0012\nAmex\t85013')).toBe(true);
});

describe('a report', () => {
  /** The two that are rows of our own columns. */
  const OWN = ['20-tsv-no-header-grid-order', '21-own-grid-round-trip'];

  it.each(REPORT_FIXTURES)('$name is told from our own columns', async ({ name, text, html }) => {
    const read = await readClipboard({ text, html });
    const table = read.ok ? read.table : [];
    const body = name === '21-own-grid-round-trip' ? table.slice(1) : table;
    expect(isOwnBlock({ table: body, columns: DEBT_FIELDS, hasTotals: false })).toBe(OWN.includes(name));
  });
});
