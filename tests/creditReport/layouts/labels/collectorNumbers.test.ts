import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readCollectorNumbers } from '../../../../src/creditReport/layouts/labels/collectorNumbers';
import { pageOfElements, pagesOfText } from '../../../../src/creditReport/page/page';

function debtsIn(text: string): string[] {
  return readCollectorNumbers(pagesOfText(text)[0] ?? pageOfElements([])).flatMap((account) => {
    const debt = debtOf(account);
    return debt
      ? [[debt.accountName, debt.accountNumber, debt.amountText, debt.originalCreditor].join('|')]
      : [];
  });
}

const card = (head: string, client: string, sum: string) =>
  `${head}\n${client}\nBalance: ${sum}\nStatus: In Collections\n`;

describe('the accounts of a collector that begin with his own numbers', () => {
  it.each([
    ['his initials', 'Oak Collection Bureau', 'OCB Account #', 'Creditor: '],
    ['his first word', 'Oak Receivables Group', 'Oak File #', 'Client: '],
    ['a number in words', 'Oak Recovery Services', 'ORS Account Number:', 'Client Name: '],
    ['a reference', 'Oak Adjustment Bureau, Inc.', 'OAB Reference #', 'Creditor Name: '],
    ['his first words', 'Oak Hill Collections LLC', 'Oak Hill Account No', 'Creditor: '],
  ])('are his, and were owed to whom he names: %s', (_, name, number, label) => {
    const text = `${name}\nLog Out\n\n${card(`${number} 30177264`, `${label}Elm Clinic`, '$640.00')}\n${card(`${number} 30177301`, `${label}Fir Hospital`, '$1,225.25')}`;
    expect(debtsIn(text)).toEqual([
      expect.stringMatching(/^Oak .*\|30177264\|\$640\.00\|Elm Clinic$/),
      expect.stringMatching(/^Oak .*\|30177301\|\$1,225\.25\|Fir Hospital$/),
    ]);
  });
  it('have the numbers that he gave them, not those that the first owner gave them', () => {
    const one = (own: string, before: string, sum: string) =>
      `Oak account number\n${own}\nCurrent creditor\nOak Portfolio LLC\nOriginal creditor\nElm Bank, N.A.\nOriginal account ending in\n${before}\nCurrent balance\n${sum}\nStatus\nActive\n`;
    expect(
      debtsIn(`Oak\n\n${one('OP-1120044', '3391', '$812.40')}\n${one('OP-1133870', '0027', '$2,640.00')}`),
    ).toEqual([
      'Oak Portfolio LLC|OP-1120044|$812.40|Elm Bank, N.A.',
      'Oak Portfolio LLC|OP-1133870|$2,640.00|Elm Bank, N.A.',
    ]);
  });
  it('are his whom a sentence names whole, where labels name but who was owed first', () => {
    const one = (own: string, first: string, sum: string) =>
      `Oak Ridge account # ${own}\nOriginal creditor: ${first}\nBalance due: ${sum}\n`;
    const head =
      'From: Oak Ridge Recovery <mail@oak.example>\nSubject: Your accounts\n\nOak Ridge Recovery, LLC purchased the accounts below.';
    expect(
      debtsIn(
        `${head}\n\n${one('OR-77104', 'Elm Bank', '$846.93')}\n${one('OR-77105', 'Fir Store', '$64.20')}`,
      ),
    ).toEqual([
      'Oak Ridge Recovery, LLC|OR-77104|$846.93|Elm Bank',
      'Oak Ridge Recovery, LLC|OR-77105|$64.20|Fir Store',
    ]);
  });
  it.each([
    ['a bank gave the numbers', 'Oak Community Bank', 'OCB Account #', 'OCB Account #', 'Creditor: '],
    ['nobody is called so', 'Elm Collection Bureau', 'OCB Account #', 'OCB Account #', 'Creditor: '],
    ['several gave numbers', 'Oak Collection Bureau', 'OCB Account #', 'ECB Account #', 'Creditor: '],
    ['nobody gave them to him', 'Oak Collection Bureau', 'OCB Account #', 'OCB Account #', 'Service: '],
    ['they are of anybody', 'Oak Collection Bureau', 'Your account #', 'Your account #', 'Creditor: '],
  ])('are none where %s', (_, name, first, second, label) => {
    const text = `${name}\nLog Out\n\n${card(`${first} 30177264`, `${label}Elm Clinic`, '$640.00')}\n${card(`${second} 30177301`, `${label}Fir Hospital`, '$1,225.25')}`;
    expect(debtsIn(text)).toEqual([]);
  });
  it('are none where there is one alone', () => {
    expect(
      debtsIn(`Oak Collection Bureau\n\n${card('OCB Account # 30177264', 'Creditor: Elm', '$640.00')}`),
    ).toEqual([]);
  });
});
