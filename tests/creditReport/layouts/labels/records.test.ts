import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readRecords } from '../../../../src/creditReport/layouts/labels/records';
import { readLines } from '../../../../src/creditReport/page/lines';

function debtsIn(text: string): string[] {
  return readRecords(readLines(text)).map((account) => {
    const debt = debtOf(account);
    return [debt?.accountName, debt?.accountNumber, debt?.amountText, debt?.payingText].join('|');
  });
}

const record = (name: string, balance: string, payment = '$36') => `
Loan Type Code:D1
Loan Award ID:XXXXX4410S16
Loan Canceled Amount:$0
Loan Outstanding Principal Balance:${balance}
Loan Repayment Plan Scheduled Amount:${payment}
Loan Status:RP
Loan Status:IA
Loan Contact Name:${name}`;

describe('records of labels', () => {
  it('are divided where they are most alike, and leave out what stands over them', () => {
    const text = `Student Last Name:OKONSKI\nStudent Total Loans:$900${record('OAK EDU', '$3,112')}${record('ELM EDU', '$19,405', '$21')}`;
    expect(debtsIn(text)).toEqual(['OAK EDU|XXXXX4410S16|$3,112|$36', 'ELM EDU|XXXXX4410S16|$19,405|$21']);
  });
  it('begin with the end of one whose beginning was not selected', () => {
    const block = (name: string, balance: string) =>
      `\n\nLender: ${name}\nAcct: ****1234\nOwed now: ${balance}\nMonthly pmt: $5\nOpened: 03/2020`;
    expect(
      debtsIn(`Owed now: $700\nMonthly pmt: $9${block('OAK BANK', '$1')}${block('ELM BANK', '$2')}`),
    ).toEqual(['||$700|$9', 'OAK BANK|****1234|$1|$5', 'ELM BANK|****1234|$2|$5']);
  });
  it('begin at their first label also where one of them lacks another', () => {
    const block = (name: string, balance: string) =>
      `Lender: ${name}\nAcct: ****1234\nOwed now: ${balance}\n`;
    const text = `${block('OAK BANK', '$1')}Monthly pmt: $5\n\n${block('ELM BANK', '$2')}Monthly pmt: $6\n\n${block('ASH BANK', '$3')}`;
    expect(debtsIn(text)).toEqual([
      'OAK BANK|****1234|$1|$5',
      'ELM BANK|****1234|$2|$6',
      'ASH BANK|****1234|$3|',
    ]);
  });
  it('may have what a form advises, with figures, behind a label', () => {
    const box = (name: string, number: string) =>
      `Who do you owe?\t${name}\nAccount number (last 4 is fine)\t${number}\nHow much do you owe today?\t$500\nMinimum payment each month\t$20\nAre you behind?\tNo`;
    expect(debtsIn(`${box('Oak Bank', '1936')}\n${box('Elm Bank', 'EB-2217764')}`)).toEqual([
      'Oak Bank|1936|$500|$20',
      'Elm Bank|EB-2217764|$500|$20',
    ]);
  });
  it('may have but three labels, where these come again in the same order and nothing else stands there', () => {
    const box = (name: string, number: string, balance: string) =>
      `Name\t${name}\nAccount\t${number}\nBalance\t${balance}`;
    const text = [box('Oak', '4410', '$500.00'), box('Elm', '2019', '$70.10')];
    expect(debtsIn(text.join('\n'))).toEqual(['Oak|4410|$500.00|', 'Elm|2019|$70.10|']);
    expect(debtsIn(text.join('\n\n'))).toEqual(['Oak|4410|$500.00|', 'Elm|2019|$70.10|']);
    expect(debtsIn(`${text.join('\n')}\nName\tAsh`)).toEqual([]);
    expect(debtsIn(`My debts\n${text.join('\n')}`)).toEqual([]);
  });
  it('may have but two labels in cells of their own', () => {
    const text = 'Bank\tOak\nAmount owed\t$500.00\nBank\tElm\nAmount owed\t$70.10';
    expect(debtsIn(text)).toEqual(['Oak||$500.00|', 'Elm||$70.10|']);
  });
  it.each([
    ['one record', record('OAK EDU', '$5')],
    ['few labels', 'Name: OAK\nOwed: $5\nName: ELM\nOwed: $6'],
    [
      'running text',
      `Dear member\nplease read this\nwith care\nand call us\nsoon${record('OAK', '$5').slice(0, 60)}`,
    ],
  ])('are none in %s', (_, text) => {
    expect(debtsIn(text)).toEqual([]);
  });
});
