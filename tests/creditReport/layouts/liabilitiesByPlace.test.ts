import { describe, expect, it } from 'vitest';
import { readLiabilitiesByPlace } from '../../../src/creditReport/layouts/liabilitiesByPlace';
import { piecesOfText, placedLines } from '../../../src/creditReport/page/placed';
import { readByRules } from '../../../src/creditReport/readReport';

const BANK = 'Name and address of Bank, S&L, or Credit Union';
const COMPANY = 'Name and address of Company';
/** A line of the form: what is owned, what is owed, what is paid on it, and how much. */
const line = (owned: string, owed = '', paid = '', sum = '') =>
  `${owned.padEnd(53)}${owed.padEnd(41)}${paid.padEnd(25)}${sum}`.trimEnd();
const asks = (owned: string) => line(owned, COMPANY, '$ Payment/Months', '$');

const FORM = [
  line('ASSETS', "Liabilities and Pledged Assets. List the creditor's name and address"),
  line('Description', 'LIABILITIES', 'Monthly Payment &', 'Unpaid Balance'),
  asks('List checking and savings accounts below'),
  line(BANK, 'OAK HOME LOANS *'),
  line('Old Elm Bank', '450 AMERICAN ST', '1,124.18/ 311', '148,210.00'),
  line('Acct. no. 2210-44871      $ 4,120.55', 'Acct. no. 118204467'),
  asks(BANK),
  line('Fir Bank', 'ASH CARD'),
  line('', 'PO BOX 12699', '(45.00)/ R', '1,987.00'),
  line('', 'GLENDALE AZ 85318'),
  line('Acct. no.                 $', 'Acct. no. 4185 8623 0011'),
  asks('Automobiles owned (make and year)'),
  line('2006 Pontiac G6           $ 9,500.00', 'YEW STORE'),
  line('1999 Dodge Ram            $ 3,000.00', 'PO BOX 15519', '20.00/ 18', '351.00'),
  line('', 'Acct. no.'),
  line('Total Assets a.           $ 16,620.55', 'Total Liabilities b.', '', '$ 150,548.00'),
];

const read = (lines: readonly string[]) =>
  readLiabilitiesByPlace(placedLines(piecesOfText(lines.join('\n')))).map(({ facts }) =>
    facts.map(({ values }) => values[0]).join(' | '),
  );

describe('the liabilities of an application, beside what is owned', () => {
  it('are read in their own columns', () => {
    expect(read(FORM)).toEqual([
      'OAK HOME LOANS | 118204467 | 1,124.18 | 148,210.00',
      'ASH CARD | 4185 8623 0011 | 45.00 | 1,987.00',
      'YEW STORE | 20.00 | 351.00',
    ]);
  });
  it('are all that the page owes: what is owned beside them is no debt', () => {
    const { debts } = readByRules({ text: FORM.join('\n'), tables: [] });
    expect(debts.map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
      ['OAK HOME LOANS', '148,210.00'],
      ['ASH CARD', '1,987.00'],
      ['YEW STORE', '351.00'],
    ]);
  });
  it('are several, each with what is paid and owed', () => {
    expect(read(FORM.slice(0, 6))).toEqual([]);
    const unpaid = FORM.map((one) => one.replace('20.00/ 18', '20.00'));
    expect(read(unpaid)).toHaveLength(2);
    const unnamed = FORM.map((one) => one.replace('YEW STORE', 'PO BOX 155'));
    expect(read(unnamed)).toHaveLength(2);
  });
});
